import { callsOf, countLine, expectSearch, itemsOf, openList, panelOf, shownTotal, unfold } from './list-page.ts'
import { hydrated } from './page-checks.ts'
import { expect, test } from './shop.ts'

type FilterData = Record<string, { value: string; count: number }[]>

const numbers = new Intl.NumberFormat('en-US')

test('a value shows as many skins as stands beside it, and its chip takes it away', async ({ page }) => {
  await openList(page, '/products?type=Rifle')
  const answer = await page.request.get('/api/items/filter-data?stacks=true&type=Rifle')
  const { payload } = (await answer.json()) as { payload: FilterData }
  for (const [values, title, name] of [
    ['qualities', 'Quality', 'quality'],
    ['classes', 'Class', 'item_class'],
    ['heroes', 'Weapon', 'heroes'],
    ['collections', 'Collection', 'collection'],
  ] as const) {
    const { value, count } = payload[values]?.find((option) => option.count > 0) ?? { value: '', count: 0 }
    const group = title === 'Weapon' || title === 'Collection' ? await unfold(panelOf(page), title) : panelOf(page)
    const box = group.getByRole('checkbox', { name: `${value} ${numbers.format(count)}`, exact: true })
    await box.check()
    await expectSearch(page, { type: 'Rifle', [name]: value })
    await expect(countLine(page)).toHaveText(new RegExp(`^${numbers.format(count)} skins? match`))
    await page.getByRole('button', { name: `Remove filter ${value}` }).click()
    await expectSearch(page, { type: 'Rifle' })
    await expect(box).not.toBeChecked()
  }
})

test('exteriors are chosen by code, several at a time', async ({ page }) => {
  await openList(page, '/products?type=Rifle')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^Minimal Wear, / }).click()
  await panel.getByRole('button', { name: /^Field-Tested, / }).click()
  await expectSearch(page, { type: 'Rifle', exterior_names: 'Minimal Wear,Field-Tested' })
  await expect(panel.getByRole('button', { name: /^Field-Tested, / })).toHaveAttribute('aria-pressed', 'true')
  await expect(itemsOf(page).getByRole('img', { name: /^(Minimal Wear|Field-Tested), float/ })).toHaveCount(12)
})

test('counts follow the other filters, and what is ticked can be unticked when nothing is left of it', async ({
  page,
}) => {
  await openList(page, '/products?quality=Covert')
  const panel = panelOf(page)
  await expect(panel.getByRole('checkbox', { name: /^StatTrak™ [1-9]/ })).toBeVisible()
  await page.getByRole('list', { name: 'Weapon type' }).getByRole('link', { name: 'Gloves' }).click()
  await expect(panel.getByRole('checkbox', { name: 'StatTrak™ 0', exact: true })).toBeVisible()
  const covert = panel.getByRole('checkbox', { name: 'Covert 0', exact: true })
  await expect(covert).toBeChecked()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await covert.uncheck()
  await expectSearch(page, { type: 'Gloves' })
  await expect(itemsOf(page)).toHaveCount(12)
})

test('every filter can be worked with the keyboard alone', async ({ page }) => {
  await openList(page, '/products')
  const panel = panelOf(page)
  await panel.getByLabel('Lowest price').focus()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expectSearch(page, { price_from: '20' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSearch(page, { price_till: '10' })
  await panel.getByRole('button', { name: /^Factory New/ }).press('Space')
  await panel.getByRole('checkbox', { name: /^Restricted/ }).press('Space')
  await panel.getByText('Weapon', { exact: true }).press('Enter')
  await panel.getByLabel('Find in Weapon').press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => new URL(page.url()).searchParams.has('heroes')).toBe(true)
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()]).toEqual(['exterior_names', 'heroes', 'price_till', 'quality'])
})

test('a float range is typed, waits for a pause, and shows only skins inside of it', async ({ page }) => {
  await openList(page, '/products')
  const calls = callsOf(page, '/items/list')
  await panelOf(page).getByLabel('Lowest float').first().pressSequentially('0,15')
  await panelOf(page).getByLabel('Highest float').first().pressSequentially('0.2')
  await expectSearch(page, { float_from: '0.15', float_till: '0.2' })
  await expect(itemsOf(page).getByRole('img', { name: /^Field-Tested, float 0\.(1[5-9]|2000)/ })).toHaveCount(12)
  expect(calls.length).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: 'Remove filter Float 0.15–0.2' }).click()
  await expectSearch(page, {})
  await expect(panelOf(page).getByLabel('Lowest float').first()).toHaveValue('')
  await panelOf(page).getByLabel('Lowest float').first().fill('7')
  await expect(panelOf(page)).toContainText('Write a float from 0 to 1')
})

test('the float slider goes from exterior to exterior by key, and settles on their borders when dragged', async ({
  page,
}) => {
  await openList(page, '/products')
  const from = panelOf(page).getByRole('slider', { name: 'Lowest float' })
  const till = panelOf(page).getByRole('slider', { name: 'Highest float' })
  await from.press('PageUp')
  await expect(from).toHaveAttribute('aria-valuetext', '0.07, Minimal Wear')
  await from.press('ArrowRight')
  await expect(from).toHaveAttribute('aria-valuetext', '0.072, Minimal Wear')
  await from.press('Home')
  await till.press('PageDown')
  await till.press('PageDown')
  await expectSearch(page, { float_till: '0.38' })
  const rail = await from.boundingBox()
  if (!rail) throw new Error('the slider is not drawn')
  const at = (percent: number) => rail.x + 12 + ((rail.width - 24) * percent) / 100
  const middle = rail.y + rail.height / 2
  await page.mouse.move(at(68), middle)
  await page.mouse.down()
  await page.mouse.move(at(60), middle, { steps: 4 })
  await page.mouse.move(at(44.9), middle, { steps: 8 })
  await page.mouse.up()
  await expectSearch(page, { float_till: '0.15' })
})

test('prices are typed in the chosen currency and stand in the address in EUR', async ({ page, context, shopUrl }) => {
  await context.addCookies([{ name: 'currencyCode', value: 'USD', url: shopUrl }])
  await openList(page, '/products')
  const panel = panelOf(page)
  await expect(panel.getByText('Price, $')).toBeVisible()
  await panel.getByLabel('Lowest price').fill('116')
  await panel.getByLabel('Highest price').fill('232')
  await expectSearch(page, { price_from: '100', price_till: '200' })
  await expect(page.getByRole('button', { name: 'Remove filter $116–$232' })).toBeVisible()
  await panel.getByRole('button', { name: '10–50' }).click()
  await expect(panel.getByLabel('Lowest price')).toHaveValue('10')
  await expectSearch(page, { price_from: '8.62', price_till: '43.1' })
})

test('empty price fields show between what the list lies', async ({ page }) => {
  // Copies, since a stack names its cheapest.
  await openList(page, '/products?type=Shotgun&copies=true')
  const dearest = await itemsOf(page).first().getByText(/^€/).last().textContent()
  const bound = await panelOf(page).getByLabel('Highest price').getAttribute('placeholder')
  expect(Number(bound)).toBe(Math.ceil(Number(dearest?.replace(/[€,]/g, ''))))
})

test('a search asks once for a word, after a pause of 400 ms', async ({ page }) => {
  await openList(page, '/products')
  const calls = callsOf(page, '/items/list')
  const pressed = Date.now()
  await page.getByLabel('Search by skin name').pressSequentially('vulcan', { delay: 20 })
  await expectSearch(page, { search: 'vulcan' })
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(400)
  await expect(countLine(page)).toContainText('match')
  expect(calls.map(({ searchParams }) => searchParams.get('search'))).toEqual(['vulcan'])
})

test('a search with typing errors says what it shows instead, and the number of results is announced', async ({
  page,
}) => {
  await openList(page, '/products')
  await page.getByLabel('Search by skin name').fill('karambt dopler')
  const line = page.getByRole('status').filter({ hasText: 'Showing results for “karambit doppler”' })
  await expect(line).toContainText(/\d+ skins match your filters/)
  await expect(itemsOf(page).first()).toContainText('Karambit')
  await expect(page.getByLabel('Search by skin name')).toHaveValue('karambt dopler')
})

test('what was half typed is given up by back and by reset, and never comes later', async ({ page }) => {
  await openList(page, '/products')
  const search = page.getByLabel('Search by skin name')
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await expectSearch(page, { sort: 'asc' })
  const calls = callsOf(page, '/items/list')
  await search.fill('vulcan')
  await page.goBack()
  await expect(search).toHaveValue('')
  await search.fill('redline')
  await panelOf(page).getByRole('link', { name: 'Reset' }).click()
  await expect(search).toHaveValue('')
  // A later filter is answered: by then the forgotten words would have been asked for.
  await panelOf(page).getByLabel('Lowest price').fill('500')
  await expectSearch(page, { price_from: '500' })
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(calls.filter(({ searchParams }) => searchParams.has('search'))).toEqual([])
})

test('reset leads back to everything on the shelf, and /sale stays the sale', async ({ page }) => {
  await openList(page, '/sale?quality=Covert&sort=asc&float_from=0.1&search=ak')
  const calls = callsOf(page, '/items/list')
  await panelOf(page).getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/sale')
  await expect(page.getByLabel('Search by skin name')).toHaveValue('')
  await expect(page.getByLabel('Sort')).toHaveValue('desc')
  await expect(countLine(page)).toContainText('in stock')
  expect(calls.map(({ searchParams }) => searchParams.get('sale'))).toEqual(['true'])
})

test('another shelf starts without the flag of the one before', async ({ page }) => {
  await openList(page, '/sale')
  const calls = callsOf(page, '/items/list')
  await page.getByRole('banner').getByRole('link', { name: 'New items' }).click()
  await expect(page).toHaveURL('/new')
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.searchParams.get('new')).toBe('true')
  expect(calls[0]?.searchParams.has('sale')).toBe(false)
})

test('a subcategory stands in the path, and another category asks for filter data and subcategories', async ({
  page,
}) => {
  await openList(page, '/products?price_from=5')
  const filterData = callsOf(page, '/items/filter-data')
  const subcategories = callsOf(page, '/items/subcategories')
  const group = await unfold(panelOf(page), 'Subcategories')
  await group.getByRole('link', { name: 'Rifle', exact: true }).click()
  await expect(page).toHaveURL('/products/cs2/rifle?price_from=5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rifle')
  await expect.poll(() => subcategories.map(({ searchParams }) => searchParams.get('category'))).toContain('rifle')
  expect(filterData.every(({ searchParams }) => searchParams.get('category') === 'cs2')).toBe(true)
  await (await unfold(panelOf(page), 'Subcategories')).getByRole('link', { name: 'AK-47' }).click()
  await expect(page).toHaveURL('/products/rifle/ak-47?price_from=5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AK-47')
  await page.getByRole('list', { name: 'Weapon type' }).getByRole('link', { name: 'Knife' }).click()
  await expect(page).toHaveURL('/products?price_from=5&type=Knife')
})

test('a selected type is cleared by another click, and the title follows', async ({ page }) => {
  await openList(page, '/products')
  const heading = page.getByRole('heading', { level: 1 })
  const types = page.getByRole('list', { name: 'Weapon type' })
  await expect(heading).toHaveText('All Items')
  for (const type of ['Pistol', 'Sniper Rifle']) {
    await types.getByRole('link', { name: type, exact: true }).click()
    await expect(heading).toHaveText(type)
  }
  await types.getByRole('link', { name: 'Sniper Rifle' }).click()
  await expect(page).toHaveURL('/products')
  await expect(heading).toHaveText('All Items')
})

test('a filter leads back to page 1, and numbers beyond the last page lead to the last one', async ({ page }) => {
  await page.goto('/products?page=0')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true }).first()).toHaveAttribute('aria-current', 'page')
  await page.goto('/products?type=Shotgun&page=9999')
  await hydrated(page)
  const last = Math.ceil((await shownTotal(page)) / 12)
  await expect(page).toHaveURL(`/products?type=Shotgun&page=${last}`)
  // What counts is the address: the box may be drawn anew under the click.
  await panelOf(page)
    .getByRole('checkbox', { name: /^Covert/ })
    .click()
  await expectSearch(page, { type: 'Shotgun', quality: 'Covert' })
})

test('pages are numbered only where there is more than one, five at most, fewer on a phone', async ({ page }) => {
  await openList(page, '/products?page=7')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const numbers = pages.getByRole('listitem').filter({ visible: true })
  await expect(numbers).toHaveText(['1', '…', '6', '7', '8', '…', '51'])
  await page.setViewportSize({ width: 639, height: 800 })
  await expect(numbers).toHaveText(['6', '7', '8', '…', '51'])
  await page.goto('/products?search=souvenir+dragon+lore')
  await expect(itemsOf(page).first()).toBeVisible()
  await expect(pages).toBeHidden()
})
