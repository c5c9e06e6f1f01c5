import { foundMax } from '@pandrop/contract/staff/search'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { promosNamed } from '../../checkout/promo/staff-promo-list.ts'
import { creditNoteNumber } from '../../orders/credit-notes/credit-notes.ts'
import { paperNumber } from '../../orders/papers/paper-rows.ts'
import { paymentsNamed } from '../../payments/staff-payments/staff-payment-list.ts'
import { beginningWith, patternsOf, readQuestion, titleQuery } from './staff-search.rules.ts'
import {
  type FoundCustomerRow,
  findCreditNotes,
  findCustomers,
  findItems,
  findOffers,
  findOrders,
  findPayouts,
  findReceipts,
  findTags,
} from './staff-search.sql.ts'

const nameOf = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`

const longestOf = (patterns: string[]): string | null =>
  patterns.toSorted((one, other) => other.length - one.length)[0] ?? null

const stateOf = ({ is_verified, is_blocked }: FoundCustomerRow) => {
  if (is_blocked) return 'blocked' as const
  return is_verified ? ('verified' as const) : ('unverified' as const)
}

/** At most five orders, customers, items, offers, payments, payouts, promo codes and tags that a text may mean. */
export const searchAll = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>, typed: string) => {
  const { number, trade, creditNote, receipt, words, reference, promo } = readQuestion(typed)
  const id = number === null ? null : Number(number)
  const patterns = patternsOf(words)
  const [orders, customers, items, offers, payments, payouts, notes, receipts, promos, tags] = await Promise.all([
    id === null && trade === null ? [] : findOrders(pool, id, trade),
    id === null && patterns.length === 0
      ? []
      : findCustomers(pool, id, patterns, beginningWith(words.join(' ')), longestOf(patterns)),
    id === null && words.length === 0 ? [] : findItems(pool, id, id === null ? titleQuery(words) : ''),
    id === null && trade === null ? [] : findOffers(pool, id, trade),
    paymentsNamed(pool, typed, foundMax),
    id === null && reference === null
      ? []
      : findPayouts(pool, id, reference === null ? null : beginningWith(reference)),
    creditNote === null ? [] : findCreditNotes(pool, creditNote.year, creditNote.number),
    receipt === null ? [] : findReceipts(pool, receipt.year, receipt.number),
    promo === null ? [] : promosNamed({ pool, clock }, promo, foundMax),
    words.length === 0 ? [] : findTags(pool, beginningWith(words.join(' '))),
  ])
  return {
    orders: orders.map(({ total_cents: total, created_at: at, ...order }) => ({
      id: order.id,
      customer: nameOf(order),
      total: inUnits(total),
      state: order.state,
      created_at: at.toISOString(),
    })),
    customers: customers.map((customer) => ({
      id: customer.id,
      name: nameOf(customer),
      email: customer.email,
      state: stateOf(customer),
    })),
    items: items.map(({ price_cents: price, ...item }) => ({ ...item, price: inUnits(price) })),
    offers: offers.map((offer) => ({
      id: offer.id,
      title: offer.title,
      customer: nameOf(offer),
      wish: inUnits(offer.user_price_cents),
      state: offer.state,
    })),
    payments: payments.map(({ id, customer, sum, state }) => ({ id, customer: customer.name, sum, state })),
    payouts: payouts.map((payout) => ({
      id: payout.id,
      offer_id: payout.offer_id,
      name: nameOf({ name: payout.first_name, surname: payout.last_name }),
      amount: inUnits(payout.cents),
      state: payout.state,
    })),
    credit_notes: notes.map((note) => ({
      id: note.id,
      number: creditNoteNumber(note),
      order_id: note.order_id,
      customer: nameOf(note),
    })),
    receipts: receipts.map((row) => ({
      id: row.id,
      number: paperNumber(row),
      order_id: row.order_id,
      customer: nameOf(row),
    })),
    promo_codes: promos,
    tags,
  }
}
