import { campaignLifecycle } from '@pandrop/contract/lifecycle/campaign'
import { caseLifecycle } from '@pandrop/contract/lifecycle/case'
import { dealLifecycle } from '@pandrop/contract/lifecycle/deal'
import { disputeLifecycle } from '@pandrop/contract/lifecycle/dispute'
import { importLifecycle } from '@pandrop/contract/lifecycle/import'
import { itemLifecycle } from '@pandrop/contract/lifecycle/item'
import { type Lifecycle, transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import { orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import { priceChangeLifecycle } from '@pandrop/contract/lifecycle/price-change'
import { refundLifecycle } from '@pandrop/contract/lifecycle/refund'
import { stockFindingLifecycle } from '@pandrop/contract/lifecycle/stock-finding'
import { tradeOfferLifecycle } from '@pandrop/contract/lifecycle/trade-offer'
import { verificationLifecycle } from '@pandrop/contract/lifecycle/verification'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const rowsOf = async (sql: string, values: unknown[] = []) => (await shop.database.ownerPool.query(sql, values)).rows

/** The pairs of states that a trigger's function names as steps. */
const pairsInFunction = async (name: string): Promise<string[]> => {
  const [{ prosrc }] = await rowsOf('select prosrc from pg_proc where proname = $1', [name])
  const listed = [...prosrc.matchAll(/\('(\w+)', '(\w+)'\)/g)]
  const alone = [...prosrc.matchAll(/not \(old\.state = '(\w+)' and new\.state = '(\w+)' and old\.takings = 0/g)]
  // A list of two states is read as a pair once more: it is one that stands in the function's own list as well.
  return [...new Set([...listed, ...alone].map(([, from, to]) => `${from} → ${to}`))]
}

const pairsInTable = async (name: string): Promise<string[]> =>
  (await rowsOf(`select from_state, to_state from ${name}`)).map((row) => `${row.from_state} → ${row.to_state}`)

/** What the column's check lets in. */
const statesOf = async (table: string): Promise<string[]> => {
  const rows = await rowsOf(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like 'CHECK ((state = ANY (ARRAY[%'`,
    [table],
  )
  return rows.flatMap(({ text }) => [...text.matchAll(/'(\w+)'::text/g)].map(([, state]) => state))
}

describe.each<[table: string, Lifecycle, () => Promise<string[]>]>([
  ['orders', orderLifecycle, () => pairsInTable('order_transitions')],
  ['offers', offerLifecycle, () => pairsInTable('offer_transitions')],
  ['payouts', payoutLifecycle, () => pairsInFunction('check_payout_change')],
  ['refunds', refundLifecycle, () => pairsInFunction('check_refund_change')],
  ['items', itemLifecycle, () => pairsInFunction('check_item_change')],
  ['campaigns', campaignLifecycle, () => pairsInFunction('check_campaign_change')],
  ['imports', importLifecycle, () => pairsInFunction('check_import_change')],
  ['order_cases', caseLifecycle, () => pairsInFunction('check_case_change')],
  ['verifications', verificationLifecycle, () => pairsInFunction('check_verification_change')],
  ['deals', dealLifecycle, () => pairsInFunction('check_deal_change')],
  ['disputes', disputeLifecycle, () => pairsInFunction('check_dispute_change')],
  ['trade_offers', tradeOfferLifecycle, () => pairsInFunction('check_trade_offer_change')],
  ['trade_requests', tradeOfferLifecycle, () => pairsInFunction('check_trade_offer_change')],
  ['stock_findings', stockFindingLifecycle, () => pairsInFunction('check_stock_finding_change')],
  ['price_changes', priceChangeLifecycle, () => pairsInFunction('check_price_change_step')],
])('of %s', (table, lifecycle, pairs) => {
  test('the database lets through the steps that are declared and no other', async () => {
    const declared = transitionsOf(lifecycle).map(([from, to]) => `${from} → ${to}`)
    expect((await pairs()).sort()).toEqual(declared.sort())
  })

  test('the database knows the states that are declared and no other', async () => {
    expect((await statesOf(table)).sort()).toEqual([...lifecycle.states].sort())
  })
})
