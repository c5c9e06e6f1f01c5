import { type BrowserContextOptions, mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, openBackOffice } from '../back-office.ts'
import { test as operatorTest } from '../operator.ts'
import { hydrated } from '../page-checks.ts'
import { expect } from '../shop.ts'
import { type FullShop, fullShop } from './full-shop.ts'
import type { Screen } from './screens.ts'

interface How extends BrowserContextOptions {
  /** who looks, if it is not whom the screen is for */
  as?: 'newcomer'
  /** false: what it asks for does not come */
  isAnswered?: boolean
  /** what happens in the window before the page is asked for */
  before?(page: Page): Promise<unknown>
}

interface Looking {
  /**
   * Opens a screen in a window of its own and waits until everything that it asks for has come.
   * @param how 390 × 844 unless it says otherwise
   */
  look(screen: Screen, how?: How): Promise<Page>
}

const pathIn = ({ path }: Screen, { order, offer }: FullShop): string =>
  path.replace(':order', order).replace(':offer', offer)

/** Answers what waits until nothing is on its way any more; streams of events stay open. */
const watchReading = (page: Page): (() => Promise<void>) => {
  const reading = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().endsWith('/live')) reading.add(request)
  })
  page.on('requestfinished', (request) => reading.delete(request))
  page.on('requestfailed', (request) => reading.delete(request))
  return () => expect.poll(() => reading.size).toBe(0)
}

/** The test with somebody who looks at the screens of a shop that has one of everything, or of an empty one. */
export const test = mergeTests(operatorTest, backOfficeTest).extend<Looking>({
  look: async ({ browser, page, operator, dataDir, shopUrl, demo, storageState: guest }, use) => {
    const shop = await fullShop({ page, operator, dataDir, isEmpty: demo === '0' })
    const windows: Page[] = []
    await use(async (screen, { as, before, isAnswered = true, ...options } = {}) => {
      const path = pathIn(screen, shop)
      const context = { viewport: { width: 390, height: 844 }, baseURL: shopUrl, ...options }
      const opened = await (screen.who === 'staff'
        ? openBackOffice(browser, shopUrl, shop.staff, context)
        : browser
            .newContext({ storageState: screen.who === 'guest' ? guest : shop[as ?? 'customer'], ...context })
            .then((one) => one.newPage()))
      windows.push(opened)
      const everythingRead = watchReading(opened)
      await before?.(opened)
      await opened.goto(path)
      if (screen.who !== 'staff') await hydrated(opened)
      await expect(opened.locator(isAnswered ? 'h1' : 'main').first()).toBeVisible()
      if (isAnswered) await everythingRead()
      return opened
    })
    for (const one of windows) await one.context().close()
  },
})
