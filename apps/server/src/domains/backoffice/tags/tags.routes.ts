import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/customer-tags'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { addTag, allTags, removeTag, tagsOfCustomer } from './tags.ts'

const toWire = <R extends Refusal>(found: Result<string[], R>) => (found.ok ? ok({ tags: found.value }) : found)

/** Tags of customers. */
export const tagRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listTags, async () => ok({ tags: await allTags(shop) }))

  serve(calls.listCustomerTags, async ({ params: { id } }) => toWire(await tagsOfCustomer(shop, id)))

  serve(calls.addCustomerTag, async ({ params: { id: customerId }, body: { tag } }) =>
    toWire(await addTag(shop, { customerId, tag })),
  )

  serve(calls.removeCustomerTag, async ({ params: { id: customerId }, body: { tag } }) =>
    toWire(await removeTag(shop, { customerId, tag })),
  )
}
