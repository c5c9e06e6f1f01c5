import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suggestedNumbers } from '@pandrop/server/domains/backoffice/datev/datev-file'
import { proveMonths } from '@pandrop/server/domains/backoffice/months/month-proof'
import { newestStatement } from '@pandrop/server/domains/buying/bank-files/bank-statements'
import { openAccount } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { asStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { staffCookie } from '@pandrop/server/domains/identity/staff-sign-in/staff-session'
import { issueMissingCreditNotes } from '@pandrop/server/domains/orders/credit-notes/issue-credit-note'
import { issueReceipts } from '@pandrop/server/domains/orders/receipts/issue-receipts'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { fetchProviderPayouts } from '@pandrop/server/domains/payments/provider-payouts/fetch-payouts'
import { sendRefund } from '@pandrop/server/domains/payments/refunds/refunds'
import { loadBuilds } from '@pandrop/server/serve-shop'
import { readDatev } from '@pandrop/testkit/datev'
import { addItems } from '@pandrop/testkit/items'
import { type Browser, chromium, expect as expectOnPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import playwright from '../../playwright.config.ts'
import { costs, openingCents, sendPayouts, statementOfMonth } from './testing/month-bank.ts'
import { drawLives, live, type Surroundings } from './testing/month-lives.ts'

const livesCount = Number(process.env.MONTH_LIVES ?? 2000)
const seed = Number(process.env.MONTH_SEED ?? Date.now() % 2 ** 31)
const livesAtOnce = 8
const month = '2026-12'
const minutesOfMonth = 31 * 24 * 60

// What a bank says of a month of payouts takes its time on a busy machine.
const expectShown = expectOnPage.configure({ timeout: 60_000 })

let shop: CardShop
let browser: Browser

const settings = `
  update settings set adjustment_limit_cents = 100000000, vat_percent = 22, datev_consultant = '12345',
    datev_client = '678'`

const rates = `
  insert into vat_rates (country, percent, valid_from)
  values ('DE', 19, '2020-01-01'), ('AT', 20, '2020-01-01'), ('FR', 20, '2020-01-01'), ('IT', 22, '2020-01-01')`

beforeAll(async () => {
  shop = await openCardShop({ seeded: true, builds: await loadBuilds() })
  await openAccount(shop)
  await addItems(shop.database.ownerPool, 3 * livesCount)
  await shop.database.ownerPool.query(settings)
  await shop.database.ownerPool.query(rates)
  browser = await chromium.launch(playwright.use?.launchOptions)
})

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

const surroundings = async (): Promise<Surroundings> => {
  const { rows: stock } = await shop.database.ownerPool.query(
    `update items set price_cents = 700 + id % 5 * 311, old_price_cents = null
     where state = 'available' and available_from is null
     returning id, price_cents as cents`,
  )
  return { shop, stock, staffId: (await asStaff(shop)).id }
}

/** What jobs do in the night: refunds are sent, papers issued, payouts sent, the provider is asked. */
const night = async (): Promise<void> => {
  const { rows } = await shop.database.pool.query(
    `select id from refunds where state = 'pending' and destination = 'card'`,
  )
  for (const { id } of rows) await sendRefund(shop.shop, id)
  await issueReceipts(shop.shop)
  await issueMissingCreditNotes(shop.shop)
  await sendPayouts(shop)
  await fetchProviderPayouts(shop.shop, 'fetch_provider_payouts')
}

const liveMonth = async (): Promise<void> => {
  const around = await surroundings()
  const lives = drawLives(livesCount, seed)
  shop.clock.set(new Date(`${month}-01T00:10:00Z`))
  let day = 1
  while (lives.length > 0) {
    await Promise.all(lives.splice(0, livesAtOnce).map((one) => live(around, one)))
    await shop.pass({ minutes: Math.floor((minutesOfMonth - 120) / Math.ceil(livesCount / livesAtOnce)) })
    if (shop.clock.now().getUTCDate() === day) continue
    day = shop.clock.now().getUTCDate()
    await night()
  }
  await night()
  shop.clock.set(new Date('2027-01-02T08:00:00Z'))
  await shop.pass({ minutes: 1 })
  await night()
}

const openDesk = async (): Promise<Page> => {
  const { browser: visitor } = await asStaff(shop, 'administrator')
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1440, height: 900 } })
  await context.clock.install({ time: shop.clock.now() })
  const value = visitor.cookies.get(staffCookie) ?? ''
  const { hostname: domain } = new URL(shop.origin)
  await context.addCookies([{ name: staffCookie, value, domain, path: '/api/staff', httpOnly: true }])
  return context.newPage()
}

const downloaded = async (at: Page, button: string): Promise<Buffer> => {
  const [file] = await Promise.all([at.waitForEvent('download'), at.getByRole('button', { name: button }).click()])
  return readFile(await file.path())
}

/** The statement comes in, and its lines that nothing is behind are booked to what they are. */
const importStatement = async (at: Page): Promise<number> => {
  const { file, closingCents } = await statementOfMonth(shop)
  const path = join(tmpdir(), `statement-${process.pid}.xml`)
  await writeFile(path, file)
  await at.goto('/backoffice/payouts/files')
  await at.getByLabel('Import an answer').setInputFiles(path)
  await expectShown(at.getByRole('region', { name: 'What it came to' })).toBeVisible()
  await at.getByRole('table', { name: 'Answers of the bank' }).getByRole('link').first().click()
  for (const { name, words } of costs) {
    await at.getByRole('button', { name: `Book ${words}` }).click()
    const dialog = at.getByRole('dialog')
    await dialog.getByLabel('Cost').fill(name)
    await dialog.getByLabel('Reason').fill('It is on the statement')
    await dialog.getByRole('button', { name: /^Book/ }).click()
    await expectShown(dialog).toBeHidden()
  }
  await at.goto('/backoffice/payouts/reconciliation')
  await at.getByRole('button', { name: 'Book what was there to begin with' }).click()
  const dialog = at.getByRole('dialog')
  await dialog.getByLabel('What stood there').fill(String(openingCents / 100))
  await dialog.getByLabel('At the beginning of').fill(`${month}-01`)
  await dialog.getByLabel('Reason').fill('The statement of November')
  await dialog.getByRole('button', { name: 'Book it' }).click()
  await expectShown(dialog).toBeHidden()
  await expectShown(at.getByText('The books hold what the bank has.')).toBeVisible()
  return closingCents
}

const centsOf = (units: string): number => Math.round(Number(units) * 100)

/** Net, VAT and gross of what receipts say less what credit notes say. */
const papers = `
  select sum(price - vat)::int as net, sum(vat)::int as vat, sum(price)::int as gross
  from (
    select line.price_cents - line.discount_cents as price, line.vat_cents as vat
    from receipts join order_lines line on line.order_id = receipts.order_id
    union all
    select -line.cents, -line.vat_cents from credit_note_lines line
  ) as said`

const vatAsTold = async (at: Page): Promise<{ net: number; vat: number; gross: number }> => {
  await at.goto('/backoffice/reports/vat')
  const [head = '', ...rows] = (await downloaded(at, 'Save as CSV')).toString().trim().split(/\r?\n/)
  const names = head.split(',')
  const sumOf = (name: string) => rows.reduce((sum, row) => sum + centsOf(row.split(',')[names.indexOf(name)] ?? ''), 0)
  return { net: sumOf('owed net'), vat: sumOf('owed VAT'), gross: sumOf('owed gross') }
}

const movedInMonth = `
  select account.kind, sum(entry.cents)::int as cents
  from ledger_entries entry
  join ledger_transactions made on made.id = entry.transaction_id
  join ledger_accounts account on account.id = entry.account_id
  where made.made_at >= $1 and made.made_at < $2
  group by account.kind`

test(`${livesCount} lives of a month are closed at the desk: VAT, bank, DATEV and books agree`, async () => {
  console.info(`a month of lives: MONTH_SEED=${seed}`)
  await liveMonth()
  const { pool, ownerPool } = shop.database
  const at = await openDesk()
  const closingCents = await importStatement(at)
  expect(await newestStatement(pool)).toMatchObject({ booked: closingCents / 100, closing: closingCents / 100 })

  const { rows: said } = await pool.query(papers)
  expect(await vatAsTold(at)).toEqual(said[0])

  const numbers = await suggestedNumbers(pool, { chart: '03', length: 4 })
  await ownerPool.query('update settings set datev_accounts = $1', [JSON.stringify(numbers)])
  await at.goto(`/backoffice/months?month=${month}`)
  const { head, moved } = readDatev(await downloaded(at, 'DATEV file'))
  expect(head).toMatchObject({ consultant: '12345', client: '678', from: '20261201', till: '20261231', chart: '03' })
  const { rows: booked } = await pool.query(movedInMonth, [new Date(`${month}-01`), new Date('2027-01-01')])
  const numbersOf = (kind: string) =>
    new Set(numbers.filter(({ account }) => account === kind).map(({ number }) => number))
  const sumOf = (found: ReadonlySet<string>) => [...found].reduce((sum, number) => sum + (moved[number] ?? 0), 0)
  for (const { kind } of booked) {
    const own = numbersOf(kind)
    const sharing = booked.filter((one) => [...numbersOf(one.kind)].some((number) => own.has(number)))
    const all = new Set(sharing.flatMap((one) => [...numbersOf(one.kind)]))
    expect(sumOf(all), kind).toBe(sharing.reduce((sum, one) => sum + one.cents, 0))
  }

  await at.getByRole('button', { name: 'Lock…' }).click()
  await at.getByRole('dialog').getByRole('button', { name: 'Lock the month' }).click()
  await expectShown(at.getByText(`${month} is locked`)).toBeVisible()
  expect(await proveMonths(pool)).toEqual([])
  await expectCleanBooks(pool)
})
