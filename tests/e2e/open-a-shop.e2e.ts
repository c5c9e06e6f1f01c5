import type { Browser, Page } from '@playwright/test'
import { codeOf, earlyInStep } from './authenticator.ts'
import { onCardPage, payWith } from './card-page.ts'
import { type Customer, verifiedCustomer } from './customers.ts'
import { open } from './page-checks.ts'
import { dialogOf, inventoryLink, propose, test, tradeLink } from './seller.ts'
import { expect } from './shop.ts'
import { chosenPassword, heading, keyShown, newcomer } from './staff-entry.ts'
import { cardButton, openCart } from './till.ts'

test.use({ demo: '0' })

/** Somebody new signs in with password and authenticator, as on the first day of a shop. */
const signIn = async (page: Page, staff: Parameters<typeof newcomer>[0]): Promise<void> => {
  const { email, oneTimePassword } = await newcomer(staff)
  await page.goto('/backoffice')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(oneTimePassword)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Choose a password of your own')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(chosenPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(chosenPassword)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Set up a second factor')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const key = await keyShown(page)
  await earlyInStep()
  await page.getByLabel('The code that the app shows now').fill(codeOf(key))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Today')).toBeVisible()
}

const address = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }

/** A verified customer with an address and a trade link, in a browser of their own. */
const newCustomer = async (browser: Browser, shopUrl: string): Promise<Customer & { page: Page }> => {
  const storageState = {
    cookies: [],
    origins: [{ origin: shopUrl, localStorage: [{ name: 'cookie_consent', value: 'declined' }] }],
  }
  const context = await browser.newContext({ baseURL: shopUrl, storageState })
  const page = await context.newPage()
  const customer = await verifiedCustomer(page)
  await customer.put('/user/profile', { ...address, steam_trade_link: tradeLink })
  return { ...customer, page }
}

/** Pays for an item by card; answers the order's number. */
const buyByCard = async ({ page, post }: Customer & { page: Page }, item: number): Promise<string> => {
  await post('/cart/add', { item_id: item })
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

const copies = [
  { assetid: '38000000001', name: 'AK-47 | Redline (Field-Tested)', float: '0.213400006294', seed: '661' },
  { assetid: '38000000002', name: 'AWP | Asiimov (Field-Tested)', float: '0.25340000629', seed: '12' },
  { assetid: '38000000003', name: 'Sticker | Crown (Foil)' },
]

/** A page of an inventory, laid out as Steam's profile pages load it. */
const inventory = JSON.stringify({
  assets: copies.map(({ assetid }) => ({
    appid: 730,
    contextid: '2',
    assetid,
    classid: `9${assetid}`,
    instanceid: '0',
    amount: '1',
  })),
  descriptions: copies.map(({ assetid, name, float }) => ({
    appid: 730,
    classid: `9${assetid}`,
    instanceid: '0',
    market_hash_name: name,
    tradable: 1,
    tags: float ? [{ category: 'Exterior', internal_name: 'WearCategory2', localized_tag_name: 'Field-Tested' }] : [],
    owner_descriptions: [],
  })),
  asset_properties: copies.map(({ assetid, float, seed }) => ({
    appid: 730,
    contextid: '2',
    assetid,
    asset_properties: [
      ...(seed ? [{ propertyid: 1, int_value: seed, name: 'Pattern Template' }] : []),
      ...(float ? [{ propertyid: 2, float_value: float, name: 'Wear Rating' }] : []),
    ],
  })),
  total_inventory_count: copies.length,
  success: 1,
})

/** What both usually cost: near what the catalogue says, so that nothing is asked once more. */
const priceList = [
  'market_hash_name,price,currency',
  'AK-47 | Redline (Field-Tested),30.00,EUR',
  'AWP | Asiimov (Field-Tested),110.00,EUR',
].join('\n')

/** Uploads a file and waits for its report. */
const importFile = async (
  at: Page,
  { name, text, account }: { name: string; text: string; account?: string },
): Promise<void> => {
  await at.goto('/backoffice/imports')
  await at.getByRole('button', { name: 'Upload a file' }).press('Enter')
  const dialog = dialogOf(at)
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  if (account) await dialog.getByLabel('Kept on').selectOption(account)
  await dialog.getByRole('button', { name: 'Upload and read' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(at.getByText('Ready to import')).toBeVisible()
}

/** Imports what a report has found. */
const confirmImport = async (at: Page, rows: number, result: string): Promise<void> => {
  await at.getByRole('button', { name: `Import ${rows} rows` }).press('Enter')
  await dialogOf(at)
    .getByRole('button', { name: `Import ${rows} rows` })
    .press('Enter')
  await expect(at.getByText(result)).toBeVisible()
}

/** Ticks the two rows of the list. */
const chooseBoth = async (at: Page): Promise<void> => {
  await expect(at.locator('[data-row]')).toHaveCount(2)
  for (const key of ['j', 'x', 'j', 'x']) await at.keyboard.press(key)
  await expect(at.getByText('2 chosen')).toBeVisible()
}

/** So many days from now, as a field of moments takes it; UTC. */
const momentIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

/** Units of EUR as the screens show them. */
const euro = (units: number): string => `€${units.toFixed(2)}`

const sum = (units: number[]): number => Math.round(units.reduce((total, unit) => total + unit * 100, 0)) / 100

interface Item {
  price: number
  old_price: number | null
  state: string
}

test('an empty shop is filled, priced, put on campaign, sold from, buys an offer and gives money back', async ({
  page: at,
  browser,
  shopUrl,
  staff,
}) => {
  test.setTimeout(240_000)
  const itemOf = async (item: number): Promise<Item> => {
    const answer = await at.request.get(`/api/staff/items/${item}`)
    return ((await answer.json()) as { item: Item }).item
  }
  await at.setViewportSize({ width: 1440, height: 900 })

  await test.step('nobody sells anything yet', async () => {
    await open(at, '/products')
    await expect(at.getByRole('list', { name: 'Skins' })).toHaveCount(0)
    await signIn(at, staff)
    await at.goto('/backoffice/items')
    await expect(at.getByText('Nothing on sale yet')).toBeVisible()
  })

  const [first = 0] =
    await test.step('it is filled from a Steam inventory, and prices and costs come in files', async () => {
      await staff('accounts', 'add', '76561198000000777', 'Vault')
      await importFile(at, { name: 'prices.csv', text: priceList })
      await confirmImport(at, 2, '2 changed')
      await importFile(at, { name: 'inventory.json', text: inventory, account: 'Vault' })
      await expect(at.getByRole('button', { name: 'Not ours 1' })).toBeVisible()
      await confirmImport(at, 2, '2 added')
      await at.goto('/backoffice/items?tab=hidden')
      const links = at.locator('[data-row] a[href*="/items/"]')
      await expect(at.locator('[data-row]')).toHaveCount(2)
      await expect(at.getByRole('row', { name: /Redline/ })).toContainText('€30.00')
      const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      const ids = [...new Set(hrefs.map((href) => Number(href.split('/').at(-1))))].sort((one, other) => one - other)
      await importFile(at, { name: 'costs.csv', text: `item,cost_eur\n${ids[0]},18.20\n${ids[1]},80\n` })
      await confirmImport(at, 2, '2 changed')
      return ids
    })

  await test.step('its prices are raised by a tenth and put on the shelf', async () => {
    await at.goto('/backoffice/items?tab=hidden')
    await chooseBoth(at)
    await at.keyboard.press('e')
    const dialog = dialogOf(at)
    await dialog.getByRole('textbox', { name: 'Percent' }).fill('10')
    await dialog.getByRole('combobox', { name: 'Ending' }).selectOption('.99')
    await dialog.getByRole('button', { name: 'Change 2 prices' }).press('Enter')
    await expect(at.getByRole('region', { name: /^Price change \d+$/ })).toContainText('2 prices changed')
    await expect.poll(async () => (await itemOf(first)).price).toBe(32.99)
    await at.goto('/backoffice/items?tab=hidden')
    await chooseBoth(at)
    await at.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await expect.poll(async () => (await itemOf(first)).state).toBe('available')
  })

  await test.step('a campaign takes a fifth off, and strikes through what was truly asked', async () => {
    await at.goto('/backoffice/items?tab=on_sale')
    await chooseBoth(at)
    await at.getByRole('button', { name: 'Add to campaign…' }).press('Enter')
    await at.getByLabel('Name', { exact: true }).fill('Opening week')
    await at.getByLabel('Until', { exact: true }).fill(momentIn(7))
    await at.getByLabel('Percentage', { exact: true }).fill('20')
    await expect(at.getByRole('table', { name: 'Items and their prices' })).toContainText('26.39')
    await at.getByRole('button', { name: /^Start with/ }).press('Enter')
    // It was hidden at its reference of 30.00: customers were asked 32.99 alone.
    await expect.poll(() => itemOf(first)).toMatchObject({ price: 26.39, old_price: 32.99 })
  })

  const buyer = await newCustomer(browser, shopUrl)
  const firstSold = await test.step('a customer buys the first by card', async () => {
    const { price } = await itemOf(first)
    await buyByCard(buyer, first)
    expect(await itemOf(first)).toMatchObject({ state: 'sold' })
    return { price, cost: 18.2 }
  })

  const shelved = await test.step('a customer sells a skin to the shop, and it goes on the shelf', async () => {
    const seller = await newCustomer(browser, shopUrl)
    const copy = { title: 'AK-47 | Redline', skin_id: 'ak-47-redline', quality: 'field_tested', price: 21 }
    const offer = await propose(seller, { ...copy, item_url: `${inventoryLink}/#730_2_40000000007` })
    await staff('offers', 'counter', offer, '--price', '20')
    await seller.post('/offer/accept', { id: Number(offer), seen_price: 20, tradeUrl: tradeLink })
    const facts = ['--float', '0.2114', '--seed', '412']
    await staff('offers', 'received', offer, '--trade', '7034812345', ...facts)
    await at.goto(`/backoffice/offers/${offer}`)
    await expect(at.getByRole('button', { name: 'Put on sale…' })).toBeVisible()
    await at.keyboard.press('s')
    const price = dialogOf(at).getByLabel('Price', { exact: true })
    await expect(price).toHaveValue('30.00')
    await price.press('Enter')
    const stock = at.getByRole('region', { name: 'Stock item' })
    await stock.getByRole('link').first().click()
    await expect(at).toHaveURL(/\/backoffice\/items\/\d+$/)
    const item = Number(new URL(at.url()).pathname.split('/').at(-1))
    // Steam's protection is over, says the operator.
    await at.getByLabel('Can be bought from').fill('')
    await at.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => itemOf(item)).toMatchObject({ available_from: null, cost: 20 })
    return { item, cost: 20 }
  })

  const secondSold = await test.step('it is sold, and the money goes back', async () => {
    const { price } = await itemOf(shelved.item)
    const order = await buyByCard(buyer, shelved.item)
    await staff('orders', 'cancel', order, '--why', 'customer_asked', '--reason', 'no longer wanted')
    await expect.poll(() => itemOf(shelved.item)).toMatchObject({ state: 'available', cost: 20 })
    return { price, cost: shelved.cost }
  })

  await test.step('margin, stock and books are right to the cent', async () => {
    const sold = [firstSold, secondSold]
    await at.goto('/backoffice')
    const sums = at.getByRole('region', { name: 'Sums of the period' }).or(at.getByLabel('Sums of the period'))
    await expect(sums).toContainText(euro(sum(sold.map(({ price }) => price))))
    await expect(sums).toContainText(euro(sum(sold.map(({ price, cost }) => price - cost))))
    const stock = JSON.parse(await staff('stock', 'show', '--json'))
    expect(stock).toMatchObject({ items: 2, cost: 100, without_cost: 0, in_the_books: 100 })
    expect(await staff('ledger', 'verify')).toContain('The books are right')
  })
})
