import { devices, type Page } from '@playwright/test'
import { topUp } from '../buyer.ts'
import { hydrated, open } from '../page-checks.ts'
import { chipsOf, rowsOf, sheetOf } from '../search-sheet.ts'
import { inventoryLink } from '../seller.ts'
import { expect, test } from '../till.ts'
import { fingersOf, type Hand, keyboardOf } from './hands.ts'

interface Task {
  name: string
  do: (page: Page, hand: Hand) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('list', { name: 'Skins' }).getByRole('listitem')
const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const cart = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart, ${count} item`) })
const prices = (page: Page) => page.getByRole('region', { name: 'Prices' })
const copies = (page: Page) => page.getByRole('table').filter({ has: page.getByRole('button', { name: 'Price' }) })

const findBySearch = async (page: Page, hand: Hand, words: string): Promise<void> => {
  await hand.search(words)
  await expect(chipsOf(page).first()).toBeVisible()
  // Until something is found there is only the way to the list.
  await expect(rowsOf(page).nth(1)).toBeVisible()
  await hand.take(rowsOf(page).first())
  await expect(sheetOf(page)).toBeHidden()
}

/** What a trader does here, one after the other; each begins where its first line says. */
const tasks: Task[] = [
  {
    name: 'find a clean Phase 2 Karambit under 2,000',
    do: async (page, hand) => {
      await open(page, '/')
      await findBySearch(page, hand, 'kara p2 fn <2000')
      await expect(heading(page)).toContainText('Doppler')
      await expect(main(page).getByText('Phase 2', { exact: true }).first()).toBeVisible()
    },
  },
  {
    name: 'find the cheapest blue gem',
    do: async (page, hand) => {
      await open(page, '/')
      await findBySearch(page, hand, 'blue gem')
      await expect(heading(page)).toContainText('Case Hardened')
    },
  },
  {
    name: 'find the best float of a finish',
    do: async (page, hand) => {
      await open(page, '/')
      await hand.search('ak redline')
      await expect(rowsOf(page).first()).toContainText('Redline')
      await hand.take(rowsOf(page).last())
      await hand.choose(page.getByRole('combobox', { name: 'Sort' }), 'Lowest float first')
      await expect(page).toHaveURL(/sort=float/)
      await expect(cards(page).first()).toContainText('Redline')
    },
  },
  {
    name: 'see what a price is worth',
    do: async (page, hand) => {
      await hand.press(cards(page).first().getByRole('link').first())
      await expect(prices(page)).toContainText(/reference|float|copy|copies|kind/)
      await expect(prices(page).getByRole('img').first()).toBeVisible()
    },
  },
  {
    name: 'take the cheapest copy of the finish instead',
    do: async (page, hand) => {
      await hydrated(page)
      await hand.press(copies(page).getByRole('button', { name: 'Price' }))
      await hand.press(
        copies(page)
          .getByRole('button', { name: /^Add .* to cart$/ })
          .first(),
      )
      await expect(cart(page, 1)).toBeVisible()
    },
  },
  {
    name: 'take it back again',
    do: async (page, hand) => {
      await hand.press(copies(page).getByRole('button', { name: /^Remove .* from cart$/ }))
      await expect(messages(page)).toContainText('Item removed from cart')
    },
  },
  {
    name: 'see the other copies of its paint seed',
    do: async (page, hand) => {
      await hand.press(
        copies(page)
          .getByRole('link', { name: /^\d{1,4}$/ })
          .filter({ visible: true })
          .first(),
      )
      await expect(page).toHaveURL(/paint_seed=\d+/)
      await expect(cards(page).first()).toBeVisible()
    },
  },
  {
    name: 'turn a copy in the hand',
    do: async (page, hand) => {
      await hand.press(cards(page).first().getByRole('link').first())
      await hand.press(page.getByRole('button', { name: 'Turn it' }))
      await expect(page.locator('[data-stage="on"]')).toBeVisible({ timeout: 45_000 })
    },
  },
  {
    name: 'narrow a list to StatTrak rifles of 5 to 50',
    do: async (page, hand) => {
      await open(page, '/')
      await hand.search('rifle st 5-50')
      await expect(chipsOf(page)).toHaveCount(3)
      await hand.take(rowsOf(page).last())
      await expect(page).toHaveURL(/type=Rifle/)
      await expect(page).toHaveURL(/price_till=50/)
    },
  },
  {
    name: 'buy three of a kind',
    do: async (page, hand) => {
      await open(page, '/products?type=Rifle&sort=asc')
      await hand.press(page.getByRole('button', { name: /^\d+ copies of / }).first())
      const fan = page.getByRole('region', { name: /: copies by float$/ })
      for (const place of [0, 1, 2]) {
        await hand.press(
          fan
            .getByRole('article')
            .nth(place)
            .getByRole('button', { name: / cart$/ }),
        )
        await expect(cart(page, place + 1)).toBeVisible()
      }
    },
  },
  {
    name: 'pay for them from the balance',
    do: async (page, hand) => {
      await hand.press(cart(page, 3))
      await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
      for (const box of await page.getByRole('checkbox').all()) await hand.press(box)
      await hand.press(page.getByRole('button', { name: 'Pay from balance' }))
      await expect(page).toHaveURL(/\/success-payment/)
      await expect(page.getByRole('list', { name: 'What you bought' }).getByRole('listitem')).toHaveCount(3)
    },
  },
  {
    name: 'see where the order is',
    do: async (page, hand) => {
      await hand.press(main(page).getByRole('link', { name: /^View order #/ }))
      await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toBeVisible()
    },
  },
  {
    name: 'be told when one comes',
    do: async (page, hand) => {
      await open(page, '/')
      await hand.search('ak redline ft <1')
      await hand.press(
        sheetOf(page)
          .getByRole('button', { name: /^Tell me/ })
          .first(),
      )
      await expect(page).toHaveURL('/wishlist')
      await expect(main(page)).toContainText('Redline')
    },
  },
  {
    name: 'see prices in złoty',
    do: async (page, hand) => {
      await open(page, '/products')
      const menu = page.getByRole('button', { name: 'Open menu' })
      // Wide screens have it in the header, phones in the menu.
      if (await menu.isVisible()) await hand.press(menu)
      await hand.press(page.getByRole('button', { name: /EUR €/ }).filter({ visible: true }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'PLN zł' }))
      await expect(cards(page).first()).toContainText('zł')
    },
  },
  {
    name: 'sell a skin to the shop',
    do: async (page, hand) => {
      await open(page, '/account/offers')
      await hand.press(page.getByRole('button', { name: 'New Offer' }).first())
      const form = page.getByRole('dialog')
      await hand.write(form.getByRole('combobox', { name: 'Skin name' }), 'Souvenir of my grandmother')
      await hand.write(form.getByLabel('Your price'), '12.50')
      await hand.press(form.getByRole('radio', { name: 'Factory New' }))
      await hand.write(form.getByLabel('Steam inventory link'), inventoryLink)
      await hand.press(form.getByRole('button', { name: 'Send for review' }))
      await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible()
    },
  },
]

const hands = [
  { by: 'keyboard', viewport: { width: 1440, height: 900 }, device: {}, handOf: keyboardOf },
  { by: 'touch', viewport: { width: 390, height: 844 }, device: { ...devices['Pixel 7'] }, handOf: fingersOf },
] as const

for (const { by, viewport, device, handOf } of hands) {
  test.describe(`by ${by}`, () => {
    const { defaultBrowserType: _, ...settings } = device as Partial<(typeof devices)[string]>
    test.use({ ...settings, viewport })

    test(`a trader does fifteen things in the shop by ${by} alone`, async ({ page, till, operator }, info) => {
      test.setTimeout(300_000)
      const customer = await till.customer(page, 0)
      await topUp(operator, customer, 1_000_000)
      const hand = handOf(page)
      for (const task of tasks) {
        const before = hand.presses
        await test.step(task.name, () => task.do(page, hand))
        info.annotations.push({ type: 'presses', description: `${task.name}: ${hand.presses - before}` })
      }
      console.info(info.annotations.map(({ description }) => `${by}: ${description}`).join('\n'))
    })
  })
}
