import { exteriorNames, isExterior } from '@pandrop/contract/exteriors'
import { type OfferVariant, offerVariants } from '@pandrop/contract/lifecycle/offer'
import { type SkinOrder, type StaffKind, type StaffSkinRow, skinOrders } from '@pandrop/contract/staff/skins'
import { isDay } from '@pandrop/money/days'
import { fromUnits } from '@pandrop/money/money'
import { openCatalogueIndex } from '../domains/catalogue/listing/catalogue-index.ts'
import { endReference, setReference } from '../domains/catalogue/skins/references.ts'
import { catalogueSkinOf } from '../domains/catalogue/skins/skin.ts'
import { skinsOf } from '../domains/catalogue/skins/skin-list.ts'
import type { Command } from './command.ts'
import { type Columns, euroOrNone, listOf, money, printList, printWhole } from './table.ts'
import { by, readAmount, readNumber, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const skinsShown = 30

const isOrder = (typed: string): typed is SkinOrder => skinOrders.some((order) => order === typed)

const euroOf = (units: number | null) => euroOrNone(units === null ? null : fromUnits(units))

const columns: Columns<StaffSkinRow> = {
  skin: ({ id }) => id,
  name: ({ market_name: name, phase }) => [name, phase].filter(Boolean).join(' '),
  'on sale': (row) => row.on_sale,
  'sold in 30 days': (row) => row.sold_30_days,
  'reference from': (row) => euroOf(row.reference_from),
  till: (row) => euroOf(row.reference_till),
  'oldest of': (row) => row.oldest_day,
  'by hand': (row) => row.by_hand,
  missing: (row) => row.missing,
  picture: ({ picture }) => picture,
}

/** `skins list`: what the catalogue knows. */
export const skinsList: Command = {
  name: 'skins list',
  does: 'lists skins of the catalogue with their references, what is on sale and what was sold of them',
  usage:
    `skins list [--search "ak redline"] [--hand | --missing] [--older-than <days>] ` +
    `[--order ${skinOrders.join('|')}] [--limit ${skinsShown}]`,
  reads: true,
  run: async (context) => {
    const options = { search: text, order: text, limit: text, hand: flag, missing: flag, 'older-than': text }
    const typed = readTyped(context.args, options)
    const { search, order = 'on_sale', limit = String(skinsShown), hand, missing } = typed?.values ?? {}
    const olderThan = typed?.values['older-than']
    const rowsMax = readNumber(limit)
    const days = olderThan === undefined ? undefined : readNumber(olderThan)
    const isMisread = !typed || typed.positionals.length > 0 || (olderThan !== undefined && !days)
    if (isMisread || !isOrder(order) || !rowsMax || rowsMax > 5000 || (hand && missing))
      return sayUsage(context, skinsList)
    const asked = {
      search,
      order,
      limit: rowsMax,
      older_than: days,
      reference: hand ? ('hand' as const) : missing ? ('missing' as const) : undefined,
    }
    const found = await skinsOf(context, openCatalogueIndex(context.pool), asked)
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There is no such skin.' })
    return 0
  },
}

const kindColumns: Columns<StaffKind> = {
  exterior: ({ exterior }) => exterior,
  variant: ({ variant }) => variant,
  reference: ({ reference }) => euroOf(reference),
  from: ({ source }) => source && (source.list ?? source.origin),
  'of day': ({ source }) => source?.day ?? null,
  'days old': (kind) => kind.age_days,
  basis: ({ basis, set }) => (set ? null : basis),
  listed: ({ set }) => set && euroOf(set.listed),
  'set until': ({ set }) => (set?.until ? new Date(set.until) : null),
  because: ({ set }) => set?.because ?? null,
  'on sale': (kind) => kind.on_sale,
  cheapest: ({ cheapest }) => euroOf(cheapest),
  'sold in 30 days': (kind) => kind.sold_30_days,
}

/** `skins show`: one skin with its kinds. */
export const skinsShow: Command = {
  name: 'skins show',
  does: 'shows one skin with the reference, its source and its age of each kind',
  usage: 'skins show <skin>',
  reads: true,
  run: async (context) => {
    const [skinId, ...more] = context.args
    if (skinId === undefined || more.length > 0) return sayUsage(context, skinsShow)
    const found = await catalogueSkinOf(context, skinId)
    if (!found.ok) return sayRefusal(context, found)
    const { value: skin } = found
    printWhole(context, {
      title: `${skin.id}: ${[skin.market_name, skin.phase].filter(Boolean).join(' ')}`,
      key: { skin: skin.id, name: skin.market_name, phase: skin.phase },
      facts: {
        weapon: skin.weapon,
        finish: skin.finish,
        type: skin.type,
        rarity: skin.rarity,
        collection: skin.collection,
        floats: skin.wear && `${skin.wear.min} to ${skin.wear.max}`,
        'def index': skin.def_index,
        'paint index': skin.paint_index,
        picture: skin.picture,
        'facts from': skin.origin,
        'on sale': skin.on_sale,
        'sold in 30 days': skin.sold_30_days,
      },
      lists: [listOf('kinds', kindColumns, skin.kinds)],
    })
    return 0
  },
}

const isVariant = (typed: string): typed is OfferVariant => offerVariants.some((variant) => variant === typed)

/** `skins reference`: sets what a kind usually costs, or lets its list count again. */
export const skinsReference: Command = {
  name: 'skins reference',
  does: 'sets by hand what one kind of a skin usually costs, or lets its list count again (--end)',
  usage:
    `skins reference <skin> --exterior ${Object.keys(exteriorNames).join('|')} ` +
    `[--variant ${offerVariants.join('|')}] ` +
    '(--price 12.50 --reason "why" [--until 2026-12-31] [--sure] | --end)',
  run: async (context) => {
    const options = { exterior: text, variant: text, price: text, reason: text, until: text, sure: flag, end: flag }
    const typed = readTyped(context.args, options)
    const { exterior = '', variant = 'normal', reason, until, sure = false, end = false } = typed?.values ?? {}
    const price = readAmount(typed?.values.price)
    const [skinId, ...more] = typed?.positionals ?? []
    if (skinId === undefined || more.length > 0 || !isExterior(exterior) || !isVariant(variant))
      return sayUsage(context, skinsReference)
    const kind = { skinId, exterior, variant }
    if (end) {
      if (price !== undefined || reason !== undefined || until !== undefined) return sayUsage(context, skinsReference)
      const ended = await endReference(context, kind)
      if (!ended.ok) return sayRefusal(context, ended)
      context.print(`${skinId}, ${exterior}, ${variant}: its list counts again.`)
      return 0
    }
    if (!price || !reason || (until !== undefined && !isDay(until))) return sayUsage(context, skinsReference)
    const wish = { ...kind, price, reason: typedBecause(reason), lastDay: until ?? null, isSure: sure, by }
    const set = await setReference(context, wish)
    if (!set.ok) return sayRefusal(context, set)
    context.print(`${skinId}, ${exterior}, ${variant}: ${money(price)} EUR${until ? ` until ${until}` : ''}.`)
    return 0
  },
}
