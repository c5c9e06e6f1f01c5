import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { buy, buyAs } from '../buyer.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

/** Keeps what the browser would show, and lets the page believe that nobody looks at it. */
const catchNotifications = (page: Page) =>
  page.addInitScript(() => {
    const shown: string[] = []
    let permission = 'default'
    class CaughtNotification {
      onclick: (() => void) | null = null
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`)
        Object.assign(window, { newestNotification: this })
      }
      close(): void {}
      static get permission(): string {
        return permission
      }
      static async requestPermission(): Promise<string> {
        permission = 'granted'
        return permission
      }
    }
    Object.assign(window, { shownNotifications: shown, Notification: CaughtNotification })
    document.hasFocus = () => false
  })

const notificationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as never as { shownNotifications: string[] }).shownNotifications)

const waitingIn = async (page: Page): Promise<number> => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

test('a tab that nobody looks at counts what waits in its title, and the browser tells of a new order', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer } = await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  await at.clock.install()
  await catchNotifications(at)
  await at.goto('/backoffice/account')
  await expect(at).toHaveTitle(/^\(\d+\) Account \| Pandrop desk$/)
  const before = await waitingIn(at)
  expect(await notificationsOf(at)).toEqual([])
  const panel = at.getByRole('region', { name: 'Notifications of this browser' })
  await panel.getByRole('button', { name: 'Tell me in this browser' }).press('Enter')
  await expect(panel).toContainText('On')
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect.poll(() => notificationsOf(at)).toEqual([expect.stringMatching(/^You will be told here/)])
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)

  await buyAs(customer, operator, 1)
  await expect(async () => {
    await at.clock.fastForward(31_000)
    expect(await waitingIn(at)).toBeGreaterThan(before)
  }).toPass()
  await expect
    .poll(() => notificationsOf(at))
    .toEqual(expect.arrayContaining([expect.stringMatching(/new orders? to deliver: .* waiting$/)]))
  expect((await notificationsOf(at)).join()).not.toContain('Marta')
  await at.evaluate(() =>
    (window as never as { newestNotification: { onclick: () => void } }).newestNotification.onclick(),
  )
  await expect(at.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('on a phone the closed menu has a dot, and says how much waits behind it', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  await at.setViewportSize({ width: 390, height: 844 })
  await at.goto('/backoffice/orders')
  const menu = at.getByRole('button', { name: /^Open the menu: (\d+ are|1 is) waiting$/ })
  await expect(menu.locator('span')).toBeVisible()
  await expectAccessible(at)
  await menu.press('Enter')
  await expect(at.getByRole('dialog', { name: 'Desk' }).getByRole('link', { name: /^Orders .*waiting/ })).toBeVisible()
})
