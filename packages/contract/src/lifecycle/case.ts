import { daysAfter } from '@pandrop/money/days'
import { defineLifecycle, type StateOf } from './lifecycle.ts'
import { isAwaitingPayment, isOffered, isRefundable, isUndelivered, type OrderState } from './order.ts'

/**
 * The life of a case: the conversation with a customer about one order (docs/behaviour/orders.md#case). Whoever has
 * written last waits for the other.
 */
export const caseLifecycle = defineLifecycle({
  states: ['waits_for_shop', 'waits_for_customer', 'solved'],
  steps: {
    written: {
      from: ['waits_for_shop', 'waits_for_customer'],
      to: 'waits_for_shop',
      by: ['customer'],
      repeatsByContent: true,
    },
    answered: {
      from: ['waits_for_shop', 'waits_for_customer'],
      to: 'waits_for_customer',
      by: ['staff'],
      command: 'answer',
      hasOwnCall: true,
      mail: 'case_answered',
      repeatsByContent: true,
    },
    solved: {
      from: ['waits_for_shop', 'waits_for_customer'],
      to: 'solved',
      by: ['staff', 'customer'],
      command: 'solve',
      mail: 'case_solved',
    },
    lapsed: {
      from: ['waits_for_customer'],
      to: 'solved',
      by: ['job'],
      after: 'closesAt',
      mail: 'case_solved',
    },
    reopened: {
      from: ['solved'],
      to: 'waits_for_shop',
      by: ['customer', 'staff'],
      command: 'reopen',
      until: 'reopenableUntil',
    },
  },
})

export const caseStates = caseLifecycle.states

export type CaseState = StateOf<typeof caseLifecycle>

/** Nobody waits for anybody any more. */
export const isSolvedCase = (state: CaseState): boolean => state === 'solved'

/** Its customer waits for a word of ours. */
export const waitsForShop = (state: CaseState): boolean => state === 'waits_for_shop'

/** What a customer can write about. */
export const caseKinds = ['trade_missing', 'wrong_item', 'wrong_amount', 'refund', 'other'] as const

export type CaseKind = (typeof caseKinds)[number]

/** What can be wrong with an order of a state; nothing of one that was never paid. */
export const caseKindsOf = (state: OrderState): readonly CaseKind[] => {
  if (isAwaitingPayment(state)) return []
  return caseKinds.filter((kind) => {
    // Of what was given up or taken back no trade is owed any more.
    if (kind === 'trade_missing') return isOffered(state) || isRefundable(state)
    if (kind === 'wrong_item') return isOffered(state) || (isRefundable(state) && !isUndelivered(state))
    return true
  })
}

/** Days for which a case that was solved can be opened again. */
export const caseReopenDays = 30

/** Until when a case that was solved can be opened again. */
export const reopenableUntil = (solvedAt: Date): Date => daysAfter(solvedAt, caseReopenDays)

/** How many days before a case ends by itself its customer is told. */
export const caseWarnDays = 3

/** Most characters of one message. */
export const caseWordsMax = 2000

/** Most pictures of one message. */
export const casePicturesMax = 4

/** Most bytes of one picture. */
export const casePictureBytesMax = 8 * 1024 * 1024

/** Longer edge of a picture as it is kept, px. */
export const casePictureEdge = 1600
