import type { Page } from '@playwright/test'
import { looksRight, open, sizes } from '../page-checks.ts'
import { pathOf, takeItem } from '../shelf.ts'
import { expect, test } from '../shop.ts'

const layer = (page: Page) => page.getByRole('application')

/** Colours of the stage, small enough that one pixel does not decide. */
const lookOf = async (page: Page): Promise<number[]> => {
  const box = await page.locator('[data-stage] .patch').boundingBox()
  if (!box) throw new Error('the stage has no patch')
  // Below the buttons that stand on it.
  const clip = { ...box, y: box.y + box.height * 0.3, height: box.height * 0.7 }
  const picture = await page.screenshot({ clip, timeout: 60_000 })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const context = new OffscreenCanvas(60, 40).getContext('2d')
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, 60, 40)
    return [...(context?.getImageData(0, 0, 60, 40).data ?? [])]
  }, picture.toString('base64'))
}

/** How far two looks are apart on average, of 255. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / (one.length * 0.75)

/** Holds the phone otherwise than before, degrees. */
const tilt = (page: Page, gamma: number) =>
  page.evaluate(
    (aside) => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 50, gamma: aside })),
    gamma,
  )

/** Graphics in software are slow: until it is painted as finely as it will be. */
const painted = (page: Page) => expect(page.locator('[data-on=fine]')).toBeVisible({ timeout: 60_000 })

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    test.setTimeout(180_000)

    test('a copy is turned, worn and laid back by keyboard alone, and begins as its picture stands', async ({
      page,
    }) => {
      const item = await takeItem(
        page,
        'type=Rifle&exterior_names=Factory+New',
        ({ max_float }) => (max_float ?? 0) > 0.8,
      )
      await open(page, pathOf(item))
      await page.keyboard.press('Tab')
      const turn = page.getByRole('button', { name: 'Turn it' })
      await turn.focus()
      const still = await lookOf(page)
      await page.keyboard.press('Enter')
      await painted(page)
      await expect(page.getByText(`Drawn from this copy’s float`)).toBeVisible()
      // The picture fades while the weapon comes.
      await expect.poll(async () => apart(still, await lookOf(page))).toBeLessThan(5)
      const begun = await lookOf(page)
      await looksRight(page)
      await tilt(page, 0)
      await tilt(page, 40)
      await expect.poll(async () => apart(begun, await lookOf(page)), { timeout: 60_000 }).toBeGreaterThan(1)
      await tilt(page, 0)
      await expect.poll(async () => apart(begun, await lookOf(page)), { timeout: 60_000 }).toBeLessThan(0.5)
      await layer(page).focus()
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
      for (let press = 0; press < 2; press += 1) await page.keyboard.press('+')
      await expect.poll(async () => apart(begun, await lookOf(page)), { timeout: 60_000 }).toBeGreaterThan(4)
      await page.keyboard.press('Home')
      await expect.poll(async () => apart(begun, await lookOf(page)), { timeout: 60_000 }).toBeLessThan(2)
      const wear = page.getByRole('slider', { name: 'Try another wear' })
      await wear.focus()
      await page.keyboard.press('End')
      await expect(wear).not.toHaveAttribute('aria-valuetext', `Float ${String(item.float).slice(0, 6)}`)
      await expect.poll(async () => apart(begun, await lookOf(page)), { timeout: 60_000 }).toBeGreaterThan(2)
      await page.keyboard.press('Shift+Tab')
      await expect(wear).toHaveAttribute('aria-valuetext', `Float ${String(item.float).slice(0, 6)}`)
    })
  })
}
