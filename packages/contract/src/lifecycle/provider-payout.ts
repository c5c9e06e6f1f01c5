/** How a payout of the card provider stands. One that has arrived can still fail, when our bank sends it back. */
export const providerPayoutStates = ['pending', 'paid', 'failed'] as const

export type ProviderPayoutState = (typeof providerPayoutStates)[number]

/** The provider has sent it or will, and nothing of it is here. */
export const isAwaited = (state: ProviderPayoutState): boolean => state === 'pending'

/** It is in our bank account, by the provider's word. */
export const isPaidOut = (state: ProviderPayoutState): boolean => state === 'paid'

/** Our bank did not take it, or it was called off: the provider has its money again. */
export const isFailed = (state: ProviderPayoutState): boolean => state === 'failed'
