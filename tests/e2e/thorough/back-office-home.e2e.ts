import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

interface Listed {
  id: number
  title: string
  old_price: number | null
  is_new: boolean
}

/** Items that only a pin brings to the home page: neither reduced nor new, and too dear for the other tests. */
const plainItems = async (page: Page): Promise<[Listed, Listed, Listed]> => {
  const answer = await page.request.get('/api/items/list?limit=100&price_from=1000&price_till=4000')
  const { payload } = (await answer.json()) as { payload: Listed[] }
  const [one, two, three] = payload.filter((item) => item.old_price === null && !item.is_new)
  if (!one || !two || !three) throw new Error('the shop has too few items')
  return [one, two, three]
}

const handle = (at: Locator, { id, title }: Listed, place: number): Locator =>
  at.getByRole('button', { name: `Move ${title} #${id}, number ${place}` })

test('items are pinned, ordered by keyboard and mouse, seen by customers, and let go again', async ({
  page: shop,
  backOffice,
}) => {
  const { page } = await backOffice.open()
  const [one, two, three] = await plainItems(page)
  await page.goto('/backoffice/home')
  const deals = page.getByRole('region', { name: 'Deals of the day' })
  const field = deals.getByRole('combobox', { name: 'Pin an item' })
  await expect(deals).toContainText('Nothing is pinned: chance draws items from the whole shelf.')
  await expectAccessible(page)

  /** Where the items stand in the home page's document, in the order that they shall have. */
  const placesIn = async (): Promise<number[]> => {
    const document = await (await shop.request.get('/')).text()
    return [two, one, three].map(({ id }) => document.indexOf(`/products/cs2/all/${id}"`)).filter((at) => at >= 0)
  }
  expect(await placesIn()).toEqual([])

  await test.step('each is found by its number and pinned with Enter', async () => {
    await field.focus()
    for (const { id, title } of [one, two, three]) {
      await page.keyboard.type(String(id))
      await expect(deals.getByRole('option', { name: new RegExp(`#${id}\\b`) })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(deals.getByRole('list', { name: 'Pinned to Deals of the day' })).toContainText(title)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    }
    await expect(deals).toContainText('3 of 20 pinned')
    await expectAccessible(page)
  })

  await test.step('Alt with an arrow key moves one, which keeps the focus', async () => {
    await handle(deals, three, 3).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(handle(deals, three, 1)).toBeFocused()
    await expect(deals.getByRole('status')).toContainText(`${three.title} #${three.id} is number 1 of 3.`)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(handle(deals, three, 2)).toBeFocused()
    await expect(handle(deals, one, 1)).toBeVisible()
  })

  await test.step('a handle is dragged to another place', async () => {
    await handle(deals, two, 3).dragTo(handle(deals, one, 1))
    await expect(handle(deals, two, 1)).toBeVisible()
    await expect(handle(deals, one, 2)).toBeVisible()
    await expect(handle(deals, three, 3)).toBeVisible()
  })

  await test.step('the document of a guest shows them in that order', async () => {
    await expect
      .poll(async () => {
        const places = await placesIn()
        const [first = 0, second = 0, third = 0] = places
        return places.length === 3 && first < second && second < third
      })
      .toBe(true)
  })

  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await deals.getByRole('button', { name: `Take the pin of ${one.title} #${one.id} away` }).click()
  await expect(deals).toContainText('2 of 20 pinned')
  await deals.getByRole('button', { name: 'Automatic again' }).click()
  await expect(deals).toContainText('Automatic')
  await expect.poll(placesIn).toEqual([])
})
