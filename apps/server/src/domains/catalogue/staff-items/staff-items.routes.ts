import { attachmentsWith } from '@pandrop/contract/attachments'
import type { Received } from '@pandrop/contract/call'
import { ok, refuse } from '@pandrop/contract/result'
import * as changes from '@pandrop/contract/staff/item-changes'
import * as calls from '@pandrop/contract/staff/items'
import { getStockReport } from '@pandrop/contract/staff/stock'
import { type Cents, cents, fromUnits, toUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { readInspectLink } from './inspect-claim.ts'
import { itemCountsOf, staffItemsOf } from './item-list.ts'
import { takeItemStep } from './item-steps.ts'
import { changeManyItems, chosenOf, type ManyChange } from './many-items.ts'
import { skinOf, skinsFound, weaponsOf } from './skins.ts'
import { staffItemOf } from './staff-item.ts'
import { addSteamAccount, changeSteamAccount, steamAccountsOf } from './steam-accounts.ts'
import { stockReportOf } from './stock-report.ts'

const refusedIdsMax = 50

const momentOf = (typed: string | null | undefined): Date | null | undefined =>
  typed === undefined || typed === null ? typed : new Date(typed)

const centsOf = (typed: number | null | undefined): Cents | null | undefined =>
  typed === undefined || typed === null ? typed : fromUnits(typed)

type Many = Received<typeof changes.changeItems, 'body'>

const changeOf = ({ change }: Many): ManyChange => {
  if (change.kind === 'account') return { kind: 'account', accountId: change.account }
  if (change.kind === 'new_until') return { kind: 'new_until', newUntil: momentOf(change.new_until) ?? null }
  return change
}

/** Stock in the back office: what stands in which tab, one item, and what staff do with them. */
export const itemStaffRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  const withItem = async <Value extends object>(id: number, value: Value) => {
    const item = await staffItemOf(shop, id)
    return item ? ok({ item, ...value }) : refuse('item_not_found')
  }

  serve(calls.listStaffItems, ({ query }) => staffItemsOf(shop, index, query))

  serve(calls.countStaffItems, async ({ query }) => {
    const { counts, found } = await itemCountsOf(shop, index, query)
    return ok({
      counts,
      found: found && {
        items: found.items,
        price: toUnits(cents(found.price_cents)),
        cost: toUnits(cents(found.cost_cents)),
        without_cost: found.without_cost,
      },
    })
  })

  serve(calls.getStaffItem, ({ params: { id } }) => withItem(id, {}))

  serve(calls.readInspectLink, ({ query: { link } }) => readInspectLink(shop.pool, link))

  serve(calls.searchStaffSkins, async ({ query: { search } }) =>
    ok({ skins: await skinsFound(shop.pool, index, search) }),
  )

  serve(calls.listStaffWeapons, async () => ok({ weapons: await weaponsOf(shop.pool) }))

  serve(calls.getStaffSkin, ({ params: { id } }) => skinOf(shop.pool, id))

  serve(changes.addItem, async ({ body, key, staff: { staffId, by } }) => {
    const item = {
      skinId: body.skin_id,
      exterior: body.exterior,
      variant: body.variant,
      float: body.float,
      paintSeed: body.paint_seed,
      attachments: attachmentsWith(null, body),
      price: fromUnits(body.price),
      cost: centsOf(body.cost) ?? null,
      costSource: body.cost_source ?? null,
      sourceRef: body.source_ref ?? null,
      assetId: body.asset_id ?? null,
      accountId: body.account ?? null,
      externalId: body.external_id ?? null,
      note: body.note ?? '',
      availableFrom: momentOf(body.available_from) ?? null,
      newUntil: momentOf(body.new_until),
      isHidden: body.hidden ?? false,
      isSure: body.sure ?? false,
      requestKey: key && `staff:${staffId}:${key}`,
    }
    const added = await addItem(shop, item, { by })
    if (!added.ok) return added
    const shown = await staffItemOf(shop, added.value.id)
    if (!shown) throw new Error(`item ${added.value.id} is not there`)
    return ok({ item: shown })
  })

  serve(changes.changeItem, async ({ params: { id: itemId }, body, staff: { by } }) => {
    const changed = await changeItem(shop, {
      itemId,
      isSure: body.sure ?? false,
      seen: body.seen,
      by,
      costReason: body.cost_reason,
      change: {
        skinId: body.skin_id,
        exterior: body.exterior,
        variant: body.variant,
        float: body.float,
        paintSeed: body.paint_seed,
        attachments: body,
        price: body.price === undefined ? undefined : fromUnits(body.price),
        cost: centsOf(body.cost),
        sourceRef: body.source_ref,
        assetId: body.asset_id,
        accountId: body.account,
        externalId: body.external_id,
        note: body.note,
        availableFrom: momentOf(body.available_from),
        newUntil: momentOf(body.new_until),
      },
    })
    return changed.ok ? withItem(itemId, changed.value) : changed
  })

  serve(changes.takeItemStep, async ({ params: { id: itemId }, body: { step, because }, staff: { by } }) => {
    const taken = await takeItemStep(shop, step, { itemId, because, by })
    return taken.ok ? withItem(itemId, { changed: taken.value.changed }) : taken
  })

  serve(changes.changeItems, async ({ body, staff: { by } }) => {
    const done = await changeManyItems(shop, index, { chosen: chosenOf(body.items), change: changeOf(body), by })
    if (!done.ok) return done
    const { changed, unchanged, refusedIds } = done.value
    return ok({ changed, unchanged, refused: refusedIds.length, refused_ids: refusedIds.slice(0, refusedIdsMax) })
  })

  serve(getStockReport, async () => ok(await stockReportOf(shop)))

  serve(calls.listSteamAccounts, async () => ok({ accounts: await steamAccountsOf(shop.pool) }))

  serve(changes.addSteamAccount, ({ body: { label, note, steamid } }) =>
    addSteamAccount(shop, { label, note, steamid }),
  )

  serve(changes.changeSteamAccount, ({ params: { id }, body: { label, note, closed } }) =>
    changeSteamAccount(shop, { id, label, note, isClosed: closed }),
  )
}
