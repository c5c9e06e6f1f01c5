import type { Page } from '@playwright/test'
import { countLine, expectSearch, itemsOf } from './list-page.ts'
import { looksRight, open, sizes } from './page-checks.ts'
import { expect, test } from './shop.ts'

/** The button of a list's first stack: "7 copies of AK-47 | Redline (Field-Tested)". */
const stackButton = (page: Page) => page.getByRole('button', { name: /^\d+ copies of / }).first()

const fan = (page: Page) => page.getByRole('region', { name: /: copies by float$/ })

for (const size of sizes) {
  test(`a stack opens in place to its copies by float, by keyboard alone, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/products?type=Rifle')
    const button = stackButton(page)
    const count = Number((await button.textContent())?.match(/\d+/)?.[0])
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const copies = fan(page).getByRole('article')
    await expect(copies).toHaveCount(count)
    const floats = await fan(page)
      .getByRole('img', { name: /, float / })
      .evaluateAll((rails) => rails.map((rail) => Number(rail.getAttribute('aria-label')?.match(/[\d.]+$/)?.[0])))
    expect(floats).toEqual(floats.toSorted((one, other) => one - other))
    await expect(fan(page).getByRole('button', { name: /^Add / })).toHaveCount(count)
    await looksRight(page)
    // Past the card's own cart button and heart.
    for (const _ of ['cart', 'heart', 'fan']) await page.keyboard.press('Tab')
    await expect(fan(page).getByRole('button', { name: 'Close the copies' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(fan(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await fan(page).getByRole('button', { name: 'Close the copies' }).click()
    await expect(fan(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('the switch shows each copy by itself, stays in the address, and a reset of the filters keeps it', async ({
  page,
}) => {
  await open(page, '/products?type=Rifle')
  const stacks = Number((await countLine(page).textContent())?.replace(/\D/g, ''))
  await page.getByRole('radio', { name: 'Copies' }).check()
  await expectSearch(page, { type: 'Rifle', copies: 'true' })
  await expect(stackButton(page)).toBeHidden()
  await expect
    .poll(async () => Number((await countLine(page).textContent())?.replace(/\D/g, '')))
    .toBeGreaterThan(stacks)
  await expect(itemsOf(page)).toHaveCount(12)
  await page.getByRole('radio', { name: 'Stacks' }).check()
  await expectSearch(page, { type: 'Rifle' })
  await expect(stackButton(page)).toBeVisible()
})
