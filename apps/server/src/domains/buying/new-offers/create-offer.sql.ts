import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'

// A statement of its own, before anything is counted: what follows sees what the holder before us wrote.
export const lockOffersOf = statement<never, [customerId: number]>(
  'lock_offers_of_customer',
  `select pg_advisory_xact_lock(hashtextextended('offers', $1))`,
)

export const countOpenOffers = firstRow<{ count: number }, [customerId: number]>(
  'count_open_offers',
  `select count(*)::int as count
   from offers
   where customer_id = $1 and state in ('pending', 'offer', 'awaiting_item')`,
)

/** A skin, and the variants in which it exists in one exterior. */
interface NamedSkinRow {
  id: string
  /** as Steam's market names it, and which phase where that name is shared: ★ Karambit | Doppler (Phase 2) */
  title: string
  type: string
  exteriors: ExteriorCode[]
  variants: OfferVariant[]
}

const title = `(market_name || case when phase = '' then '' else ' (' || phase || ')' end)`

// Of a skin that nobody knows a price of, every variant that exists.
const namedSkin = `
  select id, ${title} as title, type, exteriors,
    array(
      select variant
      from unnest(array['normal', 'stattrak', 'souvenir']) as v (variant)
      where skin_has_kind(skins, $2, variant) and (
        not exists (
          select from reference_prices r where r.skin_id = skins.id and skin_has_kind(skins, r.exterior, r.variant)
        )
        or exists (
          select from reference_prices r where r.skin_id = skins.id and r.exterior = $2 and r.variant = v.variant
        )
      )
    ) as variants
  from skins`

export const selectSkinById = statement<NamedSkinRow, [skinId: string, exterior: ExteriorCode]>(
  'select_offered_skin',
  `${namedSkin} where id = $1`,
)

/** Two rows at most: the phases of a Doppler share a name. */
export const selectSkinsByName = statement<NamedSkinRow, [marketName: string, exterior: ExteriorCode]>(
  'select_offered_skins_by_name',
  `${namedSkin}
   where lower(market_name) in (lower($1), lower(regexp_replace($1, ' \\([^()]*\\)$', '')))
     and lower($1) in (lower(market_name), lower(${title}))
   limit 2`,
)

/** No row: the customer has an open offer of the same copy. */
export const insertOffer = firstRow<
  { id: number },
  {
    customerId: number
    title: string
    skinId: string | null
    variant: OfferVariant | null
    quality: OfferQuality
    itemUrl: string
    attachments: Attachments | null
    wishCents: number
    at: Date
    replyDueAt: Date
  }
>(
  'insert_offer',
  `insert into offers
     (customer_id, state, title, skin_id, variant, quality, item_url, attachments, user_price_cents, created_at,
       reply_due_at)
   values (:customerId, 'pending', :title, :skinId, :variant, :quality, :itemUrl, :attachments, :wishCents, :at,
     :replyDueAt)
   on conflict (customer_id, substring(item_url from '#730_2_(\\d+)$'))
     where state in ('pending', 'offer', 'awaiting_item') do nothing
   returning id`,
)
