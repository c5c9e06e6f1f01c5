import type { Locator, Page } from '@playwright/test'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const widths = [390, 768, 1440]

const picker = (page: Page): Locator => page.getByRole('group', { name: 'Picture' })
const pictureOf = (place: Locator): Locator => place.locator('img[src^="/storage/avatars/"]')
const headOfAccount = (page: Page): Locator => page.getByRole('main').locator('img[width="64"]')
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** A real JPEG, of what the page shows at the moment. */
const photo = (page: Page): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 640, height: 480 } })

const file = (buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

/** Opens the chooser as somebody does who has no mouse. */
const chooseByKey = async (page: Page, label: string, chosen: ReturnType<typeof file>): Promise<void> => {
  // Right after one chooser the browser now and then opens no second one: then the key is pressed again.
  await expect(async () => {
    await picker(page).getByLabel(label).focus()
    const chooser = page.waitForEvent('filechooser', { timeout: 3000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(chosen)
  }).toPass()
}

test('a picture is set, changed and removed by keyboard, and shows at once wherever the customer does', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  await expect(picker(page)).toContainText('at most 5 MB')
  await chooseByKey(page, 'Add picture', file(await photo(page)))
  await expect(toasts(page)).toContainText('Picture saved')
  const header = page.getByRole('banner')
  for (const place of [picker(page), header]) await expect(pictureOf(place)).toBeVisible()
  await expect(headOfAccount(page)).toBeVisible()
  const first = await pictureOf(header).getAttribute('src')

  await chooseByKey(page, 'Change picture', file(await photo(page)))
  await expect(pictureOf(header)).not.toHaveAttribute('src', first ?? '')
  const shown = pictureOf(picker(page))
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(256)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await picker(page).getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Picture removed')
  await expect(page.locator('img[src^="/storage/avatars/"]')).toHaveCount(0)
  await expect(picker(page).getByLabel('Add picture')).toBeFocused()
})

test('what is no picture, and what is too large, is told beside the button and changes nothing', async ({
  page,
  consoleErrors,
}) => {
  await unverifiedCustomer(page)
  await open(page, '/account')
  const input = picker(page).locator('input')
  await input.setInputFiles(file(await photo(page)))
  await expect(toasts(page)).toContainText('Picture saved')
  const before = await pictureOf(picker(page)).getAttribute('src')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/user/avatar')) sent += 1
  })
  await input.setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1), 'large.png', 'image/png'))
  await expect(picker(page)).toContainText('This picture is too large. Please use one of at most 5 MB.')
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await input.setInputFiles(file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'))
  await expect(picker(page)).toContainText('This file is no picture that we can read.')
  expect(sent).toBe(0)

  // Called a PNG, so that only the server can know.
  await input.setInputFiles(file(Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.png', 'image/png'))
  await expect(picker(page).getByRole('progressbar')).toHaveCount(0)
  await expect(picker(page)).toContainText('This file is no picture that we can read.')
  await expect(pictureOf(picker(page))).toHaveAttribute('src', before ?? '')
  expect(sent).toBe(1)
  expect(consoleErrors.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

test('while a picture is sent it shows already; if that fails the one before stays, and trying again works', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  const input = picker(page).locator('input')
  await input.setInputFiles(file(await photo(page)))
  await expect(toasts(page)).toContainText('Picture saved')
  const before = await pictureOf(page.getByRole('banner')).getAttribute('src')

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/user/avatar?*', async (route) => {
    await held
    await route.fulfill({ status: 502, body: 'Bad Gateway' })
  })
  await input.setInputFiles(file(await photo(page)))
  await expect(picker(page).getByRole('progressbar', { name: 'Your picture is being sent' })).toBeVisible()
  await expect(picker(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg/)
  letGo()
  await expect(picker(page)).toContainText('Your picture could not be saved. The one before stays.')
  await expect(pictureOf(picker(page))).toHaveAttribute('src', before ?? '')

  await page.unroute('**/api/user/avatar?*')
  await input.setInputFiles(file(await photo(page)))
  await expect(pictureOf(page.getByRole('banner'))).not.toHaveAttribute('src', before ?? '')
  await expect(picker(page)).not.toContainText('could not be saved')
})

test('a file can be dropped on the picture, and another browser of the customer sees it after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  const other = await browser.newContext({ storageState: await page.context().storageState(), baseURL })
  const elsewhere = await other.newPage()
  await open(elsewhere, '/account')
  await expect(picker(elsewhere).getByLabel('Add picture')).toBeAttached()

  const bytes = (await photo(page)).toString('base64')
  const dropped = await page.evaluateHandle(async (base64) => {
    const transfer = new DataTransfer()
    const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    transfer.items.add(new File([raw], 'me.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await picker(page).dispatchEvent('dragover', { dataTransfer: dropped })
  await picker(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(pictureOf(page.getByRole('banner'))).toBeVisible()
  const kept = await pictureOf(page.getByRole('banner')).getAttribute('src')

  await elsewhere.reload()
  await expect(pictureOf(elsewhere.getByRole('banner'))).toHaveAttribute('src', kept ?? '')
  await other.close()
})
