import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { StockState, WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'

/** Which copy it is; no row of the catalogue: null beside what was asked for. */
export interface KindRow {
  type: string
  min_wear: number | null
  max_wear: number | null
  /** null: the skin does not exist in this exterior and variant */
  reference_cents: number | null
}

/** No row: the catalogue has no such skin. */
export const selectKind = firstRow<KindRow, [skinId: string, exterior: ExteriorCode, variant: OfferVariant]>(
  'select_kind_of_item',
  `select s.type, s.min_wear, s.max_wear, r.price_cents as reference_cents
   from skins s
   left join reference_prices r
     on r.skin_id = s.id and r.exterior = $2 and r.variant = $3 and skin_has_kind(s, r.exterior, r.variant)
   where s.id = $1`,
)

/** An item as it is changed. */
export interface LockedItemRow {
  id: number
  state: StockState
  skin_id: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  price_cents: number
  old_price_cents: number | null
  cost_cents: number | null
  cost_source: 'offer' | 'purchase' | 'opening' | null
  source_ref: string | null
  asset_id: string | null
  account_id: number | null
  external_id: string | null
  note: string
  available_from: Date | null
  new_until: Date | null
  is_ordered: boolean
  reserved_until: Date | null
  /** the deal that holds it; null: none does */
  deal_id: number | null
}

const lockedColumns = `
  i.id, i.state, i.skin_id, i.exterior, i.variant, i.float, i.paint_seed, i.attachments, i.price_cents,
  i.old_price_cents, i.cost_cents, i.cost_source, i.source_ref, i.asset_id, i.steam_account_id as account_id,
  i.external_id, i.note, i.available_from, i.new_until,
  exists (select from order_lines line where line.item_id = i.id) as is_ordered,
  coalesce((
    select payment.expires_at
    from order_lines line
    join orders placed on placed.id = line.order_id and placed.state = 'pending'
    join payments payment on payment.id = placed.payment_id
    where line.item_id = i.id and line.live
  ), held.expires_at) as reserved_until, held.id as deal_id`

// Of items as i: the deal that holds it.
const itsDeal = `
  left join lateral (
    select deal.id, deal.expires_at
    from deal_items one join deals deal on deal.id = one.deal_id
    where one.item_id = i.id and one.live
  ) as held on true`

/** As a purchase locks it: whoever comes second sees what the first has done. */
export const lockItem = firstRow<LockedItemRow, [itemId: number]>(
  'lock_item_of_staff',
  `select ${lockedColumns} from items i ${itsDeal} where i.id = $1 for no key update of i`,
)

/** The same for many, in ascending id. */
export const lockWholeItems = statement<LockedItemRow, [itemIds: number[]]>(
  'lock_whole_items_of_staff',
  `select ${lockedColumns} from items i ${itsDeal} where i.id = any($1) order by i.id for no key update of i`,
)

/** The same without a lock, for those who only look. */
export const selectItemFacts = firstRow<LockedItemRow, [itemId: number]>(
  'select_item_facts',
  `select ${lockedColumns} from items i ${itsDeal} where i.id = $1`,
)

/** In ascending id, as purchases lock. */
export const lockItems = statement<{ id: number; state: StockState }, [itemIds: number[]]>(
  'lock_items_of_staff',
  'select id, state from items where id = any($1) order by id for no key update',
)

/** What an item is, and what is known and decided of it. */
export interface ItemWrite {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paintSeed: number | null
  attachments: Attachments | null
  priceCents: number
  costCents: number | null
  costSource: 'offer' | 'purchase' | 'opening' | null
  sourceRef: string | null
  assetId: string | null
  accountId: number | null
  externalId: string | null
  note: string
  availableFrom: Date | null
  newUntil: Date | null
}

/** @returns no row where another item has its asset id, external id, offer or key */
export const insertItem = firstRow<
  { id: number },
  ItemWrite & { state: 'available' | 'hidden'; offerId: number | null; requestKey: string | null }
>(
  'insert_item_of_staff',
  `insert into items (skin_id, exterior, variant, float, paint_seed, attachments, price_cents, cost_cents, cost_source,
     source_ref, asset_id, steam_account_id, external_id, note, available_from, new_until, state, offer_id, request_key)
   values (:skinId, :exterior, :variant, :float, :paintSeed, :attachments, :priceCents, :costCents, :costSource,
     :sourceRef, :assetId, :accountId, :externalId, :note, :availableFrom, :newUntil, :state, :offerId, :requestKey)
   on conflict do nothing
   returning id`,
)

export const updateItem = statement<never, ItemWrite & { itemId: number; oldPriceCents: number | null }>(
  'update_item_of_staff',
  `update items set skin_id = :skinId, exterior = :exterior, variant = :variant, float = :float,
     paint_seed = :paintSeed, attachments = :attachments, price_cents = :priceCents, old_price_cents = :oldPriceCents,
     cost_cents = :costCents, cost_source = :costSource, source_ref = :sourceRef, asset_id = :assetId,
     steam_account_id = :accountId, external_id = :externalId, note = :note, available_from = :availableFrom,
     new_until = :newUntil
   where id = :itemId`,
)

/** A price that an item got, and what it was before. */
interface PriceMoveRow {
  id: number
  before_cents: number
  before_old_cents: number | null
  after_cents: number
}

/**
 * Of items that are locked and in stock, those whose price is another now. What goes further down keeps the old price
 * of its first step; what goes up has none.
 */
export const updatePrices = statement<PriceMoveRow, [itemIds: number[], priceCents: number[]]>(
  'update_item_prices',
  `with wanted as (
     select w.id, w.price_cents, i.price_cents as before_cents, i.old_price_cents as before_old_cents
     from unnest($1::bigint[], $2::bigint[]) as w (id, price_cents)
     join items i on i.id = w.id and i.price_cents <> w.price_cents
   ), changed as (
     update items set price_cents = w.price_cents,
       old_price_cents = case when w.price_cents < w.before_cents then w.before_old_cents end
     from wanted w
     where items.id = w.id
     returning items.id
   )
   select w.id, w.before_cents, w.before_old_cents, w.price_cents as after_cents
   from wanted w join changed c on c.id = w.id
   order by w.id`,
)

/** Which other item has what only one can have. */
export interface TwinRow {
  id: number
  of: 'asset' | 'external' | 'offer' | 'key'
}

/** The item that a new or changed one would repeat. */
export const selectTwin = firstRow<
  TwinRow,
  {
    itemId: number | null
    assetId: string | null
    externalId: string | null
    offerId: number | null
    key: string | null
  }
>(
  'select_item_twin',
  `select id, of
   from (
     select id, 'key' as of, 1 as place from items where request_key = :key
     union all
     select id, 'offer', 2 from items where offer_id = :offerId
     union all
     select id, 'asset', 3 from items where asset_id = :assetId and state <> 'withdrawn'
     union all
     select id, 'external', 4 from items where external_id = :externalId
   ) as twin
   where id is distinct from :itemId::bigint
   order by place
   limit 1`,
)

/** Of items that are in stock. */
export const updateShelf = statement<never, [itemIds: number[], state: 'available' | 'hidden']>(
  'update_item_shelf',
  'update items set state = $2 where id = any($1)',
)

export const withdrawItems = statement<never, [itemIds: number[], cause: WithdrawalCause, at: Date]>(
  'withdraw_items',
  `update items set state = 'withdrawn', withdrawn_at = $3, withdrawn_because = $2 where id = any($1)`,
)

export const moveItems = statement<{ id: number }, [itemIds: number[], accountId: number | null]>(
  'move_items',
  `update items set steam_account_id = $2
   where id = any($1) and steam_account_id is distinct from $2
   returning id`,
)

export const markItemsNew = statement<{ id: number }, [itemIds: number[], until: Date | null]>(
  'mark_items_new',
  'update items set new_until = $2 where id = any($1) and new_until is distinct from $2 returning id',
)

export const selectOpenAccount = firstRow<{ id: number }, [accountId: number]>(
  'select_open_steam_account',
  'select id from steam_accounts where id = $1 and closed_at is null',
)
