import { mergeTests, type Page } from '@playwright/test'
import { onCardPage } from '../card-page.ts'
import { verifiedCustomer } from '../customers.ts'
import { withFactor } from '../factor-page.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { test as payeeTest } from '../payee.ts'
import { notifications, openProfile, profilePanel } from '../profile-page.ts'
import { enterIn, notDone, outliveProof, proofDialog, proofPassword, prove } from '../proof-dialog.ts'
import { dialogOf, press } from '../seller.ts'
import { expect } from '../shop.ts'
import { cardButton, test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, payeeTest)

const keysPanel = (page: Page) => page.getByRole('region', { name: 'API keys' })

const otherLink = 'https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=abcdefgh'

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a new key asks over its dialog who sits there, by keyboard alone, and keeps what was typed', async ({
      page,
      dataDir,
    }) => {
      const customer = await verifiedCustomer(page)
      await outliveProof(dataDir, customer)
      await open(page, '/account/security')
      await keysPanel(page).getByRole('button', { name: 'Create key' }).press('Enter')
      const name = page.getByLabel('Name', { exact: true })
      await expect(name).toBeFocused()
      await page.keyboard.type('Spreadsheet')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await name.press('Enter')
      await expect(proofPassword(page)).toBeFocused()
      await looksRight(page)
      await page.keyboard.press('Escape')

      await expect(proofDialog(page)).toHaveCount(0)
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Spreadsheet')
      await expect(dialogOf(page).getByRole('alert')).toHaveText(notDone)
      await looksRight(page)

      await enterIn(name, () => expect(proofPassword(page)).toBeFocused({ timeout: 2000 }))
      await page.keyboard.press('Enter')
      await expect(proofPassword(page)).toHaveAccessibleDescription('Password is required')
      await page.keyboard.type('Wrong2026')
      await enterIn(proofPassword(page), () =>
        expect(proofPassword(page)).toHaveAccessibleDescription('The current password is wrong', { timeout: 2000 }),
      )
      await expect(proofPassword(page)).toBeFocused()
      await expect(proofPassword(page)).toHaveValue('Wrong2026')
      await looksRight(page)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(customer.password)
      await enterIn(proofPassword(page), () => expect(proofDialog(page)).toHaveCount(0, { timeout: 2000 }))
      await expect(dialogOf(page).getByRole('heading')).toHaveText('Your new key')
      await expect(dialogOf(page).getByRole('button', { name: 'Copy' })).toBeFocused()
    })

    test('with a second factor a code is asked for as well, and the form sends itself afterwards', async ({
      page,
      dataDir,
    }) => {
      const customer = await verifiedCustomer(page)
      const { codes } = await withFactor(customer)
      await outliveProof(dataDir, customer)
      await openProfile(page)
      const name = profilePanel(page).getByLabel('First name')
      const email = profilePanel(page).getByLabel('Email')
      await name.fill('Zala')
      await email.fill(`new-${customer.email}`)
      await email.press('Enter')
      await expect(proofPassword(page)).toBeFocused()
      const code = proofDialog(page).getByLabel('Code', { exact: true })
      await expect(code).toBeVisible()
      await looksRight(page)
      await page.keyboard.type(customer.password)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(code).toBeFocused()
      await page.keyboard.type('no code')
      await enterIn(code, () => expect(code).toHaveAccessibleDescription(/This code is wrong/, { timeout: 2000 }))
      await expect(code).toBeFocused()
      await looksRight(page)
      await code.fill(codes[0] ?? '')
      await enterIn(code, () => expect(proofDialog(page)).toHaveCount(0, { timeout: 2000 }))
      await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
      await expect(name).toHaveValue('Zala')
    })

    test('a checkout with another trade link goes on to the card page once it was proven', async ({
      page,
      till,
      dataDir,
    }) => {
      const customer = await till.customer(page)
      await outliveProof(dataDir, customer)
      await open(page, '/cart')
      const link = page.getByRole('textbox', { name: /trade link/i })
      await expect(link).not.toHaveValue('')
      await link.fill(otherLink)
      await page.getByRole('checkbox', { name: /terms/i }).check()
      await page.getByRole('checkbox', { name: /^Start delivery at once/ }).check()
      await cardButton(page).press('Enter')
      await expect(proofPassword(page)).toBeFocused()
      await looksRight(page)
      await page.keyboard.press('Escape')
      await expect(notifications(page)).toContainText(notDone)
      await expect(link).toHaveValue(otherLink)
      expect(await till.payments(customer)).toEqual([])
      await expect(async () => {
        await cardButton(page).press('Enter', { timeout: 2000 })
        await expect(proofDialog(page)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await prove(page, customer.password)
      await onCardPage(page)
      expect(await till.payments(customer)).toMatchObject([{ state: 'Pending', order: 'pending', paid: false }])
    })

    test('a payout to a new account asks over its dialog, and an account that is kept is not typed again', async ({
      page,
      payee,
      dataDir,
    }) => {
      const customer = await payee()
      await outliveProof(dataDir, customer)
      await open(page, '/account/offers')
      await page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first().press('Enter')
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await expect(field('Country')).not.toHaveValue('')
      await press(page, 'Continue', page.getByRole('radio'))
      await press(page, 'Continue', field('IBAN'))
      await field('IBAN').fill('DE89370400440532013000')
      await page.getByRole('checkbox').check()
      await enterIn(field('IBAN'), () => expect(proofPassword(page)).toBeFocused({ timeout: 2000 }))
      await proofDialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(dialogOf(page).getByRole('alert')).toHaveText(notDone)
      await expect(field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
      await enterIn(field('IBAN'), () => expect(proofPassword(page)).toBeFocused({ timeout: 2000 }))
      await prove(page, customer.password)
      await expect(dialogOf(page)).toHaveAccessibleName('Payment submitted successfully')
      expect(await customer.payouts()).toHaveLength(1)
    })
  })
}

test('a session that has ended meanwhile closes the dialog and says so', async ({ page, dataDir }) => {
  const customer = await verifiedCustomer(page)
  await outliveProof(dataDir, customer)
  await openProfile(page)
  await profilePanel(page).getByLabel('Email').fill(`new-${customer.email}`)
  await profilePanel(page).getByLabel('Email').press('Enter')
  await expect(proofPassword(page)).toBeFocused()
  await customer.post('/logout', {})
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(proofDialog(page)).toHaveCount(0)
  await expect(notifications(page)).toContainText('Please log in again')
})
