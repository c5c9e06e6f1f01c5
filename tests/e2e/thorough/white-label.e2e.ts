import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { itemsForSale } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, readOf } from '../page-checks.ts'
import { toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

test('a shop of another name says it on every page, and Pandrop on none', async ({
  page,
  till,
  backOffice,
  operator,
}) => {
  const name = 'Kresnik & Sons'
  const { page: at } = await backOffice.open('administrator')
  const brand = at.getByRole('region', { name: 'Name and mark of the shop', exact: true })
  const save = async (called: string, wordmark: string) => {
    await brand.getByRole('textbox', { name: 'What it is called' }).fill(called)
    await brand.getByRole('textbox', { name: 'Beside the mark' }).fill(wordmark)
    await brand.getByRole('textbox', { name: 'Beside the mark' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  await at.goto('/backoffice/settings')
  await save(name, 'kresnik')
  // Who runs the demo shop is called after it.
  await operator.change({ requisites: 'Kresnik d.o.o., Ljubljana', support_email: 'help@kresnik.example' })
  try {
    await expect.poll(async () => (await page.request.get('/')).text()).toContain('<title>Kresnik &amp; Sons')
    await at.reload()
    // Before it stands how much waits, where something does.
    await expect(at).toHaveTitle(/Settings \| Kresnik & Sons desk$/)
    await expect(at.getByRole('link', { name: `${name} desk: Today` })).toContainText('kresnik')
    await expectAccessible(at)

    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name, short_name: name, display: 'minimal-ui' })
    await till.customer(page, 50)
    const [id] = await itemsForSale(page)
    const address = await page.request.get('/api/static-pages')
    const pages = ((await address.json()).payload as { id: number; slug: string }[]).map(({ slug }) => `/${slug}`)
    const paths = ['/', '/products', `/products/all/all/${id}`, '/cart', '/sell', '/account', '/wishlist', ...pages]
    for (const language of ['1', '2', '6']) {
      await page.context().addCookies([{ name: 'languageId', value: language, url: page.url() }])
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${name}`)
        await expect(page.getByRole('banner')).toContainText('kresnik')
        // The page about cookies names them as they are; a browser's cookies outlive a shop's name.
        const said = (await readOf(page)).match(/.{0,40}pandrop(?!_[a-z]+).{0,40}/gi) ?? []
        expect(said, path).toEqual([])
      }
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  } finally {
    await save('Pandrop', 'pandrop')
  }
})

test('a shop shows a mark of its own beside its name, in tabs and in the back office, and the panda again', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  const brand = at.getByRole('region', { name: 'Name and mark of the shop', exact: true })
  const save = async () => {
    await brand.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  const send = (content: string) =>
    brand
      .getByLabel('Picture of the mark')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) })
  const drawing = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${inner}</svg>`
  await at.goto('/backoffice/settings')
  await send(drawing('<script>window.hacked = 1</script>'))
  await expect(brand).toContainText('This drawing has scripts')
  await send(drawing('<circle cx="12" cy="12" r="11" fill="#e0533d"/>'))
  await expect(brand.getByRole('img', { name: 'The mark as it is shown' })).toBeVisible()
  await expectAccessible(at)
  await save()
  try {
    const mark = page.getByRole('banner').locator('img[src^="/storage/brand/"]')
    await expect(async () => {
      await page.goto('/')
      await expect(mark).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/storage\/brand\//)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    for (const path of ['/', '/auth?form=signin', '/nowhere-at-all', '/products?search=nothing-is-called-so']) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('img[src^="/storage/brand/"]')).toHaveCount(1)
      await expect(page.locator('img[src*="/panda"]')).toHaveCount(0)
      await expectAccessible(page)
    }
    await at.reload()
    await expect(at.getByRole('link', { name: /desk: Today$/ }).locator('img[src^="/storage/brand/"]')).toBeVisible()
  } finally {
    await brand.getByRole('button', { name: 'Show the panda' }).press('Enter')
    await save()
  }
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('img[src^="/storage/brand/"]')).toHaveCount(0)
  }).toPass()
})

test('a shop has a colour of its own, which can be read; a darker one is refused with its figure', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const brand = at.getByRole('region', { name: 'Name and mark of the shop', exact: true })
  const colour = brand.getByRole('textbox', { name: 'Colour', exact: true })
  const save = async () => {
    await brand.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  await colour.fill('#4b6cff')
  await expect(brand).toContainText('hard to read on the shop’s dark ground: contrast 3.4, and 4.5 is the least')
  await expectAccessible(at)
  await colour.fill('#8FB8FF')
  await expect(brand).toContainText('Contrast 7.4')
  await expectAccessible(at)
  await save()
  const accentOf = (of: typeof page) =>
    of.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-bamboo').trim())
  try {
    await expect(async () => {
      await page.goto('/')
      expect(await accentOf(page)).toBe('#8fb8ff')
    }).toPass()
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link').first().focus()
    await page.getByRole('link', { name: 'Sell' }).first().click()
    expect(await accentOf(page)).toBe('#8fb8ff')
    await at.reload()
    expect(await accentOf(at)).toBe('#8fb8ff')
    for (const width of [390, 768, 1440]) {
      await at.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(at)
    }
  } finally {
    await brand.getByRole('button', { name: 'Back to bamboo green' }).press('Enter')
    await save()
  }
  await expect(async () => {
    await page.goto('/')
    expect(await accentOf(page)).toBe('#a9d977')
  }).toPass()
})
