import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const sectionOf = (at: Page, name: string) => at.getByRole('region', { name, exact: true })

const saveIn = async (at: Page, section: string): Promise<void> => {
  await sectionOf(at, section).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(at, 'Saved').last()).toBeVisible()
}

/** What visitors are told. */
const told = async (page: Page, address: string): Promise<Record<string, unknown>[]> =>
  (await (await page.request.get(`/api/${address}`)).json()).payload

test('a currency is added by keyboard, rated, a far rate confirmed, and taken away again', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  const rates = sectionOf(at, 'Rates')
  const rateInShop = async () => (await told(page, 'currencies')).find(({ code }) => code === 'CHF')?.value
  await at.goto('/backoffice/currencies')
  await expect(rates).toContainText('1 EUR = 1.00 EUR')
  await expectAccessible(at)
  await sectionOf(at, 'Currencies').getByRole('combobox', { name: 'Add a currency' }).selectOption('CHF')
  const row = at.getByRole('group', { name: 'CHF Swiss Franc' })
  await row.getByRole('combobox', { name: 'Rate' }).selectOption('An address')
  await expectAccessible(at)
  await saveInVain(at)
  await expect(sectionOf(at, 'Currencies')).toContainText('Each needs a symbol')
  await row.getByRole('combobox', { name: 'Rate' }).selectOption('By hand')
  await saveIn(at, 'Currencies')
  await expect(rates).toContainText('No rate yet: the shop does not show it')
  expect(await rateInShop()).toBeUndefined()

  const set = async (typed: string) => {
    await rates.getByRole('button', { name: 'Set the rate of CHF' }).press('Enter')
    const field = dialogOf(at).getByRole('textbox', { name: 'CHF for 1 EUR' })
    await expect(field).toBeFocused()
    await field.fill(typed)
    await field.press('Enter')
  }
  await set('some')
  await expect(dialogOf(at)).toContainText('A number such as 1.1634')
  await at.keyboard.press('Escape')
  await set('0.9312')
  await expect(rates).toContainText('1 EUR = 0.9312 CHF')
  await expect.poll(rateInShop).toBe(0.9312)
  await set('9.312')
  await expect(dialogOf(at)).toContainText('That moves CHF by 900 %')
  await expectAccessible(at)
  await dialogOf(at).getByRole('button', { name: 'It is meant: set it' }).press('Enter')
  await expect.poll(rateInShop).toBe(9.312)
  const history = sectionOf(at, 'Rates that were set')
  await expect(history.getByRole('listitem').first()).toContainText('1 EUR = 9.312 CHF')
  for (const width of [390, 1280, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }

  await at.getByRole('button', { name: 'Remove CHF' }).press('Enter')
  await saveIn(at, 'Currencies')
  await expect.poll(rateInShop).toBeUndefined()
})

const saveInVain = async (at: Page): Promise<void> => {
  await sectionOf(at, 'Currencies').getByRole('button', { name: 'Save' }).press('Enter')
}

test('a country that comes first and a link are seen in the shop, and go again', async ({ page, backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const countries = sectionOf(at, 'Countries')
  const adding = countries.getByRole('combobox', { name: 'Add a country' })
  await adding.first().selectOption('Japan')
  await adding.last().selectOption('Slovenia')
  await saveIn(at, 'Countries')
  const served = async () => (await told(page, 'countries')).map(({ title }) => title)
  await expect.poll(served).toContain('Japan')
  expect((await served())[0]).toBe('Slovenia')
  await countries.getByRole('button', { name: 'Remove Japan' }).press('Enter')
  await countries.getByRole('button', { name: 'Remove Slovenia' }).last().press('Enter')
  await saveIn(at, 'Countries')
  await expect.poll(served).not.toContain('Japan')

  const links = sectionOf(at, 'Links in the footer')
  await links.getByRole('button', { name: 'Add a link' }).press('Enter')
  const link = links.getByRole('group').last()
  await link.getByRole('combobox', { name: 'Picture' }).selectOption('YouTube')
  await link.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await link.getByRole('textbox', { name: 'Name' }).fill('How we pack')
  await link.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(links).toContainText('Invalid value')
  await expectAccessible(at)
  await link.getByRole('textbox', { name: 'Address' }).fill('https://videos.example/packing')
  await saveIn(at, 'Links in the footer')
  const shown = async () => (await told(page, 'social-links')).map((one) => one.link)
  await expect.poll(shown).toContain('https://videos.example/packing')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'How we pack' })).toBeVisible()
  await links.getByRole('button', { name: 'Remove How we pack' }).press('Enter')
  await saveIn(at, 'Links in the footer')
})

test('an operator reads currencies, and a server that fails says so and is asked again', async ({ backOffice }) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/currencies')
  await expect(at.getByText('Administrators change these.')).toBeVisible()
  await expect(at.getByRole('button', { name: /^(Set the rate|Save|Remove)/ })).toHaveCount(0)
  await at.route('**/api/staff/currencies?*', (route) => route.abort())
  await at.reload()
  await expect(at.getByText('The currencies did not load')).toBeVisible()
  await at.unroute('**/api/staff/currencies?*')
  await at.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(sectionOf(at, 'Rates')).toBeVisible()
})
