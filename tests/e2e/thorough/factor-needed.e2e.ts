import type { Page } from '@playwright/test'
import { codeOf, earlyInStep } from '../authenticator.ts'
import { topUp } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { dialog, keyOfApp, panel, typeAnd } from '../factor-page.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { test } from '../payee.ts'
import { notifications } from '../profile-page.ts'
import { tradeLink } from '../seller.ts'
import { expect } from '../shop.ts'

const otherLink = 'https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=abcdefgh'

const keysPanel = (page: Page) => page.getByRole('region', { name: 'API keys' })

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a payout and a key say before anything is typed that a second factor comes first, and lead to it', async ({
      page,
      payee,
      operator,
    }) => {
      const customer = await payee()
      await operator.run('update settings set second_factor_required = true')
      try {
        await open(page, '/account/security')
        await expect(keysPanel(page).getByRole('note')).toContainText('A second factor comes first')
        await expect(keysPanel(page).getByRole('button', { name: 'Create key' })).toHaveCount(0)
        await looksRight(page)
        await keysPanel(page).getByRole('button', { name: 'Set up a second factor' }).press('Enter')
        await expect(dialog(page).getByLabel('Current password')).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)

        await open(page, '/account/offers')
        await page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first().press('Enter')
        await expect(dialog(page)).toContainText('A second factor comes first')
        await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
        await looksRight(page)
        await expect(dialog(page).getByRole('button', { name: 'Set up a second factor' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/account/security')
        const key = await keyOfApp(page, customer.password)
        await earlyInStep()
        await typeAnd(page, codeOf(key, -1), 'Enter')
        await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
        const back = panel(page).getByRole('button', { name: 'Back to where you were' })
        await expect(back).toBeVisible()
        await expect(keysPanel(page).getByRole('button', { name: 'Create key' })).toBeVisible()
        await looksRight(page)
        await back.press('Enter')
        await expect(page).toHaveURL('/account/offers')
        await page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first().press('Enter')
        await expect(dialog(page).getByLabel('First name')).toHaveValue('Marta')
      } finally {
        await operator.run('update settings set second_factor_required = false')
      }
    })

    test('the form of the trade link says it above the balance of the settings, and says no where it is sent', async ({
      page,
      operator,
    }) => {
      const customer = await verifiedCustomer(page)
      await customer.put('/user/profile', { steam_trade_link: tradeLink })
      await topUp(operator, customer, 10_001)
      await operator.run('update settings set second_factor_required = true')
      try {
        await open(page, '/account/personal')
        const delivery = page.getByRole('region', { name: 'Delivery' })
        await expect(delivery.getByRole('note')).toContainText('What you buy goes to the saved link as ever')
        await looksRight(page)
        const link = delivery.getByLabel('Steam trade link')
        await link.fill(otherLink)
        await link.press('Enter')
        await expect(notifications(page)).toContainText('Please set up a second factor first')
        await expect(link).toHaveValue(otherLink)
      } finally {
        await operator.run('update settings set second_factor_required = false')
      }
    })
  })
}
