/** What an API key may read; each scope opens the calls that name it, and no key writes (readings.md, The wire). */
export const apiScopes = ['profile', 'cart', 'orders', 'payments', 'wishlist'] as const

export type ApiScope = (typeof apiScopes)[number]
