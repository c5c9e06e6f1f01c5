import { type Locator, mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy, buyAs } from '../buyer.ts'
import { test as livesTest } from '../offer-lives.ts'
import { dialogOf, inventoryLink, propose, toastOf, tradeLink } from '../seller.ts'

const test = mergeTests(livesTest, backOfficeTest)

/** Somebody without a mouse: presses are counted, letters of what is typed into a field are not. */
const handsAt = (page: Page) => {
  let pressed = 0
  return {
    press: async (...keys: string[]): Promise<void> => {
      for (const key of keys) {
        pressed += 1
        await page.keyboard.press(key)
      }
    },
    type: (text: string): Promise<void> => page.keyboard.type(text),
    /** how many since the last time that it was asked */
    pressed: (): number => {
      const counted = pressed
      pressed = 0
      return counted
    },
  }
}

const rowsOf = (page: Page) => page.locator('[data-row]')

test('what is done with items most takes few keys: a price 3, three prices 6, hiding 2, another copy 3', async ({
  backOffice,
}) => {
  const { page: at } = await backOffice.open()
  const hands = handsAt(at)
  await at.goto('/backoffice/items?search=asiimov&order=price_down')
  await expect(rowsOf(at).nth(3)).toBeVisible()

  await hands.press('j', 'e')
  const price = at.getByRole('textbox', { name: 'Price', exact: true })
  await expect(price).toBeFocused()
  await hands.type(String(Math.floor(Number(await price.inputValue()))))
  await hands.press('Enter')
  await expect(toastOf(at, 'Saved')).toBeVisible()
  expect(hands.pressed()).toBe(3)

  await at.goBack()
  await expect(rowsOf(at).nth(3)).toBeVisible()
  await rowsOf(at).first().focus()
  await hands.press('x', 'j', 'j', 'X', 'e')
  await expect(dialogOf(at).getByRole('textbox', { name: 'Percent' })).toBeFocused()
  await hands.type('-10')
  // Of the whole number: what stood there for a part of it is not sent.
  await expect(dialogOf(at).getByRole('button', { name: /^Change [23] prices$/ })).toBeVisible()
  await hands.press('Enter')
  await expect(
    at.getByRole('region', { name: 'Notifications' }).getByText(/[23] prices are being changed/),
  ).toBeVisible()
  expect(hands.pressed()).toBe(6)

  await rowsOf(at).nth(4).focus()
  await hands.press('j', 'h')
  await expect(toastOf(at, 'is hidden')).toBeVisible()
  expect(hands.pressed()).toBe(2)

  await hands.press('n')
  await expect(at.getByRole('combobox', { name: 'Skin' })).toBeFocused()
  await hands.type('awp asiimov')
  await expect(at.getByRole('option', { name: /AWP \| Asiimov/ })).toBeVisible()
  await hands.press('Enter')
  await expect(at.getByRole('textbox', { name: 'Float', exact: true })).toBeFocused()
  await hands.type('0.31')
  await hands.press('Tab')
  await hands.type('77')
  await price.focus()
  await hands.type('120')
  await hands.press('Control+Enter')
  await expect(toastOf(at, 'Added: AWP | Asiimov')).toBeVisible()
  hands.pressed()
  // The next copy of the same: float, seed, price, and it is there.
  await expect(at.getByRole('textbox', { name: 'Float', exact: true })).toBeFocused()
  await hands.type('0.32')
  await hands.press('Tab')
  await hands.type('78')
  await hands.press('Tab')
  await expect(price).toBeFocused()
  await hands.type('119')
  await hands.press('Control+Enter')
  await expect(toastOf(at, 'Added: AWP | Asiimov').last()).toBeVisible()
  expect(hands.pressed()).toBe(3)
})

test('an order of a queue is delivered in 5 keys, from the one before it to its delivery', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer } = await buy(page, operator, 1)
  await buyAs(customer, operator, 1)
  const { page: at } = await backOffice.open()
  const hands = handsAt(at)
  const lit = (name: string): Locator => at.getByRole('button', { name })
  await at.goto('/backoffice/orders')
  await expect(rowsOf(at).nth(1)).toBeVisible()
  await rowsOf(at).first().focus()
  await hands.press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
  hands.pressed()
  await hands.press('n')
  await expect(lit('Trade offer sent')).toBeFocused()
  await hands.press('Enter')
  await expect(dialogOf(at).getByRole('textbox', { name: 'Number of the trade offer' })).toBeFocused()
  await hands.type(`60449${Date.now() % 10_000}`)
  await hands.press('Enter')
  await expect(lit('Delivered')).toBeFocused()
  await hands.press('Enter')
  await expect(dialogOf(at).getByRole('textbox', { name: 'Note to the customer' })).toBeFocused()
  await hands.press('Enter')
  await expect(at.getByRole('region', { name: 'Timeline' }).first()).toContainText('Delivered by')
  expect(hands.pressed()).toBe(5)
})

test('an offer is answered in 2 keys and what it brought put on sale in 2', async ({ seller, staff, backOffice }) => {
  const link = `${inventoryLink}/#730_2_${Date.now()}`
  const copy = {
    title: 'AK-47 | Redline',
    skin_id: 'ak-47-redline',
    quality: 'field_tested',
    price: 34,
    item_url: link,
  }
  const offer = await propose(seller, copy)
  const { page: at } = await backOffice.open()
  const hands = handsAt(at)
  await at.goto(`/backoffice/offers?search=${encodeURIComponent(seller.email)}`)
  await expect(rowsOf(at)).toHaveCount(1)
  await rowsOf(at).first().focus()
  await hands.press('Enter')
  await expect(at.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused()
  await hands.type('20')
  await hands.press('Enter')
  await expect.poll(() => staff('offers', 'show', offer)).toContain('20.00')
  expect(hands.pressed()).toBe(2)

  await seller.post('/offer/accept', { id: Number(offer), seen_price: 20, tradeUrl: tradeLink })
  await staff('offers', 'received', offer, '--trade', `70448${offer}`, '--float', '0.2114', '--seed', '412')
  await at.goto(`/backoffice/offers/${offer}`)
  await expect(at.getByRole('button', { name: /^Put on sale…/ })).toBeVisible()
  await hands.press('s')
  await expect(dialogOf(at).getByLabel('Price', { exact: true })).toHaveValue(/\d/)
  await hands.press('Enter')
  await expect(at.getByRole('region', { name: 'Stock item' })).toContainText('On sale')
  expect(hands.pressed()).toBe(2)
})
