import type { Locator, Page } from '@playwright/test'
import { expect } from '../operator.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { test } from '../payee.ts'
import { button, dialogOf, press } from '../seller.ts'

const iban = 'DE89 3704 0044 0532 0130 00'

const field = (page: Page, name: string): Locator => dialogOf(page).getByLabel(name, { exact: true })

const phone = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Phone', exact: true })

const openEmpty = async (page: Page): Promise<void> => {
  await open(page, '/account/offers')
  await page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first().click()
  await expect(field(page, 'First name')).toHaveValue('Marta')
}

const openDialog = async (page: Page): Promise<void> => {
  await openEmpty(page)
  await expect(field(page, 'City')).toHaveValue('Ljubljana')
  await expect(field(page, 'Country')).not.toHaveValue('')
}

const toAccount = async (page: Page): Promise<void> => {
  await openDialog(page)
  await press(page, 'Continue', dialogOf(page).getByRole('radio'))
  await press(page, 'Continue', field(page, 'IBAN'))
}

const stepOf = (page: Page): Locator => dialogOf(page).locator('li[aria-current=step]')

/** Tabs until something has the focus: past the header and the account’s tabs that is more than twenty presses. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a payout is asked for with the keyboard alone, and everybody can read every step', async ({ page, payee }) => {
  const customer = await payee()
  await open(page, '/account/offers')
  await tabTo(page, page.getByRole('link', { name: 'Sell skins' }).first())
  const action = page.getByRole('main').getByRole('button', { name: 'Request Payout' }).first()
  await tabTo(page, action)
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveValue('Marta')
  await expect(field(page, 'Country')).not.toHaveValue('')
  await expect(stepOf(page)).toHaveText('1 Contact info')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(stepOf(page)).toHaveText('2 Payment method')
  await expect(dialogOf(page).getByRole('group', { name: 'Payment method' })).toBeFocused()
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(1)
  await expect(dialogOf(page).getByRole('radio', { name: 'Bank transfer (SEPA)' })).toBeChecked()
  await expectAccessible(page)
  await tabTo(page, button(page, 'Continue'))
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(stepOf(page)).toHaveText('3 Payment', { timeout: 2000 })
  }).toPass()

  await expect(dialogOf(page)).toContainText('€1,580.00')
  await expect(dialogOf(page)).toContainText('within 3 working days')
  await expect(field(page, 'Last name')).toHaveValue('Kovač')
  await tabTo(page, field(page, 'IBAN'))
  await page.keyboard.type('de89370400440532013000')
  await expect(field(page, 'IBAN')).toHaveValue(iban)
  await tabTo(page, dialogOf(page).getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await tabTo(page, button(page, 'Request payout'))
  await page.keyboard.press('Enter')

  await expect(page.getByText('Payout request submitted successfully!')).toBeVisible()
  await expect(dialogOf(page)).toHaveAccessibleName('Payment submitted successfully')
  await expect(dialogOf(page)).toContainText(/The money should be on your account by \d\d\.\d\d\.\d{4}/)
  await expect(button(page, 'Done')).toBeFocused()
  await expectAccessible(page)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept.replaceAll(' ', '')).not.toContain('0532013000')
  expect(kept).not.toContain('request-payout')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Processing Payout')
  expect(await customer.payouts()).toEqual([
    { iban_masked: 'DE89 •••• 3000', first_name: 'Marta', city: 'Ljubljana', state: 'requested' },
  ])
})

test('every field of the contact says what it misses', async ({ page, payee }) => {
  await payee({ country: '', city: '', address: '', post_code: '' })
  await openEmpty(page)
  for (const name of ['First name', 'Last name', 'Email']) await field(page, name).fill('')
  await phone(page).fill('')
  await press(page, 'Continue', dialogOf(page).getByText('First name is required'))
  await expect(field(page, 'First name')).toBeFocused()
  for (const missed of ['Last name', 'Email', 'Phone number', 'Country', 'City', 'Address', 'Post code']) {
    await expect(dialogOf(page).getByText(`${missed} is required`)).toBeVisible()
  }
  await field(page, 'Email').fill('marta posta.si')
  await expect(dialogOf(page).getByText('Invalid email format')).toBeVisible()
  await phone(page).fill('+386 12')
  await expect(dialogOf(page).getByText('Please enter a valid phone number')).toBeVisible()
  await expectAccessible(page)
})

test('the account says what is wrong with it, and steps back and forth lose nothing', async ({ page, payee }) => {
  await payee()
  await toAccount(page)
  await field(page, 'First name').fill(' ')
  await field(page, 'Last name').fill('')
  await press(page, 'Request payout', dialogOf(page).getByText('First name is required'))
  for (const told of [
    'Last name is required',
    'Please enter a valid IBAN',
    'You must agree to the terms and conditions',
  ]) {
    await expect(dialogOf(page).getByText(told)).toBeVisible()
  }
  await expectAccessible(page)
  await field(page, 'First name').fill('Ana')
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 01')
  await expect(dialogOf(page).getByText('Please enter a valid IBAN')).toBeVisible()
  await field(page, 'IBAN').fill('UA21 3223 1300 0002 6007 2335 6600 1')
  await expect(dialogOf(page).getByText('We can only pay to accounts of the SEPA area')).toBeVisible()
  await field(page, 'IBAN').fill(iban)
  await expect(dialogOf(page).getByText('We can only pay')).toHaveCount(0)
  await dialogOf(page).getByRole('checkbox').check()
  const terms = dialogOf(page).getByRole('link', { name: 'terms and conditions' })
  await expect(terms).toHaveAttribute('target', '_blank')

  await button(page, 'Back').click()
  await button(page, 'Back').click()
  await field(page, 'First name').fill('Marija')
  await field(page, 'Last name').fill('Horvat')
  await press(page, 'Continue', dialogOf(page).getByRole('radio'))
  await press(page, 'Continue', field(page, 'IBAN'))
  await expect(field(page, 'IBAN')).toHaveValue(iban)
  await expect(field(page, 'First name')).toHaveValue('Ana')
  await expect(dialogOf(page).getByRole('checkbox')).toBeChecked()
})

test('an IBAN is grouped while it is typed, pasted and corrected, and the caret stays', async ({ page, payee }) => {
  await payee()
  await toAccount(page)
  const input = field(page, 'IBAN')
  await input.focus()
  await page.keyboard.insertText('IBAN: de89 3704 0044-0532 0130 00')
  await expect(input).toHaveValue(iban)
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(5, 5))
  await page.keyboard.press('Backspace')
  await expect(input).toHaveValue('DE83 7040 0440 5320 1300 0')
  await page.keyboard.type('9')
  await expect(input).toHaveValue(iban)
  await page.keyboard.press('Delete')
  await expect(input).toHaveValue('DE89 7040 0440 5320 1300 0')
  await page.keyboard.type('3')
  await expect(input).toHaveValue(iban)
  await input.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0')
  await expect(input).toHaveValue(iban)
})

const sepaCall = '**/api/offer/request-payout/sepa-manual*'

test('whatever keeps a payout from being asked for is said, and nothing typed is lost', async ({ page, payee }) => {
  const customer = await payee()
  await toAccount(page)
  await field(page, 'IBAN').fill(iban)
  await dialogOf(page).getByRole('checkbox').check()
  const alert = dialogOf(page).getByRole('alert')

  await page.route(sepaCall, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }))
  await press(page, 'Request payout', alert.getByText('Failed to complete offer'))
  await page.unroute(sepaCall)
  await page.route(sepaCall, (route) => route.fulfill({ status: 422, json: { status: false, code: 'payout_invalid' } }))
  await press(page, 'Request payout', alert.getByText('Failed to request payout'))
  await page.unroute(sepaCall)

  const refuse = (errors: Record<string, string[]>) =>
    page.route(sepaCall, (route) =>
      route.fulfill({ status: 422, json: { status: false, code: 'payout_invalid', message: 'no', errors } }),
    )
  await refuse({ last_name: ['Please write the name in Latin letters, as your bank does'] })
  await press(page, 'Request payout', dialogOf(page).getByText('Please write the name in Latin letters'))
  await expect(field(page, 'Last name')).toBeFocused()
  await page.unroute(sepaCall)
  await refuse({ phone: ['Please enter a valid phone number'], country: ['This country is not supported'] })
  await press(page, 'Request payout', dialogOf(page).getByText('Please enter a valid phone number'))
  await expect(dialogOf(page).getByText('This country is not supported')).toBeVisible()
  await expect(stepOf(page)).toHaveText('1 Contact info')
  await expect(phone(page)).toBeFocused()
  await page.unroute(sepaCall)

  await phone(page).fill('+386 40 512 810')
  await press(page, 'Continue', dialogOf(page).getByRole('radio'))
  await press(page, 'Continue', field(page, 'IBAN'))
  await expect(field(page, 'IBAN')).toHaveValue(iban)
  await expect(dialogOf(page).getByRole('checkbox')).toBeChecked()
  await expect(async () => {
    await button(page, 'Request payout').dblclick()
    await expect(dialogOf(page)).toHaveAccessibleName('Payment submitted successfully', { timeout: 2000 })
  }).toPass()
  expect(await customer.payouts()).toHaveLength(1)
})

test('a payout without a definite answer goes on with its key, and is asked for once', async ({ page, payee }) => {
  const customer = await payee()
  await toAccount(page)
  await field(page, 'IBAN').fill(iban)
  await dialogOf(page).getByRole('checkbox').check()
  const keys: (string | undefined)[] = []
  await page.route(sepaCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    // The shop has done it and its answer is lost.
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await press(page, 'Request payout', dialogOf(page).getByRole('alert').getByText(/./))
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain('request-payout')
  await expect(async () => {
    await button(page, 'Request payout').click()
    await expect(dialogOf(page)).toHaveAccessibleName('Payment submitted successfully', { timeout: 2000 })
  }).toPass()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await customer.payouts()).toHaveLength(1)
})

test('a pause after a new password says until when and why, before anything is typed', async ({
  page,
  payee,
  dataDir,
}) => {
  const customer = await payee()
  const changed = 'update customers set credentials_changed_at = now() where email = $1'
  await asOwner(dataDir, changed, [customer.email])
  await toAccount(page)
  const why = /Payouts are on hold until \d\d\.\d\d\.\d{4} \d\d:\d\d.*, because your password or e-mail was changed/
  await expect(dialogOf(page).getByText(why)).toBeVisible()
  await field(page, 'IBAN').fill(iban)
  await dialogOf(page).getByRole('checkbox').check()
  await press(page, 'Request payout', dialogOf(page).getByRole('alert').getByText(why))
  expect(await customer.payouts()).toEqual([])
})

test('a card form is offered where the shop has it, and leads to its page', async ({ page, payee, operator }) => {
  await payee()
  const methods = (list: string) => operator.run(`update settings set payment_methods = '{${list}}'`)
  const shown = async () =>
    ((await (await page.request.get('/api/settings')).json()) as { payload: { payment_methods: string[] } }).payload
  await methods('card,balance,sepa-manual,card-form')
  try {
    await expect.poll(shown).toMatchObject({ payment_methods: ['card', 'balance', 'sepa-manual', 'card-form'] })
    await openDialog(page)
    await press(page, 'Continue', dialogOf(page).getByRole('radio', { name: 'Card' }))
    await expect(dialogOf(page).getByRole('radio')).toHaveCount(2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(dialogOf(page).getByRole('radio', { name: 'Card' })).toBeChecked()
    await expectAccessible(page)
    await expect(async () => {
      await button(page, 'Continue').click()
      await expect(page).toHaveURL(/\/pay\/cs_test_/, { timeout: 5000 })
    }).toPass()
  } finally {
    await methods('card,balance,sepa-manual')
    await expect.poll(shown).toMatchObject({ payment_methods: ['card', 'balance', 'sepa-manual'] })
  }
})

for (const size of [...sizes, { width: 768, height: 1024 }, { width: 320, height: 640 }]) {
  test(`asking for a payout fits ${size.width} px`, async ({ page, payee }) => {
    await payee()
    await page.setViewportSize(size)
    await toAccount(page)
    await field(page, 'IBAN').fill('MT84 MALT 0110 0001 2345 MTLC AST0 01S')
    await expectNoSidewaysScroll(page)
    const wide = await dialogOf(page).evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('div, form, p, ol')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0,
        ).length,
    )
    expect(wide).toBe(0)
    await expectAccessible(page)
  })
}
