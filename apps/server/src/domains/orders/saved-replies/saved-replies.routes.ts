import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/saved-replies'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { changeSavedReply, createSavedReply, savedReplies } from './saved-replies.ts'

/** What operators answer often. */
export const savedReplyRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listSavedReplies, async () => ok({ replies: await savedReplies(shop.pool) }))

  serve(calls.createSavedReply, ({ body: { name, texts } }) => createSavedReply(shop, { name, texts }))

  serve(calls.changeSavedReply, ({ params: { id }, body: { name, texts, archived, seen } }) =>
    changeSavedReply(shop, { id, name, texts, archived, seen }),
  )
}
