import { isBought } from '@pandrop/contract/lifecycle/offer'
import { marginPercentOf } from '@pandrop/contract/staff/item-changes'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { settingsOf } from '../../content/settings.ts'
import { payoutPauseOf } from '../../identity/accounts/payout-pause.ts'
import { isSpendingBlocked } from '../../payments/disputes/spending-blocked.ts'
import { type StaffPayout, staffPayoutsOf } from '../payouts/offer-payouts.ts'
import { staffRequestOf } from '../trade-requests/shown-requests.ts'
import {
  countOffersOf,
  type StaffEventRow,
  type StaffOfferDetailsRow,
  selectStaffOffer,
  selectStaffTimeline,
} from './staff-offer-list.sql.ts'
import { rowFactsOf, toStaffRow } from './staff-offer-list.ts'
import { possibleSteps } from './staff-steps.rules.ts'

/** An offer with everything that the back office may know of it; undefined where there is none. */
export const staffOfferOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  offerId: number,
): Promise<StaffOffer | undefined> => {
  const now = clock.now()
  const row = await selectStaffOffer(pool, offerId)
  if (!row) return undefined
  const [facts, events, payouts, seller, { vat_percent }, trade] = await Promise.all([
    rowFactsOf(pool, now),
    selectStaffTimeline(pool, offerId),
    staffPayoutsOf(pool, offerId),
    sellerOf(pool, row, now),
    settingsOf(pool),
    staffRequestOf(pool, offerId),
  ])
  return {
    ...toStaffRow(row, facts),
    item_url: row.item_url,
    trade_link: row.trade_link,
    trade_offer_id: row.trade_offer_id,
    float: row.float,
    paint_seed: row.paint_seed,
    attachments: row.attachments,
    asset_id: row.asset_id,
    account: row.steam_account_id,
    trade,
    item: itemOf(row, vat_percent),
    can_be_shelved: row.item_id === null && row.received_at !== null && isBought(row.state),
    counter_reference: inUnitsOrNull(row.reference_cents),
    counter_margin_percent: row.margin_percent,
    ...datesOf(row),
    skin: skinOf(row),
    seller,
    payouts: payouts.map(toPayout),
    timeline: events.map(toEvent),
    steps: stepsOf(row, events, now),
  }
}

const itemOf = (row: StaffOfferDetailsRow, vatPercent: number): StaffOffer['item'] =>
  row.item_id === null
    ? null
    : {
        id: row.item_id,
        state: row.item_state,
        price: inUnits(row.item_price_cents),
        cost: inUnitsOrNull(row.cost_cents),
        margin_percent: marginPercentOf(row.item_price_cents, row.cost_cents, vatPercent),
        available_from: instantOrNull(row.available_from),
        order_id: row.order_id,
      }

const datesOf = (row: StaffOfferDetailsRow) => ({
  reply_due_at: row.reply_due_at.toISOString(),
  counter_expires_at: instantOrNull(row.counter_expires_at),
  accepted_at: instantOrNull(row.accepted_at),
  receive_until: instantOrNull(row.receive_until),
  received_at: instantOrNull(row.received_at),
  protected_until: instantOrNull(row.protected_until),
  ready_at: instantOrNull(row.ready_at),
})

const skinOf = (row: StaffOfferDetailsRow): StaffOffer['skin'] =>
  row.skin_id === null
    ? null
    : {
        id: row.skin_id,
        market_name: row.market_name ?? '',
        phase: row.phase ?? '',
        type: row.type ?? '',
        rarity: row.rarity ?? '',
        collection: row.collection ?? '',
        wear: row.min_wear === null || row.max_wear === null ? null : { min: row.min_wear, max: row.max_wear },
        img: row.picture === null ? '' : picturePaths(row.picture).img_url_big,
        in_stock: row.in_stock,
        cheapest: inUnitsOrNull(row.cheapest_cents),
      }

const sellerOf = async (q: Queryable, row: StaffOfferDetailsRow, now: Date): Promise<StaffOffer['seller']> => {
  const { customer_id: id, name, surname, email } = row
  const [offers, spendingBlocked, pausedUntil] = await Promise.all([
    countOffersOf(q, id),
    isSpendingBlocked(q, id),
    payoutPauseOf(q, id, now),
  ])
  if (!offers) throw new Error('counting answered without a row')
  return {
    id,
    name: `${name} ${surname}`,
    email,
    created_at: row.customer_since.toISOString(),
    has_trade_link: row.has_trade_link,
    blocked: row.blocked,
    spending_blocked: spendingBlocked,
    payouts_paused_until: instantOrNull(pausedUntil),
    offers,
  }
}

const toPayout = ({ requestedAt, sentAt, settledAt, ...payout }: StaffPayout): StaffOffer['payouts'][number] => ({
  id: payout.id,
  state: payout.state,
  method: payout.method,
  sum: toUnits(payout.amount),
  set_off: toUnits(payout.setOff),
  iban_masked: payout.ibanMasked,
  holder: payout.holder,
  requested_at: requestedAt.toISOString(),
  sent_at: instantOrNull(sentAt),
  settled_at: instantOrNull(settledAt),
  failure_reason: payout.failureReason,
})

const toEvent = ({ at, cents: price, ...event }: StaffEventRow): StaffOffer['timeline'][number] => ({
  ...event,
  at: at.toISOString(),
  price: inUnitsOrNull(price),
})

const stepsOf = (row: StaffOfferDetailsRow, events: readonly StaffEventRow[], now: Date): StaffOffer['steps'] => {
  const standing = {
    id: row.id,
    state: row.state,
    lastEvent: events.at(-1)?.kind ?? ('created' as const),
    counterExpiresAt: row.counter_expires_at,
    receiveUntil: row.receive_until,
    receivedAt: row.received_at,
    protectedUntil: row.protected_until,
  }
  return possibleSteps(standing, now).map(({ from, ...step }) => ({ ...step, from: instantOrNull(from) }))
}
