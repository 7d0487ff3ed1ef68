import { defineStore } from 'pinia';
import type { Half } from '../../../contract/contract.ts';
import type { LineUpDraft } from './line-up-draft.ts';

/** A line-up that is typed for a half. */
export interface KeptDraft {
  readonly draft: LineUpDraft;
  /** The chosen number of games in a series; undefined: nothing was chosen. */
  readonly games: number | null | undefined;
  /** The game on the board of that half meanwhile; null: none. */
  readonly on: string | null;
}

/** The line-ups typed so far while another page, or the other lane of a pair, has the keys, or when the front desk begins a game there. Nothing of them is saved. */
export const useKeptDrafts = defineStore('keptDrafts', () => {
  const drafts = new Map<Half, KeptDraft>();

  /** Takes the half's line-up back, unless another game has begun there since. */
  function take(half: Half, on: string | null): KeptDraft | null {
    const kept = drafts.get(half) ?? null;
    drafts.delete(half);
    return kept?.on === on ? kept : null;
  }

  function keep(half: Half, kept: KeptDraft): void {
    drafts.set(half, kept);
  }

  /** The party that typed them has gone. */
  function drop(): void {
    drafts.clear();
  }

  return { take, keep, drop };
});
