import type { Attachments } from '@pandrop/contract/attachments'
import { type StockState, stockStates } from '@pandrop/contract/lifecycle/item'
import type { StockOrder, StockTab } from '@pandrop/contract/staff/items'
import { microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, type Queryable, runUnprepared } from '../../../db/statement.ts'

/** An item as a row of the back office. */
export interface StaffItemListRow {
  id: number
  state: StockState
  title: string
  phase: string
  type: string
  rarity: string
  picture: string
  is_bare: boolean
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  price_cents: number
  old_price_cents: number | null
  cost_cents: number | null
  reference_cents: number
  listed_at: Date
  available_from: Date | null
  new_until: Date | null
  asset_id: string | null
  account_id: number | null
  account_label: string | null
}

/** Of items as i: since when customers could buy it, or will be able to; as migration 0057 indexes it. */
const listedAt = 'greatest(i.created_at, i.available_from)'

/** Of items as i, skins as s, reference prices as r and Steam accounts as a. */
export const staffItemColumns = `
  i.id, i.state, i.title, s.phase, i.type, i.rarity, i.picture,
  not exists (select from pictures p where p.skin_id = i.skin_id) as is_bare, i.float, i.paint_seed, i.attachments,
  i.price_cents, i.old_price_cents, i.cost_cents, r.price_cents as reference_cents, ${listedAt} as listed_at,
  i.available_from, i.new_until, i.asset_id, a.id as account_id, a.label as account_label`

const referenceOf = (kind: string): string =>
  `r.skin_id = ${kind}.skin_id and r.exterior = ${kind}.exterior and r.variant = ${kind}.variant`
const ofItsKind = referenceOf('i')

/** What staffItemColumns reads beside items as i. */
export const staffItemJoins = `
  join skins s on s.id = i.skin_id
  join reference_prices r on ${ofItsKind}
  left join steam_accounts a on a.id = i.steam_account_id`

// "On sale" and "protected" are one state, told apart by a date.
const tabs: Record<StockTab, string> = {
  on_sale: `i.state = 'available' and (i.available_from is null or i.available_from <= :now)`,
  hidden: `i.state = 'hidden'`,
  protected: `i.state = 'available' and i.available_from > :now`,
  reserved: `i.state = 'reserved'`,
  sold: `i.state = 'sold'`,
  withdrawn: `i.state = 'withdrawn'`,
  all: 'true',
}

interface OrderText {
  /** what is sorted by before the number, and goes into the cursor; absent: the number alone */
  by?: string
  /** the cursor's text as what is sorted by */
  from?: string
  cursor?: string
  direction: 'asc' | 'desc'
  only?: string
}

const costRatio = '(i.cost_cents::float8 / i.price_cents)'
const referenceRatio = '(i.price_cents::float8 / r.price_cents)'

const orders: Record<StockOrder, OrderText> = {
  newest: { direction: 'desc' },
  oldest: { by: listedAt, cursor: microsecondsOf(listedAt), from: momentOf(':behind'), direction: 'asc' },
  price_up: { by: 'i.price_cents', from: ':behind::bigint', direction: 'asc' },
  price_down: { by: 'i.price_cents', from: ':behind::bigint', direction: 'desc' },
  // What earns least is what costs most of its price.
  margin: { by: costRatio, direction: 'desc', only: 'and i.cost_cents is not null' },
  reference: { by: referenceRatio, direction: 'asc' },
}

/** What a list is narrowed by; null: by nothing of that kind. */
export interface ItemNarrowing {
  tab: StockTab
  now: Date
  /** what was searched for: Steam's or another program's number */
  words: string | null
  /** of a search: kinds that its words mean */
  kinds: number[] | null
  /** of a search: an item's own number; null: it is none */
  number: number | null
  type: string | null
  weapon: string | null
  exteriors: string[] | null
  itemClass: string | null
  priceFromCents: number | null
  priceTillCents: number | null
  listedBefore: Date | null
  /** as many cents of cost for each cent of price, or more */
  costRatioAbove: number | null
  lacks: 'cost' | 'asset' | 'account' | 'picture' | null
  isReduced: boolean | null
  isNew: boolean | null
  accountId: number | null
  isInCampaign: boolean | null
  campaignId: number | null
  /** items up to this number */
  newestId: number | null
}

const inCampaign = (which: string): string => `exists (
  select from campaign_items m join campaigns c on c.id = m.campaign_id and c.state = 'running'
  where m.item_id = i.id and m.joined_at is not null and m.left_at is null ${which}
)`

// By number: by skin, exterior and variant PostgreSQL looks up the items of each reference price, also those long sold.
const byKind = `join kinds k on k.no = i.kind_no join reference_prices r on ${referenceOf('k')}`

const gaps = {
  cost: 'i.cost_cents is null',
  asset: 'i.asset_id is null',
  account: 'i.steam_account_id is null',
  picture: 'not exists (select from pictures p where p.skin_id = i.skin_id)',
} as const

// The index of asset ids leaves out withdrawn items, which are few.
const ofAsset = ['=', '<>'].map((sign) => `i.asset_id = :words and i.state ${sign} 'withdrawn'`)

/** SQL of items as i. Only what is asked for is written: its best plan is another for each question. */
const whereOf = (asked: ItemNarrowing): string => {
  const found = asked.number === null ? ['i.kind_no = any(:kinds::int[])'] : ['i.id = :number', ...ofAsset]
  return [
    tabs[asked.tab],
    asked.words !== null && `(${[...found, 'i.external_id = :words'].join(' or ')})`,
    asked.type !== null && 'i.type = :type',
    asked.weapon !== null && 'i.weapon = :weapon',
    asked.exteriors !== null && 'i.exterior = any(:exteriors)',
    asked.itemClass !== null && 'i.class = :itemClass',
    asked.priceFromCents !== null && 'i.price_cents >= :priceFromCents',
    asked.priceTillCents !== null && 'i.price_cents <= :priceTillCents',
    asked.listedBefore !== null && `${listedAt} < :listedBefore`,
    asked.costRatioAbove !== null && `i.cost_cents is not null and ${costRatio} > :costRatioAbove`,
    asked.lacks !== null && gaps[asked.lacks],
    asked.isReduced !== null && `(i.old_price_cents is not null) = :isReduced`,
    asked.isNew !== null && `coalesce(i.new_until > :now, false) = :isNew`,
    asked.accountId !== null && 'i.steam_account_id = :accountId',
    asked.isInCampaign !== null && `${inCampaign('')} = :isInCampaign`,
    asked.campaignId !== null && inCampaign('and c.id = :campaignId'),
    asked.newestId !== null && 'i.id <= :newestId',
  ]
    .filter(Boolean)
    .join(' and ')
}

/** Where a page begins: behind the row with this number, and this of what is sorted by. */
export interface ItemCursor {
  behind: number
  id: number
}

/**
 * Pages of which each state makes its own, instead of by one index more, which every sale would have to write: prices
 * are indexed behind the state, and a partial index holds all that a ratio asks of what is available. Nobody asks what
 * a sold item would bring today.
 */
const statesOfOrder: Partial<Record<StockOrder, readonly StockState[]>> = {
  price_up: stockStates,
  price_down: stockStates,
  reference: ['available', 'hidden', 'reserved'],
}

/** One page of items, and of the last row what a cursor is made of. */
export const selectItemPage = (
  q: Queryable,
  asked: ItemNarrowing & { order: StockOrder; cursor: ItemCursor | null; rowsMax: number },
): Promise<(StaffItemListRow & { behind: number })[]> => {
  const { by, cursor: behind = by ?? '0', from = ':behind::float8', direction, only = '' } = orders[asked.order]
  const sign = direction === 'asc' ? '>' : '<'
  const key = by === undefined ? 'i.id' : `(${by}, i.id)`
  const place = by === undefined ? ':id::bigint' : `(${from}, :id::bigint)`
  const sorted = by === undefined ? `i.id ${direction}` : `${by} ${direction}, i.id ${direction}`
  const joined = asked.order === 'reference' ? byKind : ''
  const where = `${whereOf(asked)} ${only} ${asked.cursor ? `and ${key} ${sign} ${place}` : ''}`
  const pageOf = (more = ''): string =>
    `select i.id, ${by ?? 'i.id'} as sorted from items i ${joined} where ${where} ${more}
     order by ${sorted} limit :rowsMax`
  const states = asked.tab === 'all' && statesOfOrder[asked.order]
  const page = states
    ? `select id from (${states.map((state) => `(${pageOf(`and i.state = '${state}'`)})`).join(' union all ')}) as each
       order by sorted ${direction}, id ${direction} limit :rowsMax`
    : pageOf()
  const text = `
    select ${staffItemColumns}, ${behind} as behind
    from (${page}) as page
    join items i on i.id = page.id ${staffItemJoins}
    order by ${sorted}`
  return runUnprepared(q, text, { ...asked, ...asked.cursor })
}

/** What is found, added up. */
export interface FoundSums {
  items: number
  price_cents: number
  cost_cents: number
  without_cost: number
}

/** What a list holds as a whole. */
export const sumItems = async (q: Queryable, asked: ItemNarrowing): Promise<FoundSums> => {
  const [found] = await runUnprepared<FoundSums>(
    q,
    `select count(*)::int as items, coalesce(sum(i.price_cents), 0)::bigint as price_cents,
       coalesce(sum(i.cost_cents), 0)::bigint as cost_cents, count(*) filter (where i.cost_cents is null)::int
         as without_cost
     from items i
     where ${whereOf(asked)}`,
    asked,
  )
  if (!found) throw new Error('adding up answered without a row')
  return found
}

/** Numbers of what a list holds, lowest first: the order that items are locked in. */
export const selectFoundIds = async (q: Queryable, asked: ItemNarrowing, idsMax: number): Promise<number[]> => {
  const text = `select i.id from items i where ${whereOf(asked)} order by i.id limit :idsMax`
  return (await runUnprepared<{ id: number }>(q, text, { ...asked, idsMax })).map(({ id }) => id)
}

/** How many items stand in each tab. */
export type TabCounts = Record<StockTab, number>

export const countTabs = firstRow<TabCounts, [now: Date]>(
  'count_item_tabs',
  `with states as (select state, count(*)::int as items from items group by state),
     later as (
       select count(*)::int as items from items where state = 'available' and available_from > $1
     )
   select coalesce((select items from states where state = 'available'), 0) - later.items as on_sale,
     coalesce((select items from states where state = 'hidden'), 0) as hidden,
     later.items as protected,
     coalesce((select items from states where state = 'reserved'), 0) as reserved,
     coalesce((select items from states where state = 'sold'), 0) as sold,
     coalesce((select items from states where state = 'withdrawn'), 0) as withdrawn,
     coalesce((select sum(items) from states), 0)::int as "all"
   from later`,
)

export const selectNewestId = firstRow<{ id: number }, []>(
  'select_newest_item_id',
  'select coalesce(max(id), 0)::bigint as id from items',
)
