import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { inventoryLink, propose } from '../seller.ts'

const redline = { title: 'AK-47 | Redline', skin_id: 'ak-47-redline', quality: 'field_tested', price: 34 }
const strange = { title: 'Grandmother’s souvenir', skin_id: undefined, variant: undefined, price: 12.5 }

/** Three offers of one customer: a Karambit for €1,700.00, a Redline for €34.00 and something unknown for €12.50. */
const threeOffers = async (page: Page): Promise<{ customer: Customer; numbers: string[] }> => {
  const customer = await verifiedCustomer(page)
  const numbers: string[] = []
  for (const [index, change] of [{}, redline, strange].entries())
    numbers.push(await propose(customer, { ...change, item_url: `${inventoryLink}/#730_2_${Date.now()}${index}` }))
  return { customer, numbers }
}

/** Opens the queue of what is to be answered to one customer. */
const openQueue = async (page: Page, { email }: Customer): Promise<void> => {
  await page.goto(`/backoffice/offers?search=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: /AK-47/ })).toBeVisible()
}

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\./ }).first()

const statesOf = async (page: Page, numbers: string[]): Promise<unknown[]> =>
  page.evaluate(async (ids) => {
    const answers = await Promise.all(ids.map(async (id) => (await fetch(`/api/staff/offers/${id}`)).json()))
    return answers.map(({ offer }) => [offer.state, offer.service_price])
  }, numbers)

test('a queue of three offers is cleared with the keyboard alone: two counter-offers, one declined', async ({
  page: shop,
  backOffice,
}) => {
  const { customer, numbers } = await threeOffers(shop)
  const { page } = await backOffice.open()
  await openQueue(page, customer)
  const { keyboard } = page
  const price = page.getByLabel('Price', { exact: true })

  await keyboard.press('j')
  await expect(page.getByRole('row', { name: /Karambit/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(price).toBeFocused()
  const suggested = await price.inputValue()
  expect(Number(suggested)).toBeGreaterThan(100)
  await expect(
    page.getByText(`Send €${Number(suggested).toLocaleString('en-US', { minimumFractionDigits: 2 })}`),
  ).toBeVisible()
  await keyboard.press('Enter')

  await expect(page.getByRole('row', { name: /AK-47/ })).toBeFocused()
  await expect(said(page)).toContainText('offered for ★ Karambit | Doppler (Phase 2). Next: AK-47 | Redline, €34.00')
  await keyboard.press('Enter')
  await expect(price).toBeFocused()
  await keyboard.type('21,5')
  await keyboard.press('Tab')
  await keyboard.type('0.2114')
  await keyboard.press('Tab')
  await keyboard.type('A scratch on the stock')
  await keyboard.press('Control+Enter')

  await expect(page.getByRole('row', { name: /souvenir/ })).toBeFocused()
  await keyboard.press('d')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await keyboard.type('We do not know this skin')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('No offer matches')).toBeVisible()
  await expect(said(page)).toContainText('souvenir declined. Nothing else waits here.')
  expect(await statesOf(page, numbers)).toEqual([
    ['offer', Number(suggested)],
    ['offer', 21.5],
    ['declined_by_service', null],
  ])
})

test('an offer that a colleague has answered meanwhile says so, and nothing typed is lost', async ({
  page: shop,
  backOffice,
}) => {
  const { customer } = await threeOffers(shop)
  const { page } = await backOffice.open()
  const colleague = await backOffice.open()
  for (const browser of [page, colleague.page]) {
    await openQueue(browser, customer)
    await browser.getByRole('row', { name: /AK-47/ }).click()
    await expect(browser.getByLabel('Price', { exact: true })).toBeFocused()
  }
  await page.keyboard.type('20')
  await page.getByLabel('Note to the customer').fill('Nearly new')
  await colleague.page.keyboard.type('22')
  await colleague.page.keyboard.press('Enter')
  await expect(said(colleague.page)).toContainText('€22.00 offered for AK-47 | Redline.')

  await page.getByLabel('Note to the customer').press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'This offer has changed meanwhile' })).toBeVisible()
  await expect(page.getByText(`counter-offer made, ${colleague.name}`)).toBeVisible()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('20')
  await expect(page.getByLabel('Note to the customer')).toHaveValue('Nearly new')
  await page.getByRole('button', { name: 'Change to €20.00' }).click()
  await expect(said(page)).toContainText('€20.00 offered for AK-47 | Redline.')
})

test('what was typed for an offer is still there after a look at another, and Escape leads back', async ({
  page: shop,
  backOffice,
}) => {
  const { customer } = await threeOffers(shop)
  const { page } = await backOffice.open()
  await openQueue(page, customer)
  const price = page.getByLabel('Price', { exact: true })
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key)
  await expect(price).toBeFocused()
  await page.keyboard.type('19.99')
  await expect(page.getByText('above the suggested price')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /AK-47/ })).toBeFocused()
  for (const key of ['k', 'j', 'Enter']) await page.keyboard.press(key)
  await expect(price).toHaveValue('19.99')
  await price.fill('999')
  await expect(page.getByText('More than the shop sells such a copy for')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Clear the queue with the keyboard' })).toBeVisible()
  await expectAccessible(page)
})

for (const width of [1280, 1440])
  test(`at ${width} px axe finds nothing in the queue, in the decline dialog and on an offer's page`, async ({
    page: shop,
    backOffice,
  }) => {
    const { customer, numbers } = await threeOffers(shop)
    const { page } = await backOffice.open()
    await page.setViewportSize({ width, height: 900 })
    await openQueue(page, customer)
    await page.getByRole('row', { name: /AK-47/ }).click()
    await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Decline…' }).click()
    await expect(page.getByLabel('Reason')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/backoffice/offers/${numbers[0]}`)
    await expect(page.getByRole('heading', { name: `O-${numbers[0]}` })).toBeVisible()
    await expect(page.getByText('Answer due')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
