import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBankFile } from '@pandrop/server/domains/buying/bank-files/bank-file'
import { importBankAnswer } from '@pandrop/server/domains/buying/bank-files/import-answer'
import { bankStatement, statusReport } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import { problemsOfFile, textsOf } from '@pandrop/server/domains/buying/bank-files/testing/check-payment-file'
import { requestPayout } from '@pandrop/server/domains/buying/payouts/request-payout'
import { approve } from '@pandrop/server/domains/buying/payouts/testing/approvals'
import {
  askForPayout,
  by,
  openAccount,
  payoutBody,
  readyOffer,
  readyOffers,
} from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { expectCleanBooks, tally } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { systemBalance } from '@pandrop/server/ledger/balance'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const payouts = 1000
const [paid, rejected] = [900, 60]

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ connectionsMax: 30 })
  await openAccount(shop)
})

afterAll(() => shop?.stop())

/** Names of all kinds, as customers have them. */
const holders = ['Marta Kovač', 'Łukasz Żółć', 'Олександр Щербань', 'Γιώργος Παππάς', "Sinéad O'Brien", 'Jürgen Groß']

/** Offers of different prices whose payouts are asked for; what each is worth, by offer. */
const askForMany = async (): Promise<Map<number, number>> => {
  const worth = new Map<number, number>()
  for (let batch = 0; batch < payouts / 20; batch += 1) {
    const customer = await shop.customer()
    const priceCents = 1 + ((batch * 7919) % 100_000)
    const ids = await readyOffers(shop, customer, { count: 20, priceCents })
    for (const id of ids) {
      const [first_name = '', last_name = ''] = holders[id % holders.length]?.split(' ') ?? []
      const form = payoutBody(id, { first_name, last_name, city: 'Málaga / Torre', address: 'Cª del Río № 7, 2º «B»' })
      const input = {
        customer: { customerId: customer.id, provenAt: shop.clock.now() },
        form: form as Parameters<typeof requestPayout>[1]['form'],
        attempt: null,
      }
      expect(await requestPayout(shop.shop, input)).toMatchObject({ ok: true })
      worth.set(id, priceCents)
    }
  }
  return worth
}

const took = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
  const begun = performance.now()
  const answer = await work()
  console.info(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return answer
}

const accounts = async () => {
  const of = (name: Parameters<typeof systemBalance>[1]) => systemBalance(shop.database.pool, name)
  return { owed: await of('payouts_owed'), sent: await of('payouts_sent'), bank: await of('bank') }
}

const states = async (): Promise<Record<string, number>> => {
  const { rows } = await shop.database.pool.query('select state, count(*) from payouts group by state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('a thousand payouts leave in one file, and the bank’s answers close exactly those that they name', async () => {
  const worth = await took(`${payouts} payouts asked for`, askForMany)
  const total = [...worth.values()].reduce((sum, cents) => sum + cents, 0)
  expect(await accounts()).toEqual({ owed: total, sent: 0, bank: 0 })

  await took('approved', async () => {
    for (let batch = 0; batch < payouts / 500; batch += 1) await approve(shop)
  })
  const made = await took('one file', () => createBankFile(shop.shop, { by }))
  if (!made.ok) throw new Error(made.refusal)
  const { xml, messageId } = made.value
  expect(made.value).toMatchObject({ payments: payouts, cents: total })
  const sum = `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`
  expect(textsOf(xml, 'NbOfTxs')).toEqual([String(payouts), String(payouts)])
  expect(textsOf(xml, 'CtrlSum')).toEqual([sum, sum])
  const names = textsOf(xml, 'EndToEndId')
  expect(new Set(names).size).toBe(payouts)
  expect(await took('checked against our profile', () => problemsOfFile(xml))).toEqual([])
  expect(await accounts()).toEqual({ owed: 0, sent: total, bank: 0 })
  // To be held against the published schema by hand (docs/recipes/pay-out.md).
  await mkdir('test-results', { recursive: true })
  await writeFile(join('test-results', 'payouts-1000.xml'), xml)

  const amounts = textsOf(xml, 'InstdAmt')
  const told = names.map((endToEndId, at) => ({ endToEndId, amount: amounts[at] ?? '' }))
  const [paidLines, rejectedLines] = [told.slice(0, paid), told.slice(paid, paid + rejected)]
  const report = statusReport(
    [
      ...paidLines.map((line) => ({ ...line, status: 'ACSP' })),
      ...rejectedLines.map((line) => ({ ...line, status: 'RJCT', reason: 'AC04' })),
    ],
    { originalId: messageId, groupStatus: 'PART' },
  )
  const heard = await took('the status report', () => importBankAnswer(shop.shop, { file: report, by }))
  expect(heard.ok && heard.value.lines).toHaveLength(paid + rejected)
  expect(await states()).toEqual({ sent: payouts - rejected, failed: rejected })
  const statement = bankStatement([...paidLines, { endToEndId: 'rent', amount: '900.00' }])
  await took('the statement', () => importBankAnswer(shop.shop, { file: statement, by }))
  expect(await states()).toEqual({ approved: paid, sent: payouts - paid - rejected, failed: rejected })

  const centsOf = (lines: typeof told) => lines.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)
  const [left, back] = [centsOf(paidLines), centsOf(rejectedLines)]
  expect(await accounts()).toEqual({ owed: back, sent: total - left - back, bank: left })
  const { rows } = await shop.database.pool.query(
    `select distinct offer.state, payout.state as payout from payouts payout
     join offers offer on offer.id = payout.offer_id order by 1`,
  )
  expect(rows).toEqual([
    { state: 'approved', payout: 'approved' },
    { state: 'payout_processing', payout: 'sent' },
    { state: 'ready_for_payout', payout: 'failed' },
  ])
  const again = await importBankAnswer(shop.shop, { file: statement, by })
  expect(again).toMatchObject({ ok: true, value: { answerId: null } })
  await expectCleanBooks(shop.database.pool)
})

test('a payout that is asked for fifty times at once is asked for once, in twenty rounds', async () => {
  for (let round = 1; round <= 20; round += 1) {
    const customer = await shop.customer()
    const offerId = await readyOffer(shop, customer)
    const key = randomUUID()
    // Every other one with the same key: they meet at the attempt, the others at the offer's row.
    const asked = Array.from({ length: 50 }, (_, at) => askForPayout(customer, offerId, {}, at % 2 ? key : undefined))
    const counts = tally(await Promise.all(asked))
    const { rows } = await shop.database.pool.query('select from payouts where offer_id = $1', [offerId])
    expect([rows.length, counts.OK ?? 0], JSON.stringify(counts)).toEqual([1, expect.any(Number)])
    expect(counts.OK ?? 0).toBeGreaterThan(0)
    expect(Object.keys(counts).filter((name) => !/^OK|still_running|offer_moved_on/.test(name))).toEqual([])
  }
})

test('files that are made at the same moment share no payout, in twenty rounds', async () => {
  const { rows: before } = await shop.database.pool.query(`select count(*) from payouts where state = 'requested'`)
  await approve(shop)
  expect((await createBankFile(shop.shop, { by })).ok).toBe(before[0].count > 0)
  for (let round = 1; round <= 20; round += 1) {
    const customer = await shop.customer()
    const ids = await readyOffers(shop, customer, { count: 10 })
    for (const id of ids) expect(await askForPayout(customer, id)).toMatchObject({ status: 200 })
    await approve(shop)
    const files = await Promise.all(Array.from({ length: 8 }, () => createBankFile(shop.shop, { by })))
    const sent = files.flatMap((file) => (file.ok ? textsOf(file.value.xml, 'EndToEndId') : []))
    expect([sent.length, new Set(sent).size]).toEqual([10, 10])
  }
  await expectCleanBooks(shop.database.pool)
})
