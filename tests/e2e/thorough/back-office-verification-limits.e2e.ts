import { mergeTests } from '@playwright/test'
import { test as backOfficeTest } from '../back-office.ts'
import { topUp } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { approve, setLimits } from '../identity-limits.ts'
import { expect, test as operatorTest } from '../operator.ts'
import { looksRight } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test.afterEach(({ operator }) => setLimits(operator))

test('an administrator sets the sums by keyboard, empty is off, and a customer’s page says how far they are', async ({
  page,
  operator,
  backOffice,
}) => {
  const customer = await verifiedCustomer(page)
  await topUp(operator, customer, 70_000)
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const section = at.getByRole('region', { name: 'Sums that ask for verification', exact: true })
  const field = (name: string) => section.getByRole('textbox', { name })
  const save = async (): Promise<void> => {
    const answer = at.waitForResponse((to) => to.request().method() === 'POST' && to.url().endsWith('/staff/settings'))
    await section.getByRole('button', { name: 'Save' }).press('Enter')
    expect((await answer).ok()).toBe(true)
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  await expect(field('Payouts of 365 days')).toHaveValue('')
  await field('Payouts of 365 days').fill('2,000')
  await field('By card in 365 days').fill('0')
  await field('By card in 365 days').press('Enter')
  await expect(field('By card in 365 days')).toHaveAttribute('aria-invalid', 'true')
  await looksRight(at)
  await field('By card in 365 days').fill('800.50')
  await save()
  const { rows } = await operator.run(
    'select verify_payouts_year_cents, verify_payout_cents, verify_card_year_cents from settings',
  )
  expect(rows).toEqual([
    { verify_payouts_year_cents: 200_000, verify_payout_cents: null, verify_card_year_cents: 80_050 },
  ])

  const { rows: found } = await operator.run('select id from customers where email = $1', [customer.email])
  await at.goto(`/backoffice/customers/${found[0].id}`)
  const main = at.getByRole('main')
  await expect(main).toContainText('By card, 365 days€700.00 of €800.50 without identity')
  await expect(main).toContainText('Payouts, 365 days€0.00 of €2,000.00 without identity')
  await expect(main).not.toContainText('A single payout')
  await looksRight(at)
  await approve(operator, customer)
  await at.reload()
  await expect(main).toContainText('By card, 365 days€700.00, no limit: identity approved')

  await at.goto('/backoffice/settings')
  await field('Payouts of 365 days').fill('')
  await save()
  await at.reload()
  await expect(field('By card in 365 days')).toHaveValue('800.5')
  await expect(field('Payouts of 365 days')).toHaveValue('')
})
