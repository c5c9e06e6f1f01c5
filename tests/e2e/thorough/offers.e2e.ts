import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expect } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import {
  dialogOf,
  inventoryLink,
  labels,
  lookAgain,
  press,
  propose,
  rowOf,
  test,
  toastOf,
  tradeLink,
} from '../seller.ts'
import { mailTo } from '../shop.ts'

const actions: Readonly<Record<string, string>> = { offer: 'OFFER', ready_for_payout: 'Request Payout' }

const listed = (status: string, place: number) => ({
  id: 900 + place,
  created_at: 1_795_000_000 + place,
  status,
  title: 'AK-47 | Vulcan',
  item: { img: '', quality: null },
  user_price: 340,
  service_price: null,
  quality: 'minimal_wear',
  currency: 'EUR',
  reply_due_at: null,
  expires_at: null,
})

test('an offer is countered, accepted with a trade link and received, and its customer sees every step', async ({
  page,
  operator,
  staff,
}) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  await staff('offers', 'counter', offer, '--price', '1580', '--float', '0.0123', '--note', 'The corner is worn')
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('€1,580.00')
  const { links } = await mailTo(page, customer.email)
  const link = new URL(links.find((address) => address.includes('/account/offers')) ?? '')
  await open(page, link.pathname + link.search)
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(`Offer O-${offer}`)
  await expect(dialog).toContainText('Counter Offer Available')
  await expect(dialog).toContainText('€1,580.00')
  await expect(dialog.getByRole('timer')).toHaveText(/^4 days 23 hours left$/)
  await expect(dialog).toContainText(/Valid until \d\d\.\d\d\.\d{4} \d\d:\d\d/)
  await expect(dialog.getByRole('img', { name: 'Factory New, float 0.0123' })).toBeVisible()
  await expect(dialog).toContainText(/You asked for €1,700\.00\. We sell such a skin for €[\d,.]+ and keep [\d.]+%/)
  await expect(dialog.locator('blockquote')).toHaveText('The corner is worn')

  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toContainText('Please enter your Steam trade link, so that we can ask for the item')
  await expect(dialog.getByLabel('Your Steam trade link')).toBeFocused()
  await dialog.getByLabel('Your Steam trade link').fill('https://example.org/tradeoffer')
  await press(page, 'Accept', dialog.getByText('Please enter a valid Steam trade link'))
  await dialog.getByLabel('Your Steam trade link').fill(tradeLink)
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
  await expect(dialog).toContainText('Awaiting Item Trade')
  await expect(dialog.locator('[aria-current=step]')).toContainText('Accepted by you')
  await expect(dialog).toContainText(/Skin here by\s*\d\d\.\d\d\.\d{4}/)
  await expect(dialog.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Decline' })).toHaveCount(0)

  await staff('offers', 'received', offer, '--trade', `70348${offer}`)
  await lookAgain(page)
  await expect(dialog.locator('[aria-current=step]')).toContainText('Skin received')
  await expect(dialog).toContainText(/Trade protection ends\s*\d\d\.\d\d\.\d{4} \d\d:\d\d/)

  await operator.run(`update offers set protected_until = now() - interval '1 second' where id = $1`, [offer])
  await staff('offers', 'ready', offer)
  await lookAgain(page)
  await expect(dialog).toContainText('Ready for Payout')
  await expect(dialog.getByRole('button', { name: 'Request Payout' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL('/account/offers')
  await expect(rowOf(page, offer).getByRole('button')).toHaveText('Request Payout')
})

test('declining asks once more, and the offer is over', async ({ page, staff }) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  await staff('offers', 'counter', offer, '--price', '1500')
  await open(page, '/account/offers')
  await rowOf(page, offer).getByRole('button', { name: 'OFFER' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Decline €1,500.00 for good?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(toastOf(page, 'Offer declined successfully')).toBeVisible()
  await expect(dialog).toContainText('Declined by You')
  await expect(dialog.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, offer)).toContainText('Declined by You')
  await expect(rowOf(page, offer).getByRole('button')).toHaveText('DETAILS')
})

test('a price that was changed meanwhile is shown and asked about again, not accepted', async ({ page, staff }) => {
  const customer = await verifiedCustomer(page)
  await customer.put('/user/profile', { steam_trade_link: tradeLink })
  const offer = await propose(customer)
  await staff('offers', 'counter', offer, '--price', '1580')
  await open(page, `/account/offers?offer=${offer}`)
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('€1,580.00')
  await staff('offers', 'counter', offer, '--price', '1400')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Our offer has changed to €1,400.00. Please look at it again.')
  await expect(dialog.getByRole('definition').first()).toHaveText('€1,400.00')
  await expect(dialog).toContainText('Counter Offer Available')
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
  await expect(dialog).toContainText('Awaiting Item Trade')
  await expect(dialog.getByRole('definition').first()).toHaveText('€1,400.00')
})

test('twelve offers stand on three pages of five rows, the last one as high as the first', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const long = `A skin whose name nobody has ever read to its end ${'because it goes on '.repeat(3)}`.trim()
  for (let place = 0; place < 12; place += 1) {
    await propose(customer, { title: long, skin_id: undefined, variant: undefined, price: 100 + place })
  }
  await open(page, '/account/offers')
  const table = page.getByRole('table', { name: 'My offers' })
  await expect(table.getByRole('button')).toHaveCount(5)
  await expect(table).toContainText('€111.00')
  const height = (await table.boundingBox())?.height
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(table.getByRole('button')).toHaveCount(2)
  await expect(table).toContainText('€100.00')
  expect((await table.boundingBox())?.height).toBe(height)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('every status has its label, its icon and its action', async ({ page }) => {
  await verifiedCustomer(page)
  const payload = Object.keys(labels).map(listed)
  await page.route(/\/api\/offer\/history/, (route) => route.fulfill({ json: { status: 'OK', payload } }))
  await open(page, '/account/offers')
  const check = async (statuses: readonly (keyof typeof labels)[]) => {
    for (const status of statuses) {
      const row = rowOf(page, String(900 + Object.keys(labels).indexOf(status)))
      await expect(row).toContainText(labels[status])
      await expect(row.getByRole('button')).toHaveText(actions[status] ?? 'DETAILS')
    }
  }
  const statuses = Object.keys(labels) as (keyof typeof labels)[]
  await check(statuses.slice(0, 5))
  await page.getByRole('button', { name: 'Next page' }).click()
  await check(statuses.slice(5))
})

test('offers that do not load say so and load at the next try', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  await page.route(/\/api\/offer\/history/, (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await open(page, '/account/offers')
  await expect(page.getByRole('heading', { name: 'Failed to fetch offers. Please try again later.' })).toBeVisible()
  await page.unroute(/\/api\/offer\/history/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, offer)).toBeVisible()
  await page.route(/\/api\/offer\/history/, (route) => route.fulfill({ status: 400, json: { status: 'error' } }))
  await lookAgain(page)
  await expect(toastOf(page, 'Failed to fetch offers data')).toBeVisible()
  await expect(rowOf(page, offer)).toBeVisible()
})

test('an offer that does not load, is not one or is somebody else’s is said', async ({ page, operator }) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  await page.route(/\/api\/offer\/\d+/, (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await open(page, `/account/offers?offer=${offer}`)
  await expect(dialogOf(page).getByRole('heading', { name: 'Failed to fetch offer details' })).toBeVisible()
  await page.unroute(/\/api\/offer\/\d+/)
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page)).toContainText('Pending Review')
  await open(page, '/account/offers?offer=nonsense')
  await expect(toastOf(page, 'Offer ID not found')).toBeVisible()
  await expect(page).toHaveURL('/account/offers')
  const { rows } = await operator.run('select coalesce(max(id), 0) + 1000 as id from offers')
  await open(page, `/account/offers?offer=${rows[0].id}`)
  await expect(toastOf(page, 'This offer does not exist')).toBeVisible()
  await expect(page).toHaveURL('/account/offers')
})

test('a failing server leaves the decision open and says which one failed', async ({ page, staff }) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  await staff('offers', 'counter', offer, '--price', '1580')
  await open(page, `/account/offers?offer=${offer}`)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Your Steam trade link').fill(tradeLink)
  await page.route(/\/api\/offer\/(accept|decline)/, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'broken' } }),
  )
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(toastOf(page, 'Failed to accept offer')).toBeVisible()
  await expect(dialog.getByLabel('Your Steam trade link')).toHaveValue(tradeLink)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(toastOf(page, 'Failed to decline offer')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Yes, decline' })).toBeVisible()
})

test('while offers are on their way a skeleton of their size stands there', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const offer = await propose(customer)
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/offer\/history/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/account/offers')
  const skeleton = page.getByRole('status', { name: 'Loading your offers' })
  await expect(skeleton).toBeVisible()
  await expect(page.getByText('We reply within 3 working days')).toBeVisible()
  const height = (await skeleton.boundingBox())?.height ?? 0
  release()
  await expect(rowOf(page, offer)).toBeVisible()
  const table = await page.getByRole('table', { name: 'My offers' }).boundingBox()
  expect(Math.abs((table?.height ?? 0) - height)).toBeLessThanOrEqual(4)
})

test('an unverified customer is asked to verify first, and no call is made', async ({ page }) => {
  await unverifiedCustomer(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/offer/')) asked.push(request.url())
  })
  await open(page, '/account/offers')
  await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible()
  expect(asked).toEqual([])
})

test('Sell skins stands in tabs, profile menu and footer, and is nowhere while offers are off', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await verifiedCustomer(page)
  await open(page, '/account')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expect(page.getByRole('link', { name: 'Sell skins' })).toHaveCount(3)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sell skins' }).click()
  await expect(page).toHaveURL('/account/offers')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(dialogOf(page).getByRole('link', { name: 'Sell skins' })).toBeVisible()
  await operator.change({ offer_enabled: false as unknown as string })
  await open(page, '/account/offers')
  await expect(page).toHaveURL('/account/personal')
  await expect(page.getByText('Sell skins')).toHaveCount(0)
})

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing wrong with offers and one offer at ${width} px`, async ({ page, staff, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 })
    const customer = await verifiedCustomer(page)
    await propose(customer, { title: 'A souvenir', skin_id: undefined, variant: undefined, item_url: inventoryLink })
    const offer = await propose(customer)
    await staff('offers', 'counter', offer, '--float', '0.03', '--note', 'A fine one')
    await open(page, '/account/offers')
    await expect(page.getByRole('button', { name: `OFFER: ★ Karambit | Doppler (Phase 2), O-${offer}` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^OFFER/ }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Accept' })).toBeVisible()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Decline' }).click()
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}
