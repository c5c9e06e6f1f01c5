import type { Page, Route } from '@playwright/test'
import { countLine, expectSearch, itemsOf, panelOf, unfold } from '../list-page.ts'
import { hydrated, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

// What fails here is the network between browser and shop; the shop itself is the real one.
const lists = /\/api\/items\/list\?/
const filterData = /\/api\/items\/filter-data\?/

const typeTile = (page: Page, type: string) =>
  page.getByRole('list', { name: 'Weapon type' }).getByRole('link', { name: type, exact: true })

const brokenServer = (route: Route) =>
  route.fulfill({ status: 500, json: { status: 'error', code: 'internal_error', message: '' } })

/** The answer breaks off in its middle. */
const cutAnswer = async (route: Route) => {
  const answer = await route.fetch()
  const body = await answer.text()
  await route.fulfill({ status: 200, contentType: 'application/json', body: body.slice(0, body.length / 2) })
}

for (const { name, fail } of [
  { name: 'answers 500', fail: brokenServer },
  { name: 'is cut in mid-answer', fail: cutAnswer },
  { name: 'cannot be reached', fail: (route: Route) => route.abort('connectionreset') },
]) {
  test(`a list that ${name} says so, and one click brings it back`, async ({ page }) => {
    await open(page, '/products')
    await page.route(lists, fail)
    await typeTile(page, 'Rifle').click()
    const box = page.getByRole('alert').filter({ hasText: 'Failed to load products' })
    await expect(box).toBeVisible()
    await expect(page).toHaveURL('/products?type=Rifle')
    await page.unroute(lists)
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(itemsOf(page)).toHaveCount(12)
    await expect(countLine(page)).toContainText('match')
  })
}

test('strips of the home page whose call fails say so, and one click brings all of them back', async ({ page }) => {
  await open(page, '/products')
  await page.route(/\/api\/items/, brokenServer)
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const strip = page.getByRole('region', { name: 'JUST DROPPED' })
  // A strip that comes into view asks by itself: what is clicked has to have failed in view.
  await strip.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(strip.getByRole('alert')).toContainText('Failed to load products')
  await page.unroute(/\/api\/items/)
  await strip.getByRole('button', { name: 'Try again' }).click()
  for (const name of ['LIMITED-TIME OFFERS', 'JUST DROPPED', 'DAILY SKIN DEALS']) {
    await expect(page.getByRole('region', { name }).getByRole('link').nth(3)).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a slow list keeps the one before, says that it is busy and comes by itself', async ({ page }) => {
  await open(page, '/products')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(lists, async (route) => {
    await held
    await route.continue()
  })
  const before = await countLine(page).textContent()
  await typeTile(page, 'Knife').click()
  await expect(page.getByRole('list', { name: 'Skins' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('main .spinner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knife')
  await expect(countLine(page)).toHaveText(before ?? '')
  answer()
  await expect(page.getByRole('list', { name: 'Skins' })).not.toHaveAttribute('aria-busy')
  await expect(itemsOf(page).first()).toContainText('★')
  await expect(page.locator('main .spinner')).toHaveCount(0)
})

test('a list that is opened while the shop is slow shows its frame at once', async ({ page }) => {
  await open(page, '/terms')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/(items|categories)/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Items')
  await expect(page.getByRole('list', { name: 'Skins' })).toHaveAttribute('aria-busy', 'true')
  await expect(panelOf(page).getByLabel('Lowest price')).toBeVisible()
  answer()
  await expect(itemsOf(page).getByRole('link')).toHaveCount(12)
  await expect(panelOf(page).getByRole('checkbox', { name: /^Covert/ })).toBeVisible()
})

test('without filter data the list works, and one click brings the filters', async ({ page }) => {
  await open(page, '/terms')
  await page.route(filterData, brokenServer)
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(itemsOf(page).getByRole('link')).toHaveCount(12)
  const box = panelOf(page).getByRole('alert').filter({ hasText: 'The filters did not load.' })
  await expect(box).toBeVisible()
  await expect(panelOf(page).getByLabel('Lowest price')).toBeEnabled()
  await page.unroute(filterData)
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect(panelOf(page).getByRole('checkbox', { name: /^Covert/ })).toBeVisible()
  await expect(box).toBeHidden()
})

test('new counts that do not come leave the values where they are', async ({ page }) => {
  await open(page, '/products')
  await page.route(filterData, (route) => route.abort('failed'))
  // Pressed, not checked: where the panel still waits for its script, the tick follows a moment later.
  await panelOf(page)
    .getByRole('checkbox', { name: /^Covert/ })
    .click()
  const box = panelOf(page).getByRole('alert').filter({ hasText: 'The filters did not load.' })
  await expect(box).toBeVisible()
  await expect(panelOf(page).getByRole('checkbox', { name: /^Covert/ })).toBeChecked()
  await page.unroute(filterData)
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect(box).toBeHidden()
})

test('subcategories that do not load say so inside their group, and one click brings them', async ({ page }) => {
  await page.route(/\/api\/items\/subcategories/, brokenServer)
  await open(page, '/products')
  const group = await unfold(panelOf(page), 'Subcategories')
  await expect(group.getByRole('alert')).toContainText('did not load')
  await page.unroute(/\/api\/items\/subcategories/)
  await group.getByRole('button', { name: 'Try again' }).click()
  await expect(group.getByRole('link', { name: 'Rifle', exact: true })).toBeVisible()
})

test('without suggestions the search finds the same', async ({ page }) => {
  await page.route(/\/api\/items\/suggestions/, brokenServer)
  await open(page, '/products')
  const box = page.getByRole('combobox', { name: 'Search by skin name' })
  await box.fill('redline')
  await expectSearch(page, { search: 'redline' })
  await expect(itemsOf(page).first()).toContainText('Redline')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('a part whose script does not come takes nothing else with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/assets\/FilterSheet/, (route) => route.abort('failed'))
  await open(page, '/products')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' })).toBeVisible()
  await expect(itemsOf(page).getByRole('link')).toHaveCount(12)
  await page.unroute(/\/assets\/FilterSheet/)
  // The next press is for the new document, not for the one that is about to go.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a list whose script does not come says so, and a new document brings it', async ({ page }) => {
  await page.route(/\/assets\/ProductListPageView/, (route) => route.abort('failed'))
  await page.goto('/products', { waitUntil: 'networkidle' })
  const box = page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' })
  // Nobody has touched the page: it is what the document says.
  await expect(itemsOf(page).getByRole('link')).toHaveCount(12)
  await page.mouse.move(1, 1)
  await expect(box).toBeVisible()
  await page.unroute(/\/assets\/ProductListPageView/)
  const loaded = page.waitForEvent('load')
  await box.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await hydrated(page)
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await expectSearch(page, { sort: 'asc' })
})

test('a link that is followed while a filter waits for its pause is not taken back by it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/products')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(lists, async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await typeTile(page, 'Knife').click()
  await page.clock.runFor(1000)
  answer()
  await expectSearch(page, { sort: 'asc', type: 'Knife' })
  await expect(itemsOf(page).first()).toContainText('★')
  await expect(page.getByLabel('Sort')).toHaveValue('asc')
})

test('filters whose script is still on its way stand as the document drew them, whatever the list does', async ({
  page,
  consoleErrors,
}) => {
  let arrive: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/FilterPanel/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/products')
  const covert = panelOf(page).getByRole('checkbox', { name: /^Covert/ })
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await typeTile(page, 'Knife').click()
  await expect(itemsOf(page).first()).toContainText('★')
  await expect(covert).toBeVisible()
  arrive()
  await expect(panelOf(page).getByRole('checkbox', { name: 'Consumer 0', exact: true })).toBeVisible()
  await covert.check()
  await expectSearch(page, { sort: 'asc', type: 'Knife', quality: 'Covert' })
  expect(consoleErrors).toEqual([])
})

test('what is pressed before the filters have their script is done once they have it', async ({ page }) => {
  let arrive: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/FilterPanel/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/products')
  const panel = panelOf(page)
  await panel.getByText('Covert', { exact: true }).click()
  await panel.getByRole('button', { name: /^Factory New/ }).click()
  await panel.getByLabel('Lowest price').fill('77')
  await expect(page).toHaveURL('/products')
  arrive()
  await expectSearch(page, { quality: 'Covert', exterior_names: 'Factory New', price_from: '77' })
  await expect(panel.getByRole('checkbox', { name: /^Covert/ })).toBeChecked()
})
