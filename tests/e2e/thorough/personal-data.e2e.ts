import { readFile } from 'node:fs/promises'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import type { Page } from '@playwright/test'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { notifications } from '../profile-page.ts'
import { outliveProof, proofPassword, prove } from '../proof-dialog.ts'
import { expect, mailTo, test } from '../shop.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Your data' })
const askButton = (page: Page) => panel(page).getByRole('button', { name: /^Ask for a/ })
const fetchButton = (page: Page) => panel(page).getByRole('button', { name: 'Download' })

// With what every request adds behind it.
const address = '**/api/user/personal-export*'

test('a copy is asked for, made, mailed about and downloaded by keyboard alone', async ({ page, dataDir }) => {
  const customer = await verifiedCustomer(page)
  const { email, password } = customer
  await open(page, '/account/personal')
  await expect(panel(page)).toContainText('everything that we keep about you')
  await askButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(fetchButton(page)).toBeVisible({ timeout: 30_000 })
  await expect(panel(page).getByRole('status')).toContainText('It can be downloaded once, until')

  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('The copy of your data is ready')
  const mail = await mailTo(page, email)
  expect(mail.links.every((link) => new URL(link).pathname === '/account/personal')).toBe(true)

  await outliveProof(dataDir, customer)
  await fetchButton(page).focus()
  await page.keyboard.press('Enter')
  const saving = page.waitForEvent('download')
  await prove(page, password)
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expect(panel(page).getByRole('status')).toContainText('You downloaded your copy on')
  await expect(fetchButton(page)).toBeHidden()
  await expect(askButton(page)).toHaveAccessibleName('Ask for a new copy')
})

/** Copies as they stand, one after the other. */
const at = '2026-11-21T12:00:00.000Z'
const asked: PersonalExport = {
  state: 'asked',
  asked_at: at,
  done: 0,
  all: 0,
  ready_until: null,
  bytes: 0,
  ended_at: null,
}
const copies: PersonalExport[] = [
  asked,
  { ...asked, state: 'making', done: 4, all: 13 },
  { ...asked, state: 'ready', done: 13, all: 13, bytes: 1_834_000, ready_until: '2027-11-24T12:00:00.000Z' },
  { ...asked, state: 'fetched', ended_at: at },
  { ...asked, state: 'expired', ended_at: at },
  { ...asked, state: 'failed', ended_at: at },
]

for (const size of sizes) {
  test(`how a copy stands is readable and reachable at ${size.width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize(size)
    await verifiedCustomer(page)
    let shown: PersonalExport | null = null
    await page.route(address, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { status: 'OK', payload: shown } }) : route.continue(),
    )
    for (const copy of [null, ...copies]) {
      shown = copy
      await open(page, '/account/personal')
      if (copy) await expect(panel(page).getByRole('status')).not.toBeEmpty()
      else await expect(askButton(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    expect(consoleErrors).toEqual([])
  })
}

test('a server that does not answer is told, and asking is done once it answers', async ({ page, dataDir }) => {
  const customer = await verifiedCustomer(page)
  await page.route(address, (route) => route.abort())
  await open(page, '/account/personal')
  await expect(panel(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(address)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(askButton(page)).toBeVisible()
  await page.route(address, (route) => route.abort())
  await askButton(page).click()
  await expect(notifications(page)).toContainText('No answer from the shop')
  await page.unroute(address)
  await outliveProof(dataDir, customer)
  await askButton(page).click()
  await expect(proofPassword(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(askButton(page)).toBeFocused()
  await askButton(page).click()
  await prove(page, customer.password)
  await expect(fetchButton(page)).toBeVisible({ timeout: 30_000 })
})

test('who has not proven their address can ask as well, and is promised no mail', async ({ page }) => {
  await unverifiedCustomer(page)
  await open(page, '/account/personal')
  await askButton(page).click()
  await expect(fetchButton(page)).toBeVisible({ timeout: 30_000 })
  await expect(panel(page)).not.toContainText('We mail you')
})

test('the smallest phones do not scroll sideways, in the longest words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await verifiedCustomer(page)
  await page.route(address, (route) => route.fulfill({ json: { status: 'OK', payload: copies[2] } }))
  await open(page, '/account/personal')
  await expect(fetchButton(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
