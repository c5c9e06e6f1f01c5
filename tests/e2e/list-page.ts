import type { Locator, Page, Request } from '@playwright/test'
import { open } from './page-checks.ts'
import { expect } from './shop.ts'

/** The filter panel beside the grid. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })

/** Opens a list on a wide screen, its filter panel ready for use: its script comes after the page's own. */
export const openList = async (page: Page, path: string): Promise<void> => {
  await open(page, path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('aside') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** What the list holds: cards or rows, without the links to other lists between them. */
export const itemsOf = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Skins' })
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('navigation') })

/** The line that says how many skins there are. */
export const countLine = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /skins? (match|in stock)/ })

/** How many skins the page says there are. */
export const shownTotal = async (page: Page): Promise<number> =>
  Number((await countLine(page).textContent())?.replace(/\D/g, ''))

/** Opens a folded group of filters by its title. */
export const unfold = async (filters: Locator, title: string): Promise<Locator> => {
  const group = filters.getByRole('group').filter({ has: filters.page().locator('summary', { hasText: title }) })
  await group.locator('summary').click()
  return group
}

/** Remembers the calls that the page makes from now on, as their paths below /api. */
export const callsOf = (page: Page, path: string): URL[] => {
  const calls: URL[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.pathname === `/api${path}`) calls.push(url)
  })
  return calls
}

/** Columns of the grid as they are drawn. */
export const columnsOf = (page: Page): Promise<number> =>
  page
    .getByRole('list', { name: 'Skins' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

/** Expects the address of the page, whatever the order of its filters. */
export const expectSearch = async (page: Page, search: Record<string, string>): Promise<void> => {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search)
}
