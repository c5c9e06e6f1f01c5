import { isCountered, isToAnswer } from '@pandrop/contract/lifecycle/offer'
import type { Offer } from '@pandrop/contract/offers'
import { secondsOf, secondsOrNull } from '@pandrop/contract/wire'
import { cents, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { type OfferRow, selectOffersOf } from './offers.sql.ts'

/** A history that no screen pages through must end somewhere. */
const offersMax = 500

/** A customer's offers, newest first, at most 500. */
export const offerHistoryOf = async ({ pool }: Pick<Shop, 'pool'>, customerId: number): Promise<Offer[]> =>
  (await selectOffersOf(pool, customerId, offersMax)).map(toOffer)

/** An offer as the wire sends it; amounts in EUR units, moments in Unix seconds. */
export const toOffer = (row: OfferRow): Offer => ({
  id: row.id,
  created_at: secondsOf(row.created_at),
  status: row.state,
  title: row.title,
  item: { img: row.picture === null ? '' : picturePaths(row.picture).img_url, quality: row.rarity },
  user_price: toUnits(cents(row.user_price_cents)),
  service_price: inUnitsOrNull(row.service_price_cents),
  quality: row.quality,
  // Offers and payouts are in EUR whatever a visitor chose for display (docs/behaviour/offers.md#wish).
  currency: 'EUR',
  reply_due_at: isToAnswer(row.state) ? secondsOf(row.reply_due_at) : null,
  expires_at: isCountered(row.state) ? secondsOrNull(row.counter_expires_at) : null,
})
