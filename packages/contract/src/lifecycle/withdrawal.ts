import { daysAfter } from '@pandrop/money/days'
import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of a consumer's declaration that they withdraw from the contract about an order
 * (docs/behaviour/orders.md#withdrawal). It is settled by what gives the money of the order back.
 */
export const withdrawalLifecycle = defineLifecycle({
  states: ['open', 'settled', 'refused'],
  steps: {
    settled: { from: ['open'], to: 'settled', by: ['report'] },
    refused: { from: ['open'], to: 'refused', by: ['staff'], command: 'refuse-withdrawal', hasOwnCall: true },
  },
})

export const withdrawalStates = withdrawalLifecycle.states

export type WithdrawalState = StateOf<typeof withdrawalLifecycle>

/** Its customer waits for their money, or for a word of somebody. */
export const isWithdrawalOpen = (state: WithdrawalState): boolean => state === 'open'

/** Its order goes on as before. */
export const isWithdrawalRefused = (state: WithdrawalState): boolean => state === 'refused'

/** Days in which the money of a declared withdrawal goes back (Directive 2011/83/EU, article 13). */
export const refundDaysMax = 14

/** By when the money of a withdrawal goes back. */
export const refundDueAt = (declaredAt: Date): Date => daysAfter(declaredAt, refundDaysMax)
