import { setTimeout as sleep } from 'node:timers/promises'
import { contentSecurityPolicy } from '@pandrop/sandbox/security-headers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Checkout } from '../checkout/checkout.ts'
import { cancelTarget, type Session, successTarget } from '../checkout/session.ts'
import { testCardByKey } from '../checkout/test-cards.ts'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { formOf, queryOf } from '../http/form.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import { authenticationPage } from './authentication-page.ts'
import { checkCard, echoable, filledIn, noCard, readCardFields } from './card-fields.ts'
import type { CardFormState } from './card-form.ts'
import { cardPage } from './card-page.ts'
import { sendEnd, sendFailure, sendPage } from './end-page.ts'

interface PageParts {
  checkout: Checkout
  clock: Clock
  delivery: Delivery
  faults: Faults
}

type SessionRequest = FastifyRequest<{ Params: { id: string } }>
type SessionHandler = (session: Session, request: SessionRequest, reply: FastifyReply) => unknown

// Stripe holds a paying customer back until the shop has answered its webhook, for at most this long
// (docs.stripe.com/checkout/fulfillment), so that the landing page usually knows of the payment.
const redirectHeldMsMax = 10_000

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** The hosted card page, to be registered under /pay. */
export const pageRoutes = (parts: PageParts) => async (pages: FastifyInstance) => {
  const { checkout, clock, delivery, faults } = parts

  pages.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  /** Finds the session first; only an open one reaches the handler, any other is told what became of it. */
  const whileOpen = (handle: SessionHandler) => (request: SessionRequest, reply: FastifyReply) => {
    const session = checkout.find(request.params.id)
    if (session) allowReturnTo(session, reply)
    if (session?.status === 'open') return handle(session, request, reply)
    return session?.status === 'complete' && request.method === 'POST'
      ? reply.redirect(successTarget(session), 303)
      : sendEnd(reply, session)
  }

  const sendToShop = async (session: Session, reply: FastifyReply): Promise<FastifyReply> => {
    const held = new AbortController()
    const limit = sleep(redirectHeldMsMax, undefined, { signal: held.signal }).catch(() => undefined)
    await Promise.race([delivery.deliverDue(), limit])
    held.abort()
    return reply.redirect(successTarget(session), 303)
  }

  /** What follows a step that may have changed the session. */
  const followUp = (id: string, reply: FastifyReply) => {
    const session = checkout.find(id)
    if (session?.status === 'complete') return sendToShop(session, reply)
    return session?.authenticating ? reply.redirect(`/pay/${id}/authenticate`, 303) : sendEnd(reply, session)
  }

  const show = (reply: FastifyReply, status: number, session: Session, state: Partial<CardFormState>) =>
    sendPage(
      reply,
      status,
      cardPage(session, { fields: noCard, errors: {}, refusal: null, ...state }, faults.lateSeconds),
    )

  pages.get(
    '/:id',
    whileOpen((session, request, reply) => {
      const card = testCardByKey(queryOf(request).get('card') ?? '')
      return show(reply, 200, session, { fields: card ? filledIn(card, clock.now()) : noCard })
    }),
  )

  pages.post(
    '/:id',
    whileOpen((session, request, reply) => {
      const fields = readCardFields(formOf(request))
      const checked = checkCard(fields, clock.now())
      if ('errors' in checked) return show(reply, 422, session, { fields: echoable(fields), errors: checked.errors })
      const { decline, breaksPage } = checked.card
      if (decline !== null) return show(reply, 402, session, { fields: echoable(fields), refusal: decline })
      checkout.present(session, checked)
      // The shop's webhook goes out all the same: only the way back is lost.
      if (breaksPage) return sendFailure(reply, 500)
      return followUp(session.id, reply)
    }),
  )

  // The shop's own cancel page ends the session through the API: leaving here must not.
  pages.post(
    '/:id/cancel',
    whileOpen((session, _request, reply) => reply.redirect(cancelTarget(session), 303)),
  )

  pages.get(
    '/:id/authenticate',
    whileOpen((session, _request, reply) =>
      session.authenticating
        ? sendPage(reply, 200, authenticationPage(session))
        : reply.redirect(`/pay/${session.id}`, 303),
    ),
  )

  pages.post(
    '/:id/authenticate',
    whileOpen((session, request, reply) => {
      const isPassed = formOf(request).get('outcome') === 'complete'
      checkout.authenticate(session, isPassed)
      if (!isPassed) return show(reply, 402, session, { refusal: notAuthenticated })
      return session.authenticating ? followUp(session.id, reply) : reply.redirect(`/pay/${session.id}`, 303)
    }),
  )

  pages.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    request.log.error(error)
    return sendFailure(reply, error.statusCode ?? 500)
  })
}

const allowReturnTo = (session: Session, reply: FastifyReply): void => {
  const origins = [session.successUrl, cancelTarget(session)].map((url) => new URL(url).origin)
  reply.header('content-security-policy', contentSecurityPolicy([...new Set(origins)]))
}
