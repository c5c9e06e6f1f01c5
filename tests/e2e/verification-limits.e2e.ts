import { approve, limitsOf, setLimits } from './identity-limits.ts'
import { expect } from './operator.ts'
import { looksRight, open } from './page-checks.ts'
import { test } from './payee.ts'
import { dialogOf } from './seller.ts'

test('a payout says before anything is typed what it can be before an identity is verified, and leads there', async ({
  page,
  payee,
  operator,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const customer = await payee()
  const ask = async () => {
    await open(page, '/account/offers')
    await page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first().press('Enter')
  }
  const firstName = dialogOf(page).getByLabel('First name', { exact: true })
  await setLimits(operator, { payoutsYearCents: 200_000, payoutCents: 160_000 })
  try {
    await ask()
    await expect(firstName).toHaveValue('Marta')
    await expect(firstName).toBeFocused()
    await expect(limitsOf(page)).toContainText(
      'You can be paid out €2,000.00 within a year before we need to know who you are.',
    )
    await expect(limitsOf(page)).toContainText('One payout can be up to €1,600.00.')
    await expect(limitsOf(page)).toContainText('€0.00 of €2,000.00 used')
    await looksRight(page)

    await setLimits(operator, { payoutsYearCents: 200_000, payoutCents: 157_999 })
    await ask()
    await expect(limitsOf(page)).toContainText('One payout of more than €1,579.99 needs a verified identity.')
    await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0)
    const way = limitsOf(page).getByRole('link', { name: 'Verify your identity' })
    await expect(way).toHaveAttribute('href', '/account/verification')
    await expect(way).toBeFocused()
    await looksRight(page)

    await approve(operator, customer)
    await ask()
    await expect(firstName).toHaveValue('Marta')
    await expect(limitsOf(page)).toHaveCount(0)
  } finally {
    await setLimits(operator)
  }
})
