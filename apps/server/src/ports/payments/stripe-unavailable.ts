import type { ProviderUnavailable } from './provider.ts'

/** Broken connections, 5xx, 429 and refused keys are alike: nothing is known until it is asked again. */
export const unavailable = (error: unknown): ProviderUnavailable => ({
  outcome: 'unavailable',
  problem: error instanceof Error ? error.message : String(error),
})
