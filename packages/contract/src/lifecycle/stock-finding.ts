import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * What a count of the shop's Steam accounts finds (docs/behaviour/catalogue.md#stock-taking). missing: an item that
 * should lie there does not; unknown: something lies there that is no item; moved: an item lies on another account of
 * ours, or has another number in Steam.
 */
export const findingKinds = ['missing', 'unknown', 'moved'] as const

export type FindingKind = (typeof findingKinds)[number]

/** The life of a finding: it is open until a count does not find it any more, or somebody has answered it. */
export const stockFindingLifecycle = defineLifecycle({
  states: ['open', 'gone', 'withdrawn', 'dismissed', 'added', 'ignored', 'corrected'],
  steps: {
    close: { from: ['open'], to: 'gone', by: ['job'] },
    withdraw: {
      from: ['open'],
      to: 'withdrawn',
      by: ['staff'],
      command: 'withdraw',
      only: ['isMissing'],
      needs: ['because'],
    },
    dismiss: { from: ['open'], to: 'dismissed', by: ['staff'], command: 'dismiss', only: ['isMissing'] },
    add: { from: ['open'], to: 'added', by: ['staff'], command: 'add', only: ['isUnknown'], hasOwnCall: true },
    ignore: { from: ['open'], to: 'ignored', by: ['staff'], command: 'ignore', only: ['isUnknown'] },
    correct: { from: ['open'], to: 'corrected', by: ['staff'], command: 'correct', only: ['isMoved'] },
  },
})

export type FindingState = StateOf<typeof stockFindingLifecycle>

export const findingStates = stockFindingLifecycle.states

/** Nobody has answered it, and the last count still found it. */
export const isFindingOpen = (state: FindingState): boolean => state === 'open'

/** What lies there has become an item of the shop by it. */
export const isFindingAdded = (state: FindingState): boolean => state === 'added'
