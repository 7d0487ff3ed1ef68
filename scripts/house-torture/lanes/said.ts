/** What the process of some lanes and the torture tell each other. */
import * as v from 'valibot';

/** A lane of the torture, and how its folder finds the house. */
export const SIM_LANE = v.strictObject({
  lane: v.number(),
  /** The data folder. */
  path: v.string(),
  /** Where the house answers: this lane's own piece of network. */
  address: v.string(),
  house: v.string(),
  key: v.string(),
  seed: v.number(),
  /** Milliseconds between two acts of its bowlers, on average. */
  pace: v.number(),
});
export type SimLaneConfig = v.InferOutput<typeof SIM_LANE>;

export const ASKED = v.variant('ask', [
  v.strictObject({ ask: v.literal('open'), config: SIM_LANE }),
  /** Ends a lane as a program ends. */
  v.strictObject({ ask: v.literal('close'), lane: v.number() }),
  /** Its bowlers stop; the link continues. */
  v.strictObject({ ask: v.literal('rest'), lane: v.number() }),
  v.strictObject({ ask: v.literal('bowl'), lane: v.number() }),
  /** Its party stops the game and goes; others come after a while. */
  v.strictObject({ ask: v.literal('leave'), lane: v.number() }),
  /** Its clock goes wrong by so many milliseconds. */
  v.strictObject({ ask: v.literal('clock'), lane: v.number(), wrong: v.number() }),
]);
export type Asked = v.InferOutput<typeof ASKED>;

export const SAID = v.variant('said', [
  v.strictObject({ said: v.literal('done'), ask: v.string(), lane: v.number(), ok: v.boolean() }),
  v.strictObject({
    said: v.literal('lanes'),
    lanes: v.array(
      v.strictObject({
        lane: v.number(),
        /** Balls that were acknowledged since the process began. */
        balls: v.number(),
        /** Whether the house has everything, as the link says. */
        delivered: v.boolean(),
        connected: v.boolean(),
      }),
    ),
    /** Milliseconds from the press to the disk, of each ball since the last time. */
    times: v.array(v.number()),
  }),
  v.strictObject({ said: v.literal('trouble'), lane: v.number(), words: v.string() }),
]);
export type Said = v.InferOutput<typeof SAID>;
