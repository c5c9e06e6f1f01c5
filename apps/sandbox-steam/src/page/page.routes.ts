import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { State } from '../trades/state.ts'
import type { TradeOffer } from '../trades/trade-offer.ts'
import type { Trades } from '../trades/trades.ts'
import { offerPage, unknownPage } from './offer-page.ts'
import { stylesheet } from './stylesheet.ts'

interface OfOffer {
  Params: { id: string; token: string }
}

/** Sends a finished document with this status. */
const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/** Tells whoever comes by an address that leads to no offer. */
export const sendUnknown = (reply: FastifyReply): FastifyReply => sendPage(reply, 404, unknownPage)

/**
 * The pages of offers. Nobody signs in here: the token of an address, which only the shop gives to its customer, is
 * what lets somebody read or answer it, so a foreign page has nothing that it could post to.
 */
export const pageRoutes = (state: State, trades: Trades) => async (pages: FastifyInstance) => {
  const found = ({ id, token }: OfOffer['Params']): TradeOffer | undefined => {
    const offer = state.offers.get(id)
    const [known, given] = [Buffer.from(offer?.token ?? ''), Buffer.from(token)]
    return known.length === given.length && timingSafeEqual(known, given) ? offer : undefined
  }

  pages.get<OfOffer>('/offer/:id/:token', ({ params }, reply) => {
    const offer = found(params)
    return offer ? sendPage(reply, 200, offerPage(offer)) : sendUnknown(reply)
  })

  for (const deed of ['accept', 'decline', 'reverse'] as const)
    pages.post<OfOffer>(`/offer/:id/:token/${deed}`, ({ params }, reply) => {
      const offer = found(params)
      if (!offer) return sendUnknown(reply)
      trades[deed](offer.id)
      return reply.redirect(`/offer/${offer.id}/${offer.token}`, 303)
    })

  pages.get('/assets/steam.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=600').send(stylesheet),
  )
}
