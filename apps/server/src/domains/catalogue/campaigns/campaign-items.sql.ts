import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { CampaignStanding } from '@pandrop/contract/staff/campaigns'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import { campaignsPrice } from './campaigns-price.sql.ts'

/** An item as lists of a campaign show it. */
interface ShownItemRow {
  id: number
  state: StockState
  title: string
  phase: string
  type: string
  rarity: string
  picture: string
  is_bare: boolean
}

const shownColumns = `
  i.id, i.state, i.title, s.phase, i.type, i.rarity, i.picture,
  not exists (select from pictures p where p.skin_id = i.skin_id) as is_bare`

const inStock = `i.state in ('available', 'hidden')`

/**
 * In cents: the wished price, or what the percentage leaves of the lowest of the 30 days before, and of the price where
 * nothing was asked in them. A campaign never raises a price, and without percentage and wish it changes none.
 */
const priceThen = (of: { price: string; lowest: string; percent: string; wished: string }): string => `least(
  ${of.price},
  coalesce(
    ${of.wished},
    case
      when ${of.percent} is not null
      then greatest(1, round(coalesce(${of.lowest}, ${of.price}) * (100 - ${of.percent}) / 100.0))
    end
  )
)::bigint`

/** What a campaign would do to an item; amounts in EUR cents. */
export interface PreviewRow extends ShownItemRow {
  /** without any campaign */
  price_cents: number
  cost_cents: number | null
  then_cents: number
  old_cents: number | null
  honest_from: Date | null
  elsewhere_id: number | null
  elsewhere_name: string | null
}

interface Previewed {
  ids: number[]
  /** beside them; null: the percentage makes it */
  wished: (number | null)[]
  percent: number | null
  /** when it would begin */
  at: Date
}

/** By number; what is not there has no row. */
export const previewItems = statement<PreviewRow, Previewed>(
  'preview_campaign_items',
  `select ${shownColumns}, own.cents as price_cents, i.cost_cents, priced.then_cents,
     case when priced.then_cents < lowest.cents then lowest.cents end as old_cents,
     case when not priced.then_cents < lowest.cents then old_price_honest_from(i.id, priced.then_cents) end
       as honest_from,
     other.id as elsewhere_id, other.name as elsewhere_name
   from unnest(:ids::bigint[], :wished::bigint[]) as chosen (id, wished_cents)
   join items i on i.id = chosen.id
   join skins s on s.id = i.skin_id
   ${campaignsPrice('i')}
   cross join lateral (select coalesce(campaigns_price.before_cents, i.price_cents) as cents) as own
   cross join lateral (select lowest_of_30_days(i.id, greatest(:at::timestamptz, clock_timestamp())) as cents) as lowest
   cross join lateral (
     select ${priceThen({
       price: 'own.cents',
       lowest: 'lowest.cents',
       percent: ':percent::int',
       wished: 'chosen.wished_cents',
     })} as then_cents
   ) as priced
   left join campaign_items m on m.item_id = i.id and m.joined_at is not null and m.left_at is null
   left join campaigns other on other.id = m.campaign_id and other.state = 'running'
   order by i.id`,
)

/** @returns a row for each that is new to the campaign; what is sold or withdrawn stays out */
export const addItems = statement<
  { item_id: number },
  { campaignId: number; ids: number[]; wished: (number | null)[] }
>(
  'add_campaign_items',
  `insert into campaign_items (campaign_id, item_id, wished_cents)
   select :campaignId, i.id, chosen.wished_cents
   from unnest(:ids::bigint[], :wished::bigint[]) as chosen (id, wished_cents)
   join items i on i.id = chosen.id and i.state in ('available', 'hidden', 'reserved')
   on conflict do nothing
   returning item_id`,
)

export const countKnown = firstRow<{ count: number }, [campaignId: number, ids: number[]]>(
  'count_known_campaign_items',
  'select count(*)::int as count from campaign_items where campaign_id = $1 and item_id = any($2)',
)

/** An item within a campaign; amounts in EUR cents. */
export interface CampaignItemRow extends ShownItemRow {
  standing: CampaignStanding
  before_cents: number
  price_cents: number
  old_price_cents: number | null
  honest_from: Date | null
}

interface ItemPage {
  campaignId: number
  before: number
  rowsMax: number
  now: Date
}

/** The newest item first. What waits shows what would be if it joined at the start, or now. */
export const selectCampaignItems = statement<CampaignItemRow, ItemPage>(
  'select_campaign_items',
  `with page as materialized (
     select m.*, c.state as campaign_state, c.discount_percent,
       greatest(c.starts_at, :now, clock_timestamp()) as joins_at
     from campaign_items m join campaigns c on c.id = m.campaign_id
     where m.campaign_id = :campaignId and m.item_id < :before
     order by m.item_id desc
     limit :rowsMax
   )
   select ${shownColumns},
     case
       when m.left_at is not null then 'over'
       when m.joined_at is null then case when m.campaign_state in ('ended', 'stopped') then 'over' else 'waiting' end
       when i.state = 'sold' then 'sold'
       when i.state = 'reserved' then 'held'
       when i.price_changed_at <> m.priced_at then 'changed'
       else 'in'
     end as standing,
     coalesce(m.before_cents, own.cents) as before_cents,
     coalesce(m.price_cents, ahead.then_cents, own.cents) as price_cents,
     case when m.joined_at is null then ahead.old_cents else m.old_price_cents end as old_price_cents,
     case when m.joined_at is null then ahead.honest_from else m.honest_from end as honest_from
   from page m
   join items i on i.id = m.item_id
   join skins s on s.id = i.skin_id
   ${campaignsPrice('i')}
   cross join lateral (select coalesce(campaigns_price.before_cents, i.price_cents) as cents) as own
   left join lateral (
     select priced.then_cents, case when priced.then_cents < lowest.cents then lowest.cents end as old_cents,
       case when not priced.then_cents < lowest.cents then old_price_honest_from(i.id, priced.then_cents) end
         as honest_from
     from (select lowest_of_30_days(i.id, m.joins_at) as cents) as lowest
     cross join lateral (
       select ${priceThen({
         price: 'own.cents',
         lowest: 'lowest.cents',
         percent: 'm.discount_percent',
         wished: 'm.wished_cents',
       })} as then_cents
     ) as priced
     where m.joined_at is null and m.campaign_state in ('planned', 'running')
   ) as ahead on true
   order by m.item_id desc`,
)

const isFree = `not exists (
  select from campaign_items other
  where other.item_id = m.item_id and other.joined_at is not null and other.left_at is null
)`

/** Asked for in parts: items of a number above the last one. */
export type PartOf = (
  q: Queryable,
  part: { campaignId: number; after: number; rowsMax: number },
) => Promise<{ id: number }[]>

/** Items of a running campaign that could join it. */
export const selectJoinable: PartOf = statement<{ id: number }, { campaignId: number; after: number; rowsMax: number }>(
  'select_joinable_items',
  `select m.item_id as id
   from campaign_items m join items i on i.id = m.item_id and ${inStock}
   where m.campaign_id = :campaignId and m.item_id > :after and m.joined_at is null and ${isFree}
   order by m.item_id
   limit :rowsMax`,
)

/**
 * Items that campaigns have left behind, of whichever, which nobody has looked at since they were sold: those ask their
 * own price when they come back.
 */
export const selectLeftBehind = statement<{ id: number }, [after: number, rowsMax: number]>(
  'select_items_left_behind',
  `select m.item_id as id
   from campaigns c
   join campaign_items m
     on m.campaign_id = c.id and m.joined_at is not null and m.left_at is null and not m.left_sold
   where c.state in ('ended', 'stopped') and m.item_id > $1
   order by m.item_id
   limit $2`,
)

/** Of items that are held by the caller: those that a customer has bought are not looked for again. */
export const noteLeftSold = statement<never, [ids: number[]]>(
  'note_campaign_items_left_sold',
  `update campaign_items m set left_sold = true
   from campaigns c, items i
   where m.item_id = any($1) and m.joined_at is not null and m.left_at is null and not m.left_sold
     and c.id = m.campaign_id and c.state in ('ended', 'stopped') and i.id = m.item_id and i.state = 'sold'`,
)

/**
 * Gives items that are held by the caller the price of their campaign. The database dates the change, so the lowest of
 * the 30 days is asked for by its clock: as check_price will, a moment later.
 */
export const joinItems = statement<{ item_id: number }, { campaignId: number; ids: number[]; at: Date }>(
  'join_campaign_items',
  `with found as (
     select i.id, i.price_cents as before_cents, c.discount_percent, m.wished_cents,
       lowest_of_30_days(i.id, clock_timestamp()) as lowest_cents
     from campaign_items m
     join campaigns c on c.id = m.campaign_id
     join items i on i.id = m.item_id and ${inStock}
     where m.campaign_id = :campaignId and m.item_id = any(:ids::bigint[]) and m.joined_at is null and ${isFree}
   ), chosen as (
     select *, ${priceThen({
       price: 'before_cents',
       lowest: 'lowest_cents',
       percent: 'discount_percent',
       wished: 'wished_cents',
     })} as then_cents
     from found
   ), judged as (
     select *, case when not then_cents < lowest_cents then old_price_honest_from(id, then_cents) end as honest_from
     from chosen
   ), priced as (
     update items i set price_cents = judged.then_cents,
       old_price_cents = case when judged.then_cents < judged.lowest_cents then judged.lowest_cents end
     from judged where i.id = judged.id
     returning i.id, i.price_cents, i.old_price_cents, i.price_changed_at
   )
   update campaign_items m set joined_at = :at, before_cents = judged.before_cents, price_cents = priced.price_cents,
     old_price_cents = priced.old_price_cents, honest_from = judged.honest_from, priced_at = priced.price_changed_at
   from judged join priced on priced.id = judged.id
   where m.campaign_id = :campaignId and m.item_id = judged.id
   returning m.item_id`,
)

/** Of items that are held by the caller; the same function returns them when a customer sets one free. */
export const returnPrices = firstRow<{ returned: number }, [ids: number[], at: Date]>(
  'return_campaign_prices',
  'select return_campaign_prices($1, $2) as returned',
)
