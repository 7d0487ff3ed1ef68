import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import { makeNotation } from '../../core/line/notation.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { scoreLine, writtenScore } from '../../core/line/score.ts';
import { nameOf } from '../console/desk/describe.ts';
import { useHere } from '../lane/game/here.ts';
import { readLine, type Written } from './written-line.ts';

/** One player's field: its text and how it is read. */
export interface PaperLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly text: string;
  readonly written: Written;
  readonly posted: number | null;
}

/** The game's lines being rewritten; nothing is sent before `apply`. */
export interface PaperLines {
  readonly lines: ComputedRef<readonly PaperLine[]>;
  readonly write: (player: PlayerId, text: string) => void;
  /** The first unreadable line. */
  readonly wrong: ComputedRef<PaperLine | null>;
  readonly changed: ComputedRef<readonly PaperLine[]>;
  /** Names of the sent lines that were entered, and of those that were not. */
  readonly sent: ComputedRef<{ readonly entered: readonly string[]; readonly missing: readonly string[] }>;
  readonly sending: Readonly<Ref<boolean>>;
  /** Sends the changed lines in order up to the first refusal; true if all were entered. */
  readonly apply: () => Promise<boolean>;
}

/** The state of the lines-from-paper view. A field that was not edited follows the game. */
export function usePaperLines(): PaperLines {
  const here = useHere();
  const texts = shallowRef<ReadonlyMap<PlayerId, string>>(new Map());
  const asked = shallowRef<ReadonlySet<PlayerId>>(new Set());
  const sending = ref(false);

  const lines = computed(() => {
    const { game } = here.board;
    if (game === null) return [];
    return game.position.lines.map(({ player, line }) => {
      const text = texts.value.get(player) ?? makeNotation(line);
      const written = readLine(line, text);
      return {
        player,
        name: nameOf(game, player),
        text,
        written,
        posted: writtenScore(line, scoreLine(line)),
      };
    });
  });
  const wrong = computed(() => lines.value.find(({ written }) => written.kind === 'wrong') ?? null);
  const changed = computed(() =>
    lines.value.filter(({ written }) => written.kind === 'line' && written.changes),
  );
  const sent = computed(() => {
    const tried = lines.value.filter(({ player }) => asked.value.has(player));
    const isIn = ({ written }: PaperLine): boolean => written.kind === 'line' && !written.changes;
    return {
      entered: tried.filter(isIn).map(({ name }) => name),
      missing: tried.filter((line) => !isIn(line)).map(({ name }) => name),
    };
  });

  function write(player: PlayerId, text: string): void {
    texts.value = new Map(texts.value).set(player, text);
  }

  async function apply(): Promise<boolean> {
    if (sending.value || wrong.value !== null) return false;
    sending.value = true;
    try {
      const toSend = changed.value;
      asked.value = new Set([...asked.value, ...toSend.map(({ player }) => player)]);
      for (const { player, text } of toSend)
        if (!(await here.changes.apply({ kind: 'agreeLine', player, notation: text })).ok) return false;
      return true;
    } finally {
      sending.value = false;
    }
  }

  return { lines, write, wrong, changed, sent, sending, apply };
}
