import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80" viewBox="0 0 400 80">
  <rect width="400" height="80" rx="12" fill="#e0533d"/>
  <path d="M40 20v40M40 40l24-20M40 40l24 20" stroke="#fff" stroke-width="8" fill="none"/></svg>`

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="11" fill="#e0533d"/></svg>'

const fileOf = (drawing: string) => ({ name: 'ours.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })

test('a wide logo heads shop and desk, a link and the balance have pictures of their own, until put back', async ({
  page,
  till,
  backOffice,
}) => {
  test.setTimeout(90_000)
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const section = (name: string) => at.getByRole('region', { name, exact: true })
  const save = async (name: string) => {
    await section(name).getByRole('button', { name: 'Save' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  const brand = 'Name and mark of the shop'
  await section(brand).getByLabel('Picture of the logo').setInputFiles(fileOf(wide))
  await expect(section(brand).getByRole('img', { name: 'The logo as it is shown' })).toBeVisible()
  await expectAccessible(at)
  await save(brand)
  await section('Balance').getByLabel('Picture of the balance').setInputFiles(fileOf(square))
  await expect(section('Balance').getByRole('img')).toBeVisible()
  await save('Balance')
  const links = section('Links in the footer')
  await links.getByRole('button', { name: 'Add a link' }).press('Enter')
  await links.getByRole('textbox', { name: 'Name' }).last().fill('Forum')
  await links.getByRole('textbox', { name: 'Address' }).last().fill('https://forum.example/')
  await links.getByRole('combobox', { name: 'Picture' }).last().selectOption('A picture of your own')
  await links.getByLabel('Picture of Forum', { exact: true }).setInputFiles(fileOf(square))
  await expect(links.getByRole('img', { name: 'The picture of Forum as it is shown' })).toBeVisible()
  await expectAccessible(at)
  await save('Links in the footer')
  try {
    await till.customer(page, 50)
    const logo = page.getByRole('banner').locator('img[src$="-480x96.png"]')
    await expect(async () => {
      await page.goto('/')
      await expect(logo).toBeVisible({ timeout: 1000 })
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Forum' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    const forum = page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).locator('img')
    await forum.scrollIntoViewIfNeeded()
    await expect.poll(() => forum.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('banner').locator('img[src$="-192.png"]')).toBeVisible()
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
      await expect(logo).toBeVisible()
    }
    await expectAccessible(page)
    await at.reload()
    await expect(at.getByRole('link', { name: /desk: Today$/ }).locator('img[src$="-480x96.png"]')).toBeVisible()
  } finally {
    await section(brand).getByRole('button', { name: 'Show mark and wordmark' }).press('Enter')
    await save(brand)
    await section('Balance').getByRole('button', { name: 'Show the wallet' }).press('Enter')
    await save('Balance')
    await links.getByRole('button', { name: 'Remove Forum' }).press('Enter')
    await save('Links in the footer')
  }
})
