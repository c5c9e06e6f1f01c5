import type { ReferenceFilter, SkinOrder, SkinPictureKind } from '@pandrop/contract/staff/skins'
import { type Queryable, runUnprepared } from '../../../db/statement.ts'
import { offeredAt } from '../items/item-row.ts'

/** A skin as a row of the back office; prices in EUR cents. */
export interface SkinListRow {
  id: string
  market_name: string
  phase: string
  weapon: string
  type: string
  rarity: string
  /** path of its picture without size and ending */
  picture: string
  picture_kind: SkinPictureKind
  on_sale: number
  sold_30_days: number
  from_cents: number | null
  till_cents: number | null
  /** 2026-08-08 */
  oldest_day: string | null
  by_hand: number
  missing: number
}

/** Of skins as s: what stands for it as a whole. */
export const pictureKind = `case
    when exists (select from pictures p where p.skin_id = s.id and p.origin = 'upload') then 'uploaded'
    when exists (select from pictures p where p.skin_id = s.id) then 'drawn'
    else 'bare'
  end`

/** A condition on a column of skins' ids. */
type Which = (column: string) => string

const every: Which = () => 'true'
const onPage: Which = (column) => `${column} = any(array(select id from page))`

const onSale = (which: Which): string => `
  select k.skin_id, count(*)::int as copies
  from kinds k
  join items i on i.kind_no = k.no
  where ${offeredAt(':now')} and ${which('k.skin_id')}
  group by k.skin_id`

const sold = (which: Which): string => `
  select i.skin_id, count(*)::int as copies
  from items i
  where i.state = 'sold' and i.sold_at >= :soldSince and ${which('i.skin_id')}
  group by i.skin_id`

// A kind that a correction took away keeps its price, because items may have been of it. As a condition of the join
// PostgreSQL would expect hardly a row of it and sort them all: half as fast.
const standing = 'skin_has_kind(of_price, r.exterior, r.variant)'
const priced = (which: Which): string => `
  select r.skin_id, min(r.price_cents) filter (where ${standing}) as from_cents,
    max(r.price_cents) filter (where ${standing}) as till_cents, (count(*) filter (where ${standing}))::int as known,
    (count(*) filter (where r.origin = 'hand' and ${standing}))::int as by_hand,
    min(coalesce((r.set_at at time zone 'UTC')::date, l.day)) filter (where ${standing}) as oldest
  from reference_prices r
  join skins of_price on of_price.id = r.skin_id
  left join price_lists l on l.id = r.list_id
  where ${which('r.skin_id')}
  group by r.skin_id`

const rowsOf = (which: Which): string => `
  select s.id, s.market_name, s.phase, s.weapon, s.type, s.rarity, s.picture, ${pictureKind} as picture_kind,
    coalesce(on_sale.copies, 0) as on_sale, coalesce(sold.copies, 0) as sold_30_days, priced.from_cents,
    priced.till_cents, priced.oldest::text as oldest_day, coalesce(priced.by_hand, 0) as by_hand,
    cardinality(s.exteriors) * (1 + s.stattrak::int + s.souvenir::int) - coalesce(priced.known, 0) as missing
  from skins s
  left join (${onSale(which)}) as on_sale on on_sale.skin_id = s.id
  left join (${sold(which)}) as sold on sold.skin_id = s.id
  left join (${priced(which)}) as priced on priced.skin_id = s.id
  where ${which('s.id')}`

/** What it is sorted by before the id; names and days as texts. */
const orders: Record<SkinOrder, { by: string; type: 'bigint' | 'text'; direction: 'asc' | 'desc' }> = {
  on_sale: { by: 'on_sale', type: 'bigint', direction: 'desc' },
  sold: { by: 'sold_30_days', type: 'bigint', direction: 'desc' },
  name: { by: `(market_name || ' ' || phase) collate "C"`, type: 'text', direction: 'asc' },
  dearest: { by: 'coalesce(till_cents, 0)', type: 'bigint', direction: 'desc' },
  oldest: { by: `coalesce(oldest_day, '9999') collate "C"`, type: 'text', direction: 'asc' },
}

/** What a list is narrowed by; null: by nothing of that kind. */
export interface SkinNarrowing {
  now: Date
  soldSince: Date
  /** of a search: skins that its words mean, and a pattern of LIKE for those that nothing can be sold of yet */
  skinIds: string[] | null
  pattern: string | null
  type: string | null
  weapon: string | null
  picture: SkinPictureKind | null
  reference: ReferenceFilter | null
  /** a reference is of an earlier day than this one (2026-08-08) */
  olderThan: string | null
  isOnSale: boolean | null
}

const whereOf = (asked: SkinNarrowing): string =>
  [
    'true',
    asked.skinIds !== null && '(id = any(:skinIds) or lower(market_name) like :pattern)',
    asked.type !== null && 'type = :type',
    asked.weapon !== null && 'weapon = :weapon',
    asked.picture !== null && 'picture_kind = :picture',
    asked.reference === 'hand' && 'by_hand > 0',
    asked.reference === 'missing' && 'missing > 0',
    asked.olderThan !== null && 'oldest_day < :olderThan',
    asked.isOnSale !== null && '(on_sale > 0) = :isOnSale',
  ]
    .filter(Boolean)
    .join(' and ')

/** Where a page begins: behind the skin with this id, and this of what is sorted by. */
export interface SkinCursor {
  behind: string
  id: string
}

/** One page of skins, and of each row what a cursor is made of. */
export const selectSkinPage = (
  q: Queryable,
  asked: SkinNarrowing & { order: SkinOrder; cursor: SkinCursor | null; rowsMax: number },
): Promise<(SkinListRow & { behind: string })[]> => {
  const { by, type, direction } = orders[asked.order]
  const sign = direction === 'asc' ? '>' : '<'
  const place = asked.cursor ? `where sorted ${sign} :behind::${type} or (sorted = :behind::${type} and id > :id)` : ''
  // PostgreSQL leaves out the sums that neither order nor filters ask for; all of them are read for the page alone.
  const text = `
    with listed as (${rowsOf(every)}),
    found as (select id, ${by} as sorted from listed where ${whereOf(asked)}),
    page as materialized (
      select id, sorted from found ${place} order by sorted ${direction}, id limit :rowsMax
    )
    select shown.*, page.sorted::text as behind
    from page
    join (${rowsOf(onPage)}) as shown using (id)
    order by page.sorted ${direction}, id`
  return runUnprepared(q, text, { ...asked, ...asked.cursor })
}
