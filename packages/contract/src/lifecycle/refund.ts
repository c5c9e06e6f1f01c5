import { defineLifecycle, type StateOf } from './lifecycle.ts'

/** The life of a refund, as the provider tells it. One that has arrived can still fail, when the bank returns it. */
export const refundLifecycle = defineLifecycle({
  states: ['pending', 'succeeded', 'failed'],
  steps: {
    succeeded: { from: ['pending'], to: 'succeeded', by: ['report'] },
    failed: { from: ['pending', 'succeeded'], to: 'failed', by: ['report'] },
  },
})

export const refundStates = refundLifecycle.states

export type RefundState = StateOf<typeof refundLifecycle>

/** Nobody knows yet whether it arrives. */
export const isUnsettled = (state: RefundState): boolean => state === 'pending'

/** The customer has got its money, unless their bank sends it back later. */
export const hasArrived = (state: RefundState): state is 'succeeded' => state === 'succeeded'

/** The customer's bank did not take it, or sent it back: its money is the shop's to give once more. */
export const hasFailed = (state: RefundState): boolean => state === 'failed'
