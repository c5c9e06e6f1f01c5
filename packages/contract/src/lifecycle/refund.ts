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
