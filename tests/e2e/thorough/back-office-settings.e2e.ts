import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { openCart, test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const sectionOf = (at: Page, name: string) => at.getByRole('region', { name, exact: true })

const fieldOf = (at: Page, name: string) => at.getByRole('textbox', { name, exact: true })

const savedIn = async (at: Page, section: string): Promise<void> => {
  // Its answer is waited for: what says 'Saved' may be of the time before.
  const answer = at.waitForResponse((to) => to.request().method() === 'POST' && to.url().endsWith('/staff/settings'))
  await sectionOf(at, section).getByRole('button', { name: 'Save' }).press('Enter')
  expect((await answer).ok()).toBe(true)
  await expect(toastOf(at, 'Saved').last()).toBeVisible()
}

test('a seller is named by keyboard, stands below every page, and is put back', async ({ page, backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  await fieldOf(at, 'Legal name').fill('Bambus d.o.o.')
  await fieldOf(at, 'Town').fill('Maribor')
  await fieldOf(at, 'VAT id').fill('none')
  await fieldOf(at, 'In your own words').fill('')
  await fieldOf(at, 'VAT id').press('Enter')
  await expect(fieldOf(at, 'VAT id')).toHaveAccessibleDescription('Invalid value')
  await expectAccessible(at)
  await fieldOf(at, 'VAT id').fill('si 1234 5678')
  await fieldOf(at, 'VAT id').press('Enter')
  await expect(toastOf(at, 'Saved')).toBeVisible()
  const said = 'Bambus d.o.o., Maribor. VAT id SI12345678'
  await expect(sectionOf(at, 'Seller')).toContainText(said)
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Bambus d.o.o., Maribor')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(said)
  const script = '<img src=x onerror="document.title = 1"><script>document.title = 2</script>'
  await fieldOf(at, 'In your own words').fill(script)
  await savedIn(at, 'Seller')
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('&lt;img src=x')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(script)
  await expect(page).toHaveTitle(/Pandrop/)
  await fieldOf(at, 'In your own words').fill('')
  await savedIn(at, 'Seller')

  const history = sectionOf(at, 'What was changed')
  // Other tests change other sections meanwhile.
  const naming = history.getByRole('listitem').filter({ hasText: 'Legal name: nothing → Bambus d.o.o.' }).first()
  await naming.getByRole('button', { name: /^Put change \d+ back$/ }).press('Enter')
  await expectAccessible(at)
  await dialogOf(at).getByRole('button', { name: 'Put back' }).press('Enter')
  await expect(toastOf(at, 'It is as it was')).toBeVisible()
  await expect(fieldOf(at, 'Legal name')).toHaveValue('')
  await expect(sectionOf(at, 'Seller')).toContainText('Pandrop Demo Ltd')
  for (const width of [390, 1280, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectAccessible(at)
    await expectNoSidewaysScroll(at)
  }
})

test('what a colleague saved meanwhile is said, and nothing that was typed is lost; operators read alone', async ({
  backOffice,
}) => {
  const [{ page: one }, { page: other }, { page: reader }] = [
    await backOffice.open('administrator'),
    await backOffice.open('administrator'),
    await backOffice.open('operator'),
  ]
  await one.goto('/backoffice/settings')
  await fieldOf(one, 'Days that our price stands').fill('9')
  await other.goto('/backoffice/settings')
  await fieldOf(other, 'Hours until a delivery is overdue').fill('36')
  await savedIn(other, 'Selling')

  await fieldOf(one, 'Days that our price stands').press('Enter')
  const alert = one.getByRole('alert')
  await expect(alert).toContainText('A colleague has changed this section meanwhile')
  await expect(alert).toContainText('Hours until a delivery is overdue 36')
  await expect(fieldOf(one, 'Days that our price stands')).toHaveValue('9')
  await savedIn(one, 'Selling')
  await expect(fieldOf(one, 'Hours until a delivery is overdue')).toHaveValue('36')

  await reader.goto('/backoffice/settings')
  await expect(reader.getByText('Administrators change these.')).toBeVisible()
  await expect(fieldOf(reader, 'Days that our price stands')).toHaveValue('9')
  await expect(fieldOf(reader, 'Days that our price stands')).toBeDisabled()
  await expect(reader.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await fieldOf(one, 'Days that our price stands').fill('5')
  await fieldOf(one, 'Hours until a delivery is overdue').fill('24')
  await savedIn(one, 'Selling')
})

test('a cart says the VAT that its country takes, from the day on that it takes it', async ({
  page,
  till,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const vat = sectionOf(at, 'VAT')
  await expect(vat).toContainText('Nobody owes VAT in this shop')
  await vat.getByRole('button', { name: 'Add a rate' }).press('Enter')
  await vat.getByRole('combobox', { name: 'Country' }).selectOption('SI')
  await fieldOf(at, 'Percent').fill('many')
  await vat.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(vat).toContainText('This cannot be meant')
  await fieldOf(at, 'Percent').fill('22')
  await fieldOf(at, 'From').fill('2026-01-01')
  await savedIn(at, 'VAT')

  await till.customer(page, 1)
  await openCart(page)
  await expect(page.getByText('VAT contained (22 %)')).toBeVisible()
  await vat.getByRole('button', { name: 'Remove the rate of SI from 2026-01-01 on' }).press('Enter')
  await savedIn(at, 'VAT')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay from balance' })).toBeVisible()
  await expect(page.getByText(/VAT contained/)).toHaveCount(0)
})

test('payouts leave from another account once two administrators have wanted it', async ({ backOffice }) => {
  const [{ page: one, name }, { page: other }] = [
    await backOffice.open('administrator'),
    await backOffice.open('administrator'),
  ]
  const accountOf = (at: Page) => sectionOf(at, 'Payout account')
  await one.goto('/backoffice/settings')
  await expect(accountOf(one)).toContainText('Pandrop Demo')
  await accountOf(one).getByRole('button', { name: 'Propose another…' }).press('Enter')
  const dialog = dialogOf(one)
  await dialog.getByLabel('Account holder').fill('Bambus d.o.o.')
  await dialog.getByLabel('IBAN').fill('SI56 2633 0001 2039 087')
  await dialog.getByLabel('BIC').fill('BAKOSI2X')
  await dialog.getByLabel('Town of the holder').fill('Maribor')
  await dialog.getByLabel(/Country of the holder/).fill('SI')
  await dialog.getByRole('button', { name: 'Propose it' }).press('Enter')
  await expect(dialog).toContainText('This is needed')
  await dialog.getByLabel(/Reason/).fill('We changed our bank')
  await dialog.getByRole('button', { name: 'Propose it' }).press('Enter')
  await expect(dialog.getByLabel('IBAN')).toHaveAccessibleDescription(/IBAN/)
  await expectAccessible(one)
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await dialog.getByRole('button', { name: 'Propose it' }).press('Enter')
  await expect(toastOf(one, 'A second administrator has to approve it')).toBeVisible()
  await expect(accountOf(one)).toContainText('SI56 •••• 9086')
  await expect(accountOf(one).getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/You proposed it/)

  await other.goto('/backoffice/settings')
  await expect(accountOf(other)).toContainText(`${name} proposed another`)
  await expect(accountOf(other)).toContainText('DE89 3704 0044 0532 0130 00')
  await expectAccessible(other)
  await accountOf(other).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(toastOf(other, 'Payouts leave from the new account')).toBeVisible()
  await expect(accountOf(other)).toContainText('DE89 •••• 3000')
})
