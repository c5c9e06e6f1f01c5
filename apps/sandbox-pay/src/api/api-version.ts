import type { FastifyRequest } from 'fastify'

// Spoken when a caller names none: the version of the SDK that our shop uses.
const apiVersionDefault = '2026-10-28.endive'

/** The Stripe-Version that a request speaks. */
export const versionOf = (request: FastifyRequest): string =>
  request.headers['stripe-version']?.toString() ?? apiVersionDefault
