import { lines, refuse, removals, toast } from './cart-page.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from './page-checks.ts'
import { expect, openCart, test } from './till.ts'

test('an item is removed with its own spinner, a failure is said at its line, and the focus goes on', async ({
  page,
  till,
}) => {
  await till.customer(page, 3)
  await openCart(page)
  const remove = (line: number) => lines(page).nth(line).getByRole('button')
  await page.route(removals, refuse)
  await remove(1).click()
  await expect(lines(page).nth(1).getByRole('alert')).toHaveText('Failed to remove item from cart')
  await expect(lines(page)).toHaveCount(3)
  await page.unroute(removals)

  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(removals, async (route) => {
    await held
    await route.continue()
  })
  await remove(1).press('Enter')
  await expect(lines(page).nth(1)).toHaveAttribute('aria-busy', 'true')
  await expect(lines(page).nth(0)).not.toHaveAttribute('aria-busy')
  await expect(lines(page).nth(1).getByRole('alert')).toHaveCount(0)
  answer()
  await expect(lines(page)).toHaveCount(2)
  await expect(remove(1)).toBeFocused()
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
})

for (const size of [{ width: 320, height: 700 }, ...sizes]) {
  test(`several items are chosen by keyboard and removed; those that fail stay chosen, at ${size.width} px`, async ({
    page,
    till,
  }) => {
    await page.setViewportSize(size)
    const { items } = await till.customer(page, 4)
    await openCart(page)
    await page.getByRole('button', { name: 'Select items' }).press('Enter')
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await expect(all).toBeFocused()
    await all.press('Space')
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(4)
      .uncheck()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.route(removals, (route) =>
      route.request().postDataJSON().id === items[1] ? refuse(route) : route.continue(),
    )
    await page.getByRole('button', { name: 'Remove selected (3)' }).press('Enter')
    await expect(toast(page, 'Failed to remove selected items')).toBeVisible()
    await expect(lines(page)).toHaveCount(2)
    await page.unroute(removals)
    await page.getByRole('button', { name: 'Remove selected (1)' }).press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0)
  })
}

test('what cannot be bought any more is removed with one press', async ({ page, till, operator }) => {
  const { items } = await till.customer(page, 3)
  await operator.run(`update items set available_from = now() + interval '3 days' where id = any($1)`, [
    items.slice(0, 2),
  ])
  await openCart(page)
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove unavailable (2)' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(toast(page, '2 items removed from cart')).toBeVisible()
  await operator.run('update items set available_from = null where id = any($1)', [items])
})

test('the cart is cleared after a question, and a failure leaves it as it was', async ({ page, till }) => {
  await till.customer(page, 2)
  await openCart(page)
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear cart' })
  const dialog = page.getByRole('dialog', { name: 'Clear your cart?' })
  await clear.press('Enter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep items' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(clear).toBeFocused()
  await expect(lines(page)).toHaveCount(2)

  await page.route('**/api/cart/clear*', refuse)
  await clear.press('Enter')
  await dialog.getByRole('button', { name: 'Clear cart' }).press('Enter')
  await expect(toast(page, 'Failed to clear cart')).toBeVisible()
  await page.unroute('**/api/cart/clear*')
  await dialog.getByRole('button', { name: 'Clear cart' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go to Store' })).toHaveAttribute('href', '/products')
  await expect(page.getByRole('region', { name: 'Recommended' }).getByRole('link').nth(3)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Go to Store' })).toBeFocused()
  await expectAccessible(page)
})

test('an item that another tab has added or that cannot be added is told on its card', async ({ page, till }) => {
  const customer = await till.customer(page, 0)
  await open(page, '/products?price_from=5&price_till=50')
  const card = page.getByRole('list', { name: 'Skins' }).getByRole('listitem').first()
  const href = await card.getByRole('link').first().getAttribute('href')
  await page.route('**/api/cart/add*', refuse)
  await card.getByRole('button', { name: /cart$/ }).click()
  await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
  await page.unroute('**/api/cart/add*')
  await customer.post('/cart/add', { id: Number(href?.split('/').at(-1)), count: 1 })
  await card.getByRole('button', { name: /cart$/ }).click()
  await expect(toast(page, 'This item is already in your cart')).toBeVisible()
  await expect(card.getByRole('button', { name: /cart$/ })).toHaveAttribute('aria-pressed', 'true')
})

for (const width of [390, 768]) {
  test(`what the keyboard reaches in a cart lies above the bar to pay, at ${width} px`, async ({ page, till }) => {
    await page.setViewportSize({ width, height: 844 })
    await till.customer(page, 3)
    await openCart(page)
    const end = page.getByRole('contentinfo').getByRole('link').first()
    const covered: string[] = []
    await page.getByRole('main').getByRole('checkbox').first().focus()
    while (!(await end.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const reached = document.activeElement
        const bar = document.querySelector('main [data-bottom-bar]')
        if (!reached || !bar || bar.contains(reached)) return ''
        const isCovered = reached.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        return isCovered && bar.getBoundingClientRect().bottom > window.innerHeight - 1 ? reached.outerHTML : ''
      })
      if (name) covered.push(name.slice(0, 120))
    }
    expect(covered).toEqual([])
  })
}
