/** Everything that both sides of the bridge share. Users of the contract import only this file. */
export type { StartNotice } from '../text/start/notice.ts';
export * from './archive.ts';
export * from './calls.ts';
export * from './copies.ts';
export * from './diagnostics.ts';
export type * from './failure.ts';
export * from './evening.ts';
export * from './exports.ts';
export type * from './front-desk.ts';
export * from './game-news.ts';
export * from './games.ts';
export * from './halves.ts';
export * from './house.ts';
export * from './imports.ts';
export * from './leagues.ts';
export * from './logo.ts';
export * from './matches.ts';
export type * from './notices.ts';
export * from './opening.ts';
export * from './printing.ts';
export * from './practice.ts';
export * from './prints.ts';
export type * from './program-state.ts';
export type * from './runtime.ts';
export * from './save-trouble.ts';
export type * from './saved-file.ts';
export * from './screens.ts';
export * from './settings.ts';
export type * from './sheet.ts';
export * from './staff.ts';
export * from './statistics.ts';
export type * from './take-over.ts';
export * from './standstill.ts';
export type * from './update.ts';

/** The single Electron channel for calls and notices. */
export const CHANNEL = 'lane';
