import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of a payout (docs/behaviour/offers.md#payout-steps). Two people want it before it leaves; files go to a bank
 * and come from one, and no bank knows of a payout to a card.
 */
export const payoutLifecycle = defineLifecycle({
  states: ['requested', 'sent', 'approved', 'set_off', 'failed'],
  steps: {
    approve: { from: ['requested'], by: ['staff'], unless: 'isApproved', command: 'approve', hasOwnCall: true },
    set_off: { from: ['requested'], to: 'set_off', by: ['staff'], hasOwnCall: true },
    file: { from: ['requested'], by: ['staff'], only: ['isApproved', 'isToBank'], command: 'file', hasOwnCall: true },
    sent: {
      from: ['requested'],
      to: 'sent',
      by: ['staff'],
      only: ['isApproved'],
      command: 'sent',
      does: 'records that a payout was handed to the bank by hand',
      needs: ['reason'],
      record: 'it was handed to the bank',
      mail: 'payout_sent',
    },
    import: { from: ['sent', 'approved'], by: ['staff'], only: ['isToBank'], command: 'import', hasOwnCall: true },
    confirmed: {
      from: ['sent'],
      to: 'approved',
      by: ['staff', 'report'],
      command: 'confirmed',
      does: 'records that the bank has paid a payout',
      needs: ['reason'],
      record: 'the bank has paid it',
      mail: 'payout_approved',
    },
    failed: {
      from: ['requested', 'sent'],
      to: 'failed',
      by: ['staff', 'report'],
      command: 'failed',
      does: 'records that a payout came to nothing; the customer can ask again',
      needs: ['reason'],
      tellsReason: true,
      record: 'it came to nothing',
      mail: 'payout_failed',
    },
    returned: {
      from: ['approved'],
      to: 'failed',
      by: ['staff', 'report'],
      command: 'returned',
      does: 'records that a paid payout came back from the bank; the customer can ask again',
      needs: ['reason'],
      tellsReason: true,
      record: 'it came back',
      mail: 'payout_returned',
    },
  },
})

export const payoutStates = payoutLifecycle.states

export type PayoutState = StateOf<typeof payoutLifecycle>

/** Asked for, and nothing of it has left yet: it can still be decided about. */
export const isToSend = (state: PayoutState): boolean => state === 'requested'

/** It has left, and nobody knows yet whether it arrives. */
export const isOnItsWay = (state: PayoutState): boolean => state === 'sent'

/** The customer has its money, unless the bank sends it back. */
export const isPaid = (state: PayoutState): boolean => state === 'approved'

/** All of it paid what the customer owed: nothing leaves. */
export const isSetOff = (state: PayoutState): boolean => state === 'set_off'

export const payoutMethods = ['sepa-manual', 'card-form'] as const

export type PayoutMethod = (typeof payoutMethods)[number]

/** Whether a bank carries it: then files go there and come from there. */
export const isToBank = (method: PayoutMethod): boolean => method === 'sepa-manual'
