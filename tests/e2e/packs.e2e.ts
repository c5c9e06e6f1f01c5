import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from './back-office.ts'
import { topUp } from './buyer.ts'
import { verifiedCustomer } from './customers.ts'
import { test as operatorTest } from './operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from './page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

const profile = {
  country: 'SI',
  city: 'Ljubljana',
  address: 'Trubarjeva cesta 18',
  post_code: '1000',
  steam_trade_link: 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4',
}

test('an operator makes a pack from the keyboard, and a customer buys it whole from the balance', async ({
  page: shop,
  operator,
  backOffice,
}) => {
  test.setTimeout(120_000)
  const { rows } = await operator.run(
    `select id, title, price_cents from items
     where state = 'available' and available_from is null and old_price_cents is null
       and price_cents between 1500 and 9000
       and id not in (select item_id from pack_items)
     order by price_cents, id limit 3`,
  )
  const sum = rows.reduce((cents, row) => cents + Number(row.price_cents), 0)
  const price = (Math.floor(sum * 0.9) / 100).toFixed(2)
  const { page } = await backOffice.open()
  const name = `Trio ${rows[0].id}`

  await test.step('two items are named by the address, the third is found by its number', async () => {
    await page.goto(`/backoffice/packs/new?items=${rows[0].id},${rows[1].id}`)
    const chosen = page.getByRole('list', { name: 'Items of the pack' })
    await expect(chosen.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('searchbox', { name: /Search the shelf/ }).fill(String(rows[2].id))
    await expect(page.getByRole('list', { name: 'Add items' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(chosen.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Price' }).fill(price)
    await expect(page.getByText('10 %', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const meant = page.getByRole('checkbox', { name: 'Yes, it is meant so' })
    const made = page.getByRole('heading', { level: 1, name })
    await expect(meant.or(made)).toBeVisible()
    if (await meant.isVisible()) {
      await meant.check()
      await page.getByRole('button', { name: 'Offer the pack' }).click()
    }
    await expect(made).toBeVisible()
    await expect(page.getByText('On offer').first()).toBeVisible()
  })

  const customer = await verifiedCustomer(shop)
  await customer.put('/user/profile', profile)
  await topUp(operator, customer, sum)
  const pack = Number(page.url().match(/\d+$/)?.[0])

  await test.step('the customer finds it beside one of its items, agrees, and pays its price', async () => {
    await open(shop, `/products/cs2/all/${rows[0].id}`)
    const card = shop.getByRole('link', { name: new RegExp(name) })
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
    const pay = shop.getByRole('button', { name: 'Pay from balance' })
    await pay.click()
    await expect(shop.getByText('You must accept the terms and conditions')).toBeVisible()
    await shop.getByRole('checkbox', { name: /terms/ }).check()
    await shop.getByRole('checkbox', { name: /Start delivery at once/ }).check()
    await expectAccessible(shop)
    await pay.click()
    await expect(shop).toHaveURL(/\/success-payment\?type=purchase&order=\d+/)
  })

  const { rows: bought } = await operator.run(
    `select placed.total_cents::int, count(*)::int as lines
     from packs join orders placed on placed.id = packs.order_id join order_lines line on line.order_id = placed.id
     where packs.id = $1 group by placed.id`,
    [pack],
  )
  expect(bought).toMatchObject([{ total_cents: Math.round(Number(price) * 100), lines: 3 }])

  await test.step('its page says that it is gone, and the back office that it is sold', async () => {
    await open(shop, `/packs/${pack}`)
    await expect(shop.getByText('This pack is gone')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Sold').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^#\d+$/ })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/backoffice/packs?filter=all')
      await expect(page.getByText(name).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
})
