import {
  attachmentsWith,
  charmTyped,
  readCharm,
  readNameTag,
  readStickers,
  stickersTyped,
} from '@pandrop/contract/attachments'
import { exteriorNames, isExterior } from '@pandrop/contract/exteriors'
import { type OfferVariant, offerVariants } from '@pandrop/contract/lifecycle/offer'
import { type StaffItem, type StaffItemRow, stockTabs } from '@pandrop/contract/staff/items'
import { fromUnits } from '@pandrop/money/money'
import { openCatalogueIndex } from '../domains/catalogue/listing/catalogue-index.ts'
import { addItem } from '../domains/catalogue/staff-items/add-item.ts'
import { staffItemsOf } from '../domains/catalogue/staff-items/item-list.ts'
import { staffItemOf } from '../domains/catalogue/staff-items/staff-item.ts'
import { addSteamAccount, steamAccountsOf } from '../domains/catalogue/staff-items/steam-accounts.ts'
import { isTab } from './chosen-items.ts'
import type { Command } from './command.ts'
import { type Columns, euro, euroOrNone, listOf, printList, printWhole } from './table.ts'
import { by, readAmount, readAsset, readFloat, readNumber, readSeed, readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const itemsShown = 30

const centsOf = (units: number | null): number | null => (units === null ? null : fromUnits(units))

const listColumns: Columns<StaffItemRow> = {
  item: ({ id }) => id,
  state: ({ state }) => state,
  skin: ({ title }) => title,
  float: ({ float }) => float,
  seed: ({ paint_seed }) => paint_seed,
  EUR: ({ price }) => euro(fromUnits(price)),
  cost: ({ cost }) => euroOrNone(centsOf(cost)),
  'margin %': ({ margin_percent }) => margin_percent,
  account: ({ account }) => account?.label ?? null,
  listed: ({ listed_at }) => new Date(listed_at),
}

/** `items list`: newest first, of one tab. */
export const itemsList: Command = {
  name: 'items list',
  does: 'lists items of the shop, newest first, by where they stand',
  usage: `items list [--tab ${stockTabs.join('|')}] [--search "ak redline"] [--limit ${itemsShown}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { tab: text, search: text, limit: text })
    const { tab = 'all', search, limit } = typed?.values ?? {}
    const rowsMax = limit === undefined ? itemsShown : readNumber(limit)
    const isMisread = !typed || typed.positionals.length > 0
    if (isMisread || !isTab(tab) || !rowsMax || rowsMax > 1000) return sayUsage(context, itemsList)
    const found = await staffItemsOf(context, openCatalogueIndex(context.pool), { tab, search, limit: rowsMax })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns: listColumns, none: 'There is no such item.' })
    return 0
  },
}

/** `items show`: everything about one item. */
export const itemsShow: Command = {
  name: 'items show',
  does: 'shows one item with its prices, what it cost and where it is kept',
  usage: 'items show <item>',
  reads: true,
  run: async (context) => {
    const itemId = readNumber(context.args[0])
    if (!itemId || context.args.length > 1) return sayUsage(context, itemsShow)
    const item = await staffItemOf(context, itemId)
    if (!item) return sayRefusal(context, { ok: false, refusal: 'item_not_found' })
    printWhole(context, {
      title: `Item ${item.id}: ${item.title}, ${item.state}`,
      key: { item: item.id, title: item.title, state: item.state },
      facts: {
        price: euro(fromUnits(item.price)),
        'old price': euroOrNone(centsOf(item.old_price)),
        reference: euro(fromUnits(item.reference_price)),
        cost: euroOrNone(centsOf(item.cost)),
        'cost from': item.cost_source,
        'margin %': item.margin_percent,
        float: item.float,
        'paint seed': item.paint_seed,
        stickers: stickersTyped(item.attachments?.stickers ?? []) || null,
        charm: charmTyped(item.attachments?.charm ?? null) || null,
        'name tag': item.attachments?.name_tag ?? null,
        'asset id': item.asset_id,
        account: item.account?.label ?? null,
        'external id': item.external_id,
        offer: item.offer_id,
        import: item.import_id,
        campaign: item.campaign?.name ?? null,
        withdrawn: item.withdrawn_because,
        note: item.note,
      },
      lists: [listOf('orders', orderColumns, item.orders)],
    })
    return 0
  },
}

const orderColumns: Columns<StaffItem['orders'][number]> = {
  order: ({ id }) => id,
  state: ({ state }) => state,
  made: ({ created_at }) => new Date(created_at),
  EUR: ({ price }) => euro(fromUnits(price)),
}

const itemOptions = {
  skin: text,
  exterior: text,
  variant: text,
  float: text,
  seed: text,
  stickers: text,
  charm: text,
  'name-tag': text,
  price: text,
  cost: text,
  asset: text,
  account: text,
  'external-id': text,
  note: text,
  from: text,
  hidden: flag,
  sure: flag,
} as const

const itemUsage =
  `items add --skin ak-47-redline --exterior ${Object.keys(exteriorNames).join('|')} ` +
  `[--variant ${offerVariants.join('|')}] [--float 0.21 --seed 661] ` +
  '[--stickers "Crown (Foil)@0.12; Howling Dawn"] [--charm "Semi-Precious#42318"] [--name-tag Panda] ' +
  `--price 12.50 [--cost 8.00] ` +
  "[--asset <Steam's id>] " +
  '[--account <number>] [--external-id <id>] [--note "for staff"] [--from 2026-12-01T10:00:00Z] [--hidden] [--sure]'

const isVariant = (typed: string): typed is OfferVariant => offerVariants.some((variant) => variant === typed)

/** A number that may be left out: null where it is, undefined where it cannot be meant. */
const optional = <Value>(
  typed: string | undefined,
  read: (typed: string) => Value | undefined,
): Value | null | undefined => (typed === undefined ? null : read(typed))

const readMoment = (typed: string): Date | undefined => {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** `items add`: puts a copy into stock. */
export const itemsAdd: Command = {
  name: 'items add',
  does: 'puts an item into stock, on the shelf or hidden',
  usage: itemUsage,
  run: async (context) => {
    const typed = readTyped(context.args, itemOptions)
    const values = typed?.values ?? {}
    const { skin, exterior = '', variant = 'normal' } = values
    const price = readAmount(values.price)
    const cost = optional(values.cost, readAmount)
    const float = optional(values.float, readFloat)
    const paintSeed = optional(values.seed, readSeed)
    const assetId = optional(values.asset, readAsset)
    const accountId = optional(values.account, readNumber)
    const availableFrom = optional(values.from, readMoment)
    const [stickers, charm] = [readStickers(values.stickers ?? ''), readCharm(values.charm ?? '')]
    const nameTag = readNameTag(values['name-tag'] ?? '')
    const read = [price, cost, float, paintSeed, assetId, accountId, availableFrom, stickers, charm, nameTag]
    const isMisread = read.includes(undefined)
    if (!typed || typed.positionals.length > 0 || !skin || !isExterior(exterior) || !isVariant(variant))
      return sayUsage(context, itemsAdd)
    if (isMisread || !price) return sayUsage(context, itemsAdd)
    const item = {
      skinId: skin,
      exterior,
      variant,
      float: float ?? null,
      paintSeed: paintSeed ?? null,
      attachments: attachmentsWith(null, { stickers, charm, name_tag: nameTag }),
      price,
      cost: cost ?? null,
      costSource: 'purchase' as const,
      sourceRef: null,
      assetId: assetId ?? null,
      accountId: accountId ?? null,
      externalId: values['external-id'] ?? null,
      note: values.note ?? '',
      availableFrom: availableFrom ?? null,
      isHidden: values.hidden === true,
      isSure: values.sure === true,
    }
    const added = await addItem(context, item, { by })
    if (!added.ok) return sayRefusal(context, added)
    context.print(`Item ${added.value.id} is in stock.`)
    return 0
  },
}

/** `accounts list`: Steam accounts that items are kept on. */
export const accountsList: Command = {
  name: 'accounts list',
  does: 'lists the Steam accounts that items are kept on',
  usage: 'accounts list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, accountsList)
    const rows = await steamAccountsOf(context.pool)
    printList(context, { rows, columns: accountColumns, none: 'There is no Steam account yet.' })
    return 0
  },
}

const accountColumns: Columns<Awaited<ReturnType<typeof steamAccountsOf>>[number]> = {
  account: ({ id }) => id,
  name: ({ label }) => label,
  'Steam id': ({ steamid }) => steamid,
  items: ({ items }) => items,
  closed: ({ closed }) => closed,
}

/** `accounts add`: names an account. */
export const accountsAdd: Command = {
  name: 'accounts add',
  does: 'names a Steam account that items are kept on',
  usage: 'accounts add <SteamID64> "<name>"',
  run: async (context) => {
    const [steamid = '', label = '', ...more] = context.args
    if (!/^76561\d{12}$/.test(steamid) || label.trim() === '' || label.length > 60 || more.length > 0)
      return sayUsage(context, accountsAdd)
    const added = await addSteamAccount(context, { steamid, label: label.trim(), note: undefined })
    if (!added.ok) return sayRefusal(context, added)
    context.print(`Account ${added.value.id} is ${label.trim()}.`)
    return 0
  },
}
