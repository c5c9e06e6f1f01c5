/**
 * What an API key may read; each scope opens the calls that name it, and no key writes
 * (docs/behaviour/wire.md#api-keys).
 */
export const apiScopes = ['profile', 'cart', 'orders', 'payments', 'wishlist'] as const

export type ApiScope = (typeof apiScopes)[number]
