import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of a dispute: what the bank says of it, repeatedly and in any order (which word counts is decided by
 * isNews). An inquiry is a bank's question and takes no money; one that was closed may be asked again.
 */
export const disputeLifecycle = defineLifecycle({
  states: ['inquiry', 'open', 'won', 'lost'],
  steps: {
    asked: { from: ['won'], to: 'inquiry', by: ['report'], unless: 'hasTaken' },
    opened: { from: ['inquiry', 'won', 'lost'], to: 'open', by: ['report'] },
    won: { from: ['inquiry', 'open', 'lost'], to: 'won', by: ['report'] },
    lost: { from: ['inquiry', 'open', 'won'], to: 'lost', by: ['report'] },
  },
})

export const disputeStates = disputeLifecycle.states

export type DisputeState = StateOf<typeof disputeLifecycle>

/** Whether the bank has the disputed money: an inquiry takes none, and what was won has come back. */
export const holdsMoney = (state: DisputeState): boolean => state === 'open' || state === 'lost'
