import { mergeTests, type Page } from '@playwright/test'
import { expect, test as withBackOffice } from '../back-office.ts'
import { openTopUp, payWith } from '../card-page.ts'
import { test as withProvider } from '../card-provider.ts'
import type { Customer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'
import { test as withTill } from '../till.ts'

const test = mergeTests(withBackOffice, withTill, withProvider)

/** Tops up 100 EUR on the hosted card page; answers the payment's id. */
const topUp = async (page: Page, customer: Customer, card: 'pays' | 'overcharged'): Promise<string> => {
  const payment = await openTopUp(page, customer)
  await payWith(page, card)
  return payment
}

test('a held payment is found from Today, given back once with a reason, and its customer is told', async ({
  page,
  till,
  backOffice,
}) => {
  const customer = await till.customer(page, 0)
  const payment = await topUp(page, customer, 'overcharged')
  const { page: at, name } = await backOffice.open()
  await at.goto('/backoffice')
  const held = at.getByRole('region', { name: 'Waiting' }).getByRole('link', { name: /payments? held/ })
  const count = Number.parseInt((await held.textContent()) ?? '', 10)
  await held.click()
  await expect(at.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(at.locator('tbody tr')).toHaveCount(count)
  const row = at.getByRole('row').filter({ hasText: customer.email })
  await expect(row).toContainText('Held')
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
  await row.focus()
  await at.keyboard.press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: `Top-up ${payment.slice(0, 8)}` })).toBeVisible()
  await expect(at.getByRole('region', { name: 'Money' })).toContainText('€100.01')
  await expectAccessible(at)

  await at.getByRole('button', { name: 'Give everything back' }).press('Enter')
  await expect(button(at, 'Give it back')).toHaveAccessibleDescription('Say why: somebody will ask.')
  await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('a cent too much was charged')
  await expectAccessible(at)
  await button(at, 'Give it back').click()
  await expect(toastOf(at, '€100.01 go back to the card')).toBeVisible()
  await expect(dialogOf(at)).toHaveCount(0)
  const refunds = at.getByRole('region', { name: 'Refunds' })
  await expect(refunds).toContainText('€100.01 · Card · Arrived')
  await expect(refunds).toContainText(`a cent too much was charged`)
  await expect(at.getByRole('region', { name: 'Timeline' })).toContainText(`by ${name}`)
  await expect(at.getByRole('button', { name: 'Give everything back' })).toHaveAccessibleDescription(
    'It went back before: see its refunds',
  )
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('€100.01')
  await expectNoSidewaysScroll(at)
  await at.goto('/backoffice/payments?view=held')
  await expect(row).toHaveCount(0)
  await till.booksAgree()
})

test('a disputed top-up is found by the provider’s id, and its customer may pay again', async ({
  page,
  till,
  backOffice,
  provider,
}) => {
  const customer = await till.customer(page, 0)
  const payment = await topUp(page, customer, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  const dispute = await provider.openDispute(payment)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/payments')
  await at.getByRole('textbox', { name: 'Id, customer, e-mail or order' }).fill(dispute)
  await expect(at.getByRole('row').filter({ hasText: customer.email })).toContainText('Answer by')
  await at.getByRole('row').filter({ hasText: customer.email }).click()
  await expect(at.getByRole('region', { name: 'Disputes' })).toContainText('Keeps the customer from paying')
  await expect(at.getByRole('button', { name: 'Refund this top-up' })).toHaveAccessibleDescription(
    'A dispute of it is not won: the bank has the money, or may keep it',
  )
  await at.getByRole('button', { name: 'Let the customer pay again' }).click()
  await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('they showed us the receipt')
  await button(at, 'Let them pay').click()
  await expect(toastOf(at, 'The customer can pay again')).toBeVisible()
  await expect(at.getByRole('region', { name: 'Disputes' })).toContainText('let the customer pay again')
  await expectAccessible(at)
  for (const id of ['mine', '00000000-0000-4000-8000-000000000000']) {
    await at.goto(`/backoffice/payments/${id}`)
    await expect(at.getByText('There is no such payment')).toBeVisible()
  }
})
