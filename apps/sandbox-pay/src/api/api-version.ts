import type { FastifyRequest } from 'fastify'

/** Spoken when a caller names none, and in notices of what no session opened: that of the SDK that our shop uses. */
export const apiVersionDefault = '2026-10-28.endive'

/** The Stripe-Version that a request speaks. */
export const versionOf = (request: FastifyRequest): string =>
  request.headers['stripe-version']?.toString() ?? apiVersionDefault
