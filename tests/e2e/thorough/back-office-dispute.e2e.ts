import { mergeTests } from '@playwright/test'
import { expect, test as withBackOffice } from '../back-office.ts'
import { openTopUp, payWith } from '../card-page.ts'
import { test as withProvider } from '../card-provider.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { test as withTill } from '../till.ts'

const test = mergeTests(withBackOffice, withTill, withProvider)

test('a dispute is answered from its payment by keyboard alone, once, and stays as it was submitted', async ({
  page,
  till,
  backOffice,
  provider,
}) => {
  const customer = await till.customer(page, 0)
  const payment = await openTopUp(page, customer)
  await payWith(page, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  const dispute = await provider.openDispute(payment)
  const { page: at, name } = await backOffice.open()
  const pressed = (label: string) => at.getByRole('button', { name: label, exact: true })
  await at.goto('/backoffice/payments?view=to_answer')
  const row = at.getByRole('row').filter({ hasText: customer.email })
  await expect(row).toContainText('Answer by')
  await row.focus()
  await at.keyboard.press('Enter')
  await expect(at.getByRole('region', { name: 'Disputes' })).toContainText('Answer it by')
  await at.getByRole('link', { name: 'Answer this dispute' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: `Dispute ${dispute}` })).toBeVisible()
  await expectAccessible(at)
  await pressed('Make the sheet').press('Enter')
  await expect(at.getByRole('region', { name: 'Customer' })).toContainText('Marta Kovač')
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
  const words = at.getByRole('textbox', { name: 'In our words' })
  await words.focus()
  await at.keyboard.type('The balance was there at once.')
  await pressed('Save draft').press('Enter')
  await expect(toastOf(at, 'The draft is saved')).toBeVisible()
  await at.reload()
  await expect(words).toHaveValue('The balance was there at once.')
  const download = at.waitForEvent('download')
  await pressed('Download as PDF').press('Enter')
  expect((await download).suggestedFilename()).toBe(`evidence-${dispute}.pdf`)
  await pressed('Submit to the bank').press('Enter')
  await expect(button(at, 'Submit for good')).toHaveAccessibleDescription('Say first that you have read the sheet')
  await dialogOf(at).getByRole('checkbox').press('Space')
  await expectAccessible(at)
  await button(at, 'Submit for good').press('Enter')
  await expect(toastOf(at, 'The answer is with the bank')).toBeVisible()
  await expect(dialogOf(at)).toHaveCount(0)
  const kept = at.getByRole('region', { name: 'In our words' })
  await expect(kept).toContainText(`Submitted by ${name}`)
  await expect(kept).toContainText('The balance was there at once.')
  await expect(words).toHaveCount(0)
  await expectAccessible(at)
  await at.goto(`/backoffice/payments/${payment}`)
  await expect(at.getByRole('region', { name: 'Disputes' })).toContainText('Answered: the bank decides')
})
