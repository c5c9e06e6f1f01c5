import type { Browser, Locator, Page } from '@playwright/test'
import { codeOf, earlyInStep } from './authenticator.ts'
import { type Customer, verifiedCustomer } from './customers.ts'
import { chooseBoth, confirmImport, importFile, inventory, momentIn, priceList } from './first-goods.ts'
import { open } from './page-checks.ts'
import { dialogOf, inventoryLink, propose, tradeLink } from './seller.ts'
import { expect, type Inbox, test } from './shop.ts'
import { chosenPassword, heading, keyShown, newcomer } from './staff-entry.ts'
import { openCart } from './till.ts'

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

/** Units of EUR as the screens show them. */
const euro = (units: number): string => `€${units.toFixed(2)}`

const sum = (units: number[]): number => Math.round(units.reduce((total, unit) => total + unit * 100, 0)) / 100

interface Item {
  price: number
  old_price: number | null
  state: string
}

/** A customer in a browser of their own. */
export type Shopper = Customer & { page: Page }

interface Opening {
  /** the browser of the one who opens the shop */
  at: Page
  browser: Browser
  shopUrl: string
  /** types after `npm run shop --` */
  staff(...typed: string[]): Promise<string>
  inbox: Inbox
  /** pays what lies in an open cart */
  pay(shopper: Shopper): Promise<void>
}

const address = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }

/** A verified customer with an address and a trade link. */
const newShopper = async ({ browser, shopUrl, inbox }: Opening): Promise<Shopper> => {
  const storageState = {
    cookies: [],
    origins: [{ origin: shopUrl, localStorage: [{ name: 'cookie_consent', value: 'declined' }] }],
  }
  const context = await browser.newContext({ baseURL: shopUrl, storageState })
  const page = await context.newPage()
  const customer = await verifiedCustomer(page, inbox)
  await customer.put('/user/profile', { ...address, steam_trade_link: tradeLink })
  return { ...customer, page }
}

/** Somebody new buys an item; answers the order's number. */
const sell = async (opening: Opening, item: number): Promise<string> => {
  const shopper = await newShopper(opening)
  const { page, post } = shopper
  await post('/cart/add', { item_id: item })
  await openCart(page)
  await opening.pay(shopper)
  await expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** A figure among the sums of Today's period. */
const sumShown = (at: Page, name: string): Locator =>
  at.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd/span[1]')

/**
 * Opens a shop from nothing by the back office and the command line: filled from a Steam inventory and files of prices
 * and costs, priced, put on campaign, sold from; an offer is bought, shelved, sold, and its money goes back.
 */
export const openTheShop = async (opening: Opening): Promise<void> => {
  const { at, staff } = opening
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

  const firstSold = await test.step('a customer buys the first', async () => {
    const { price } = await itemOf(first)
    await sell(opening, first)
    expect(await itemOf(first)).toMatchObject({ state: 'sold' })
    return { price, cost: 18.2 }
  })

  const shelved = await test.step('a customer sells a skin to the shop, and it goes on the shelf', async () => {
    const seller = await newShopper(opening)
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
    const order = await sell(opening, shelved.item)
    await staff('orders', 'cancel', order, '--why', 'customer_asked', '--reason', 'no longer wanted')
    await expect.poll(() => itemOf(shelved.item)).toMatchObject({ state: 'available', cost: 20 })
    await at.goto(`/backoffice/orders/${order}`)
    const note = at.getByRole('link', { name: /^Credit note CN-\d{4}-000001$/ })
    const [file] = await Promise.all([at.waitForEvent('download'), note.click()])
    expect(file.suggestedFilename()).toMatch(/^CN-\d{4}-000001\.pdf$/)
    return { price, cost: shelved.cost }
  })

  await test.step('margin, stock and books are right to the cent', async () => {
    const sold = [firstSold, secondSold]
    await at.goto('/backoffice')
    await expect(sumShown(at, 'Revenue')).toHaveText(euro(sum(sold.map(({ price }) => price))))
    await expect(sumShown(at, 'Refunds')).toHaveText(euro(secondSold.price))
    await expect(sumShown(at, 'Margin')).toHaveText(euro(sum(sold.map(({ price, cost }) => price - cost))))
    const stock = JSON.parse(await staff('stock', 'show', '--json'))
    expect(stock).toMatchObject({ items: 2, cost: 100, without_cost: 0, in_the_books: 100 })
    expect(await staff('ledger', 'verify')).toContain('The books are right')
  })
}
