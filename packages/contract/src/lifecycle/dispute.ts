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

/** The bank only asks about the payment: it has taken nothing. */
export const isQuestion = (state: DisputeState): state is 'inquiry' => state === 'inquiry'

/** The bank has the money and has not decided yet whose it is. */
export const isContested = (state: DisputeState): boolean => state === 'open'

/** It is over, and the shop keeps the money or has got it back. */
export const isWon = (state: DisputeState): boolean => state === 'won'

/** The bank has said whose the money is; it can still change its mind. */
export const isDecided = (state: DisputeState): state is 'won' | 'lost' => state === 'won' || state === 'lost'

/** Whether the bank has the disputed money: an inquiry takes none, and what was won has come back. */
export const holdsMoney = (state: DisputeState): boolean => state === 'open' || state === 'lost'
