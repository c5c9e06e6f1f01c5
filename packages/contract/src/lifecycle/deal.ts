import { defineLifecycle, type StateOf, type StepOf } from './lifecycle.ts'

/**
 * The life of a deal (docs/behaviour/orders.md#deal): items that one customer is offered at a price of their own. It
 * holds its items until it is over, whichever way it ends.
 */
export const dealLifecycle = defineLifecycle({
  states: ['open', 'bought', 'declined', 'expired', 'withdrawn'],
  steps: {
    bought: {
      from: ['open'],
      to: 'bought',
      by: ['customer'],
      until: 'expiresAt',
      record: 'the customer has bought it',
    },
    declined: { from: ['open'], to: 'declined', by: ['customer'], record: 'the customer does not want it' },
    expired: {
      from: ['open'],
      to: 'expired',
      by: ['job'],
      after: 'expiresAt',
      record: 'it was not bought in time',
    },
    withdrawn: {
      from: ['open'],
      to: 'withdrawn',
      by: ['staff'],
      command: 'withdraw',
      does: 'takes an open deal back: its items are for sale again',
      record: 'it was taken back',
      hasOwnCall: true,
    },
  },
})

export const dealStates = dealLifecycle.states

export type DealState = StateOf<typeof dealLifecycle>

export type DealStep = StepOf<typeof dealLifecycle>

/** It stands and holds its items, unless its time is over and nobody has written that down yet. */
export const isOpenDeal = (state: DealState): state is 'open' => state === 'open'

/** Its items are the customer's, by an order. */
export const isBoughtDeal = (state: DealState): state is 'bought' => state === 'bought'

/** What can happen to a deal, as its timeline names it. */
export const dealEventKinds = ['made', ...(Object.keys(dealLifecycle.steps) as DealStep[])] as const

export type DealEventKind = (typeof dealEventKinds)[number]

/** Most items of one deal. */
export const dealItemsMax = 10

/** Hours for which a deal can stand: seven days. */
export const dealHoursMax = 168
