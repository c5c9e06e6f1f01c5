import { depositConfirmation } from '@pandrop/contract/deposits'
import { ok, refuse } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { paperRoute } from '../papers/papers.routes.ts'
import { paymentConfirmation } from './payment-confirmations.ts'

/** Confirmations of a customer's own top-ups, as PDF in their language. */
export const paymentConfirmationRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    depositConfirmation,
    async ({ params: { id: paymentId }, customer: { customerId }, language }) => {
      const file = await paymentConfirmation(shop, { paymentId, customerId }, language)
      return file ? ok(new File([file.content], file.name, { type: 'application/pdf' })) : refuse('not_found')
    },
    // Each one is drawn anew, fonts and all.
    { pace: 'money' },
  )
}

/** The same for the back office: /api/staff/confirmations/<payment>. */
export const paymentConfirmationFileRoute = (app: FastifyInstance, shop: Shop): void =>
  paperRoute(app, shop, '/api/staff/confirmations/:id', async (paymentId) =>
    z.safeParse(z.uuid(), paymentId).success ? paymentConfirmation(shop, { paymentId }, 'en') : undefined,
  )
