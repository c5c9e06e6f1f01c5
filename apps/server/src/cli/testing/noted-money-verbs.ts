import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestShop } from '@pandrop/testkit/shop'
import { bankStatement } from '../../domains/buying/bank-files/testing/answers.ts'
import { offerAt } from '../../domains/buying/offers/testing/handled-offers.ts'
import { approvedPayout, staffMember } from '../../domains/buying/payouts/testing/approvals.ts'
import { openAccount, requestedPayout } from '../../domains/buying/payouts/testing/ready-offers.ts'
import { bringTo, orderFromBalance } from '../../domains/orders/orders/testing/handled-orders.ts'
import type { NotedVerb } from './noted-verbs.ts'
import { runCommand } from './run-command.ts'

type OrderStage = Parameters<typeof bringTo>[2]
type OfferStage = Parameters<typeof offerAt>[1]

/** A paid order that was brought so far, its state changed by the verb. */
const ofOrder = (stage: OrderStage | 'processing', more = '', daysLater = 0): NotedVerb => ({
  table: 'orders',
  row: 'changed',
  typed: async (shop) => {
    const { orderId } = await orderFromBalance(shop)
    if (stage !== 'processing') await bringTo(shop, orderId, stage)
    shop.clock.advance({ days: daysLater })
    return `${orderId} ${more}`
  },
})

const ofOffer = (stage: OfferStage, more = '', daysLater = 0): NotedVerb => ({
  table: 'offers',
  row: 'changed',
  typed: async (shop) => {
    const { offerId } = await offerAt(shop, stage)
    shop.clock.advance({ days: daysLater })
    return `${offerId} ${more}`
  },
})

const sentPayout = async (shop: TestShop) => {
  const payout = await approvedPayout(shop)
  const { code, said } = await runCommand(shop, 'payouts sent', payout.payoutId)
  if (code !== 0) throw new Error(said)
  return payout
}

const ofPayout = (made: (shop: TestShop) => ReturnType<typeof requestedPayout>, more = ''): NotedVerb => ({
  table: 'payouts',
  row: 'changed',
  typed: async (shop) => `${(await made(shop)).payoutId} ${more}`,
})

/** Two members of staff, as the command line names them. */
const pair = async (shop: TestShop): Promise<string> => {
  const ids = [await staffMember(shop), await staffMember(shop)]
  const { rows } = await shop.database.pool.query('select email from staff where id = any($1) order by id', [ids])
  return `--proposed-by ${rows[0].email} --approved-by ${rows[1].email}`
}

const member = async (shop: TestShop): Promise<string> => {
  const { rows } = await shop.database.pool.query('select email from staff where id = $1', [await staffMember(shop)])
  return rows[0].email
}

/** Verbs of orders, offers and payouts, and of who may work here: each typed once, so that it changes something. */
const ofDeclinedTrade = (code: string): NotedVerb => ({
  table: 'trade_offers',
  row: 'changed',
  typed: async (shop) => {
    const { orderId } = await orderFromBalance(shop)
    const declined = `insert into trade_offers
        (order_id, code, asset_ids, state, try_no, asked_at, ended_at, needs_staff)
      values ($1, $2, '{}', 'declined', 1, now(), now(), true)`
    await shop.database.ownerPool.query(declined, [orderId, code])
    return String(orderId)
  },
})

export const notedMoneyVerbs: Readonly<Record<string, NotedVerb>> = {
  'deliveries retry': ofDeclinedTrade('NTED-3333'),
  'deliveries dismiss': ofDeclinedTrade('NTED-4444'),
  'orders trade-sent': ofOrder('processing', '--offer 6034812097'),
  'orders trade-declined': ofOrder('in_process'),
  'orders delivered': ofOrder('in_process'),
  'orders completed': ofOrder('accepted', '', 8),
  'orders reverse': ofOrder('accepted', '--to balance'),
  'orders cancel': ofOrder('processing', '--why fraud'),
  'orders refuse-withdrawal': {
    table: 'withdrawals',
    row: 'changed',
    typed: async (shop) => {
      const { orderId, customer } = await orderFromBalance(shop)
      await customer.browser.post(`/api/purchase/orders/${orderId}/withdrawal`, {})
      return `${orderId} --note Bought_as_a_company`
    },
  },
  'orders refund': {
    table: 'refunds',
    row: 'made',
    typed: async (shop) =>
      `${(await orderFromBalance(shop)).orderId} --line 1 --amount 2.50 --to balance --why fraud --reason noted`,
  },
  'offers counter': ofOffer('pending', '--price 39'),
  'offers decline': ofOffer('pending', '--note Too_worn'),
  'offers received': ofOffer('awaiting_item', '--trade 6034812198'),
  'offers not-received': ofOffer('awaiting_item', '', 8),
  'offers reversed': ofOffer('received'),
  'offers ready': ofOffer('received', '', 8),
  'payouts approve': {
    table: 'payout_proposals',
    row: 'made',
    typed: async (shop) => `${(await requestedPayout(shop)).payoutId} ${await pair(shop)}`,
  },
  'payouts sent': ofPayout(approvedPayout),
  'payouts confirmed': ofPayout(sentPayout),
  'payouts failed': ofPayout(sentPayout, '--reason AC04'),
  'payouts returned': {
    ...ofPayout(sentPayout),
    typed: async (shop) => {
      const { payoutId } = await sentPayout(shop)
      await runCommand(shop, 'payouts confirmed', payoutId)
      return `${payoutId} --reason AC04`
    },
  },
  'payouts file': {
    table: 'bank_files',
    row: 'made',
    typed: async (shop) => {
      await openAccount(shop)
      await approvedPayout(shop)
      return `--out ${join(shop.shop.env.DATA_DIR, 'payouts.xml')}`
    },
  },
  'payouts import': {
    table: 'payouts',
    row: 'changed',
    typed: async (shop) => {
      const { endToEndId } = await sentPayout(shop)
      const file = join(shop.shop.env.DATA_DIR, 'statement.xml')
      await writeFile(file, bankStatement([{ endToEndId }], 'NOTED-1'))
      return file
    },
  },
  'staff lock': { table: 'staff', row: 'changed', typed: member },
  'staff unlock': {
    table: 'staff',
    row: 'changed',
    typed: async (shop) => {
      const email = await member(shop)
      await runCommand(shop, 'staff lock', email)
      return email
    },
  },
  'staff reset': { table: 'staff', row: 'changed', typed: member },
}
