import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { topUp } from '../buyer.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { toastOf } from '../seller.ts'
import { openCart, test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const company = 'Gesellschaft zur Förderung der Bambuskultur und Pandapflege Maribor mbH'
const companyField = (page: Page) => page.getByLabel('Company (optional)')
const vatIdField = (page: Page) => page.getByLabel('VAT id (optional)')

test.afterEach(({ operator }) => operator.run('update settings set business_enabled = false'))

test('a shop that asks business customers has company and VAT id on order and papers, and no other shop asks', async ({
  page,
  till,
  operator,
  backOffice,
}) => {
  const customer = await till.customer(page)
  await topUp(operator, customer, 10_000)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openCart(page)
  await expect(page.getByLabel('Post code')).toBeVisible()
  await expect(companyField(page)).toHaveCount(0)
  expect(loaded.filter((url) => /business/i.test(url))).toEqual([])

  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const selling = at.getByRole('region', { name: 'Selling', exact: true })
  await selling.getByRole('checkbox', { name: /^The checkout asks for company and VAT id/ }).check()
  await expect(selling).toContainText('there is no reverse charge')
  await selling.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(at, 'Saved')).toBeVisible()
  await expectAccessible(at)

  await page.setViewportSize({ width: 390, height: 844 })
  await openCart(page)
  await companyField(page).fill(company)
  await vatIdField(page).fill('SI 1234')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Pay from balance' }).press('Enter')
  await expect(vatIdField(page)).toHaveAccessibleDescription(/^Please enter a VAT id of an EU country/)
  await expect(vatIdField(page)).toBeFocused()
  expect(await till.balance(customer)).toBe(10_000)
  await vatIdField(page).fill('si 1234.5678')
  await page.getByRole('button', { name: 'Pay from balance' }).press('Enter')
  await expect(page).toHaveURL(/\/success-payment/)
  const { rows } = await operator.run('select id, vat_id from orders where company = $1 order by id desc limit 1', [
    company,
  ])
  const [{ id, vat_id: vatId }] = rows
  expect(vatId).toBe('SI12345678')

  await open(page, `/account/orders/${id}`)
  await expect(page.getByText(company)).toBeVisible()
  await expect(page.getByText('VAT id: SI12345678')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await open(page, '/account/personal')
  await expect(companyField(page)).toHaveValue(company)
  await expect(vatIdField(page)).toHaveValue('SI12345678')
  await expectAccessible(page)
  await companyField(page).fill('Bambus d.o.o.')
  await vatIdField(page).fill('')
  await vatIdField(page).press('Enter')
  await expect
    .poll(
      async () => (await operator.run('select company, vat_id from customers where email = $1', [customer.email])).rows,
    )
    .toEqual([{ company: 'Bambus d.o.o.', vat_id: '' }])

  await at.goto(`/backoffice/orders/${id}`)
  await expect(at.getByText(company)).toBeVisible()
  await expect(at.getByText('SI12345678')).toBeVisible()
  await expectAccessible(at)
  await at.goto('/backoffice/receipts')
  await expect(at.getByRole('row').filter({ hasText: `${company} · SI12345678` })).toBeVisible()
  await at.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(at)
  await expectAccessible(at)
})
