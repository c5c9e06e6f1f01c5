import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mergeTests, type Page } from '@playwright/test'
import { codeOf, earlyInStep } from '../authenticator.ts'
import { test as backOfficeTest } from '../back-office.ts'
import { onCardPage, payWith } from '../card-page.ts'
import { askForDeletion, keepButton } from '../deletion-page.ts'
import { codesShown, dialog, keyOfApp, panel, typeAnd } from '../factor-page.ts'
import { asOwner } from '../owner.ts'
import { hydrated, open } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { expect, mailTo } from '../shop.ts'
import { signUp, verify } from '../sign-up.ts'
import { cardButton, test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const password = 'Bamboo2026'
const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4'

/** Sets a second factor up in the security tab. */
const protect = async (page: Page): Promise<void> => {
  await open(page, '/account/security')
  const key = await keyOfApp(page, password)
  await earlyInStep()
  await typeAnd(page, codeOf(key), 'Enter')
  await codesShown(page)
  await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
  await expect(panel(page)).toContainText('10 of 10 recovery codes left')
}

/** Buys the cheapest skin of some euros by card; answers the order's number. */
const buyByCard = async (page: Page): Promise<string> => {
  await open(page, '/products?price_from=5&price_till=20')
  const first = page.getByRole('list', { name: 'Skins' }).getByRole('listitem').first()
  const card = first.getByRole('button', { name: /cart$/ })
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/cart')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Slovenia' })
  await page.getByLabel('City').fill('Ljubljana')
  await page.getByRole('textbox', { name: 'Address line' }).fill('Trubarjeva cesta 18')
  await page.getByLabel('Post code').fill('1000')
  await page.getByRole('textbox', { name: /trade link/i }).fill(tradeLink)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/, { timeout: 30_000 })
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Downloads the receipt, which is issued within seconds. */
const takeReceipt = async (page: Page, order: string): Promise<string> => {
  const receipt = page.getByRole('button', { name: /^Receipt R-\d{4}-\d{6}$/ })
  await expect(async () => {
    await open(page, `/account/orders/${order}`)
    await expect(receipt).toBeVisible({ timeout: 1000 })
  }).toPass()
  const [download] = await Promise.all([page.waitForEvent('download'), receipt.press('Enter')])
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.\d/)
  return (await receipt.textContent())?.replace('Receipt ', '') ?? ''
}

const withdraw = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Withdraw from contract here', exact: true }).press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('Right of withdrawal')
  await button(page, 'Confirm withdrawal').press('Enter')
  await expect(toastOf(page, `The confirmation is on its way to ${email}.`)).toBeVisible()
}

/** Asks for a copy of everything and downloads it. */
const takeCopy = async (page: Page): Promise<void> => {
  await open(page, '/account/personal')
  await page.getByRole('button', { name: /^Ask for a/ }).press('Enter')
  const fetching = page.getByRole('button', { name: 'Download', exact: true })
  await expect(fetching).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), fetching.press('Enter')])
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
}

test('somebody signs up, protects the account, buys, withdraws, takes their data along and is forgotten', async ({
  page,
  till,
  staff,
  backOffice,
  dataDir,
}) => {
  test.setTimeout(180_000)
  const email = `${randomUUID()}@example.org`
  await signUp(page, email)
  await verify(page, email)
  await protect(page)
  const order = await buyByCard(page)
  const receipt = await takeReceipt(page, order)
  await withdraw(page, email)

  const { page: at } = await backOffice.open('administrator')
  await at.goto(`/backoffice/orders?state=withdrawn&search=${order}`)
  await at
    .getByRole('row')
    .filter({ hasText: `#${order}` })
    .press('Enter')
  await at.getByRole('button', { name: 'Cancel order' }).click()
  await button(at, 'Cancel and refund').click()
  await expect(at.getByRole('region', { name: 'Refunds' })).toContainText('Card · Arrived', { timeout: 30_000 })

  await takeCopy(page)
  await askForDeletion(page)
  await expect(keepButton(page)).toBeVisible()
  await asOwner(
    dataDir,
    `update account_deletions set asked_at = asked_at - interval '15 days', due_at = due_at - interval '15 days'
     where customer_id = (select id from customers where email = $1)`,
    [email],
  )
  await asOwner(dataDir, `select graphile_worker.add_job('delete_accounts', '{}'::json)`)
  const subject = async () => (await mailTo(page, email)).subject
  await expect.poll(subject, { timeout: 30_000 }).toBe('Your account was deleted')

  await page.goto('/account/personal')
  await hydrated(page)
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)

  await at.goto(`/backoffice/orders/${order}`)
  await expect(at.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  await expect(at.getByRole('main')).not.toContainText('Trubarjeva')
  await expect(at.getByRole('main')).not.toContainText(email)
  await at.goto(`/backoffice/receipts?search=${receipt}`)
  await expect(at.getByRole('main')).toContainText(receipt)
  await till.booksAgree()
  expect(await staff('ledger', 'verify')).toContain('The books are right')
})
