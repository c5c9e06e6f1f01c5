import { readFile } from 'node:fs/promises'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import type { Page } from '@playwright/test'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { expect, mailTo, test } from '../shop.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Your data' })
const dialog = (page: Page) => page.getByRole('dialog')
const askButton = (page: Page) => panel(page).getByRole('button', { name: /^Ask for a/ })
const fetchButton = (page: Page) => panel(page).getByRole('button', { name: 'Download' })

// With what every request adds behind it.
const address = '**/api/user/personal-export*'

/** Types the password and sends it by Enter; a submit that comes right after another is not taken. */
const prove = async (page: Page, password: string): Promise<void> => {
  const field = dialog(page).getByLabel('Current password')
  await expect(field).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('a copy is asked for, made, mailed about and downloaded by keyboard alone', async ({ page }) => {
  const { email, password } = await verifiedCustomer(page)
  await open(page, '/account/personal')
  await expect(panel(page)).toContainText('everything that we keep about you')
  await askButton(page).focus()
  await page.keyboard.press('Enter')
  await prove(page, password)
  await expect(dialog(page)).toBeHidden()
  await expect(fetchButton(page)).toBeVisible({ timeout: 30_000 })
  await expect(panel(page).getByRole('status')).toContainText('It can be downloaded once, until')

  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('The copy of your data is ready')
  const mail = await mailTo(page, email)
  expect(mail.links.every((link) => new URL(link).pathname === '/account/personal')).toBe(true)

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
  await expect(askButton(page)).toHaveText('Ask for a new copy')
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
      await panel(page).scrollIntoViewIfNeeded()
      await panel(page).screenshot({ path: `/tmp/shots/${size.width}-${copy?.state ?? 'none'}.png` })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await askButton(page).click()
    await expect(dialog(page).getByLabel('Current password')).toBeFocused()
    await page.screenshot({ path: `/tmp/shots/${size.width}-dialog.png` })
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}

test('a server that does not answer costs nothing that was typed, and says what failed', async ({ page }) => {
  const { password } = await verifiedCustomer(page)
  await page.route(address, (route) => route.abort())
  await open(page, '/account/personal')
  await expect(panel(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(address)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await askButton(page).click()

  const field = dialog(page).getByLabel('Current password')
  const send = (happens: () => Promise<void>) =>
    expect(async () => {
      await dialog(page).getByRole('button', { name: 'Ask for a copy' }).click({ timeout: 2000 })
      await happens()
    }).toPass()
  await field.fill('Wrong2026')
  await send(() => expect(field).toHaveAccessibleDescription('The current password is wrong', { timeout: 2000 }))
  await page.route(address, (route) => route.abort())
  await field.fill(password)
  await send(() => expect(dialog(page).getByRole('alert')).not.toBeEmpty({ timeout: 2000 }))
  await expect(field).toHaveValue(password)
  await page.keyboard.press('Escape')
  await expect(askButton(page)).toBeFocused()
})

test('who has not proven their address can ask as well, and is promised no mail', async ({ page }) => {
  const { password } = await unverifiedCustomer(page)
  await open(page, '/account/personal')
  await askButton(page).click()
  await prove(page, password)
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
