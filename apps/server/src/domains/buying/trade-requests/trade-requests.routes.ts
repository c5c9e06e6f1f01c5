import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/trade-requests'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { answerRequest, waitingRequests } from './request-desk.ts'

/** Items that accounts of the shop ask for by themselves: what needs somebody. */
export const tradeRequestRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listWaitingRequests, async () => ok({ requests: shop.delivery ? await waitingRequests(shop) : [] }))

  serve(calls.answerRequest, ({ params: { id: offerId }, body: { answer } }) =>
    answerRequest(shop, { offerId, answer }),
  )
}
