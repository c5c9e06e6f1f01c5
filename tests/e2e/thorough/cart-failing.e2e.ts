import { contents, lines, refuse } from '../cart-page.ts'
import { expectAccessible, open } from '../page-checks.ts'
import { cardButton, expect, openCart, test } from '../till.ts'

for (const { name, text, answer } of [
  { name: 'with no list', text: 'Invalid response format from server', answer: { json: { status: 'OK', cart: 'x' } } },
  { name: 'with a page that is not the shop', text: 'Invalid response format from server', answer: { body: '<html>' } },
  { name: 'without a reason', text: 'Unknown error occurred', answer: { status: 500, json: { status: 'error' } } },
]) {
  test(`a cart that is answered ${name} says so, and one press brings it back`, async ({ page, till }) => {
    await till.customer(page, 1)
    await page.route(contents, (route) => route.fulfill(answer))
    await open(page, '/cart')
    const box = page.getByRole('main').getByRole('alert')
    await expect(box).toContainText('Failed to fetch cart content')
    await expect(box).toContainText(text)
    await page.unroute(contents)
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(lines(page)).toHaveCount(1)
  })
}

test('a refresh that fails leaves the old lines, says that they are old and can be tried again', async ({
  page,
  till,
}) => {
  await till.customer(page, 2)
  await openCart(page)
  await page.route('**/api/purchase/product*', (route) =>
    route.fulfill({ status: 409, json: { status: 'error', code: 'items_unavailable', message: 'Gone' } }),
  )
  await page.route(contents, refuse)
  await cardButton(page).click()
  const old = page.getByText('Failed to refresh cart. Please try again.')
  await expect(old).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await expectAccessible(page)
  await page.unroute(contents)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(old).toBeHidden()
  await expect(lines(page)).toHaveCount(2)
})
