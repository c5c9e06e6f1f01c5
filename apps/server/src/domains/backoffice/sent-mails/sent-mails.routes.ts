import * as calls from '@pandrop/contract/staff/sent-mails'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { sendMailAgain, sentMails } from './sent-mails.ts'

/** Mails that left. */
export const sentMailRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listSentMails, ({ query }) => sentMails(shop.pool, query))

  serve(calls.sendMailAgain, ({ params: { id } }) => sendMailAgain(shop, id))
}
