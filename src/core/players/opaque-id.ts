/**
 * 96 random bits as 24 lower-case hex digits, made by who saves the games. Ids join games, names do not (decision 14);
 * nothing can be read from one.
 */
export type OpaqueId = string;

/** One person, from game to game. */
export type BowlerId = OpaqueId;

/** A group's games on one evening share it. */
export type PartyId = OpaqueId;

/** One bowler's games in a row. */
export type SeriesId = OpaqueId;

/** The data folder that a game was bowled in. */
export type Origin = OpaqueId;

export const OPAQUE_ID = /^[0-9a-f]{24}$/u;
