import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'

const test = mergeTests(operatorTest, backOfficeTest)

/** Finds a customer in the list by their e-mail and opens their page. */
const openCustomer = async (staff: Page, email: string): Promise<void> => {
  await staff.goto('/backoffice/customers')
  await staff.getByRole('textbox', { name: 'Number, name, e-mail, phone, Steam ID' }).fill(email)
  const row = staff.getByRole('row').filter({ hasText: email })
  await expect(staff.getByRole('row')).toHaveCount(2)
  await row.getByRole('link').click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Marta Kovač' })).toBeVisible()
}

const partOf = (staff: Page, name: string) =>
  staff.getByRole('navigation', { name: 'Parts of this customer' }).getByRole('link', { name })

const adjust = async (staff: Page, amount: string): Promise<void> => {
  await staff.getByRole('button', { name: 'Adjust balance' }).click()
  const dialog = dialogOf(staff)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('a late delivery')
  await dialog.getByRole('textbox', { name: 'Note to the customer' }).fill('Sorry for the delay.')
}

test('a blocked customer is signed out where they are, and learns why only when they sign in', async ({
  page,
  backOffice,
}) => {
  const customer = await verifiedCustomer(page)
  await open(page, '/account')
  await expect(page).toHaveURL(/\/account/)
  const { page: staff } = await backOffice.open()
  await openCustomer(staff, customer.email)
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(button(staff, 'Block')).toBeDisabled()
  await expectAccessible(staff)
  await dialogOf(staff).getByRole('textbox', { name: 'Reason' }).fill('cards of other people')
  await button(staff, 'Block').click()
  await expect(toastOf(staff, 'Blocked and signed out everywhere')).toBeVisible()
  await expect(staff.getByText('cards of other people')).toBeVisible()

  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth/)
  const answer = await page.request.post('/api/login', {
    data: { username: customer.email, password: customer.password },
    headers: { 'x-xsrf-token': await csrfOf(page) },
  })
  expect(await answer.json()).toMatchObject({ code: 'customer_blocked' })

  await staff.getByRole('button', { name: 'Unblock' }).click()
  await dialogOf(staff).getByRole('textbox', { name: 'Reason' }).fill('it was a mistake')
  await button(staff, 'Unblock').click()
  await expect(staff.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
})

const csrfOf = async (page: Page): Promise<string> => {
  await page.request.get('/sanctum/csrf-cookie')
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}

test('goodwill above the limit waits for a second person, who is somebody else', async ({ page, backOffice }) => {
  const customer = await verifiedCustomer(page)
  const { page: first, name: proposer } = await backOffice.open()
  await openCustomer(first, customer.email)
  await adjust(first, '50.01')
  await expect(dialogOf(first).getByText(/Needs a second person/)).toBeVisible()
  await expectAccessible(first)
  await dialogOf(first).getByRole('textbox', { name: 'Amount' }).fill('12,50')
  await expect(dialogOf(first).getByText('Books at once.')).toBeVisible()
  await dialogOf(first).getByRole('textbox', { name: 'Amount' }).fill('80')
  await button(first, 'Propose €80.00').click()
  await expect(toastOf(first, '€80.00 waits for a second person')).toBeVisible()

  await first.goto('/backoffice/customers/adjustments')
  const own = first.getByRole('row').filter({ hasText: '€80.00' })
  await expect(own.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(own.getByText('Yours: somebody else has to approve it.')).toBeVisible()
  await expectAccessible(first)

  const { page: second } = await backOffice.open()
  await second.goto('/backoffice/customers/adjustments')
  const waiting = second.getByRole('row').filter({ hasText: proposer })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(toastOf(second, '€80.00 booked')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect.poll(async () => (await mailTo(page, customer.email)).subject).toBe('We credited €80.00 to your balance')

  await openCustomer(second, customer.email)
  await partOf(second, 'Statement').click()
  await expect(second.getByRole('row').filter({ hasText: 'Goodwill' })).toContainText('€80.00')
})

test('every part of a customer’s page is usable by everybody and fits a small window', async ({ page, backOffice }) => {
  const customer = await verifiedCustomer(page)
  const { page: staff } = await backOffice.open()
  await openCustomer(staff, customer.email)
  for (const part of ['Statement', 'Orders', 'Offers', 'Top-ups', 'Sessions', 'Adjustments', 'Profile']) {
    await partOf(staff, part).click()
    await expect(partOf(staff, part)).toHaveAttribute('aria-current', 'page')
    await expect(staff.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expectAccessible(staff)
  }
  await partOf(staff, 'Sessions').click()
  await staff.getByRole('button', { name: 'End all sessions' }).click()
  await dialogOf(staff).getByRole('textbox', { name: 'Reason' }).fill('a stolen telephone')
  await button(staff, 'End all sessions').click()
  await expect(staff.getByText('Signed in nowhere')).toBeVisible()
  await staff.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(staff)
})

for (const width of [390, 1440]) {
  test(`a note is written, pinned, read with an order and removed by keyboard alone at ${width} px`, async ({
    page,
    operator,
    backOffice,
  }) => {
    const { customer, order } = await buy(page, operator, 1)
    const { page: staff, name } = await backOffice.open()
    await openCustomer(staff, customer.email)
    await staff.setViewportSize({ width, height: 900 })
    const notes = staff.getByRole('list', { name: 'Notes' })
    const field = staff.getByRole('textbox', { name: 'New note' })
    await expect(staff.getByText('Nobody has written anything down about this customer.')).toBeVisible()
    await field.focus()
    await staff.keyboard.type('Asks for Sam; sends from two accounts.')
    await staff.keyboard.press('Tab')
    await staff.keyboard.press('Space')
    await staff.keyboard.press('Tab')
    await staff.keyboard.press('Enter')
    await expect(notes.getByRole('listitem')).toHaveCount(1)
    await expect(notes).toContainText('Asks for Sam; sends from two accounts.')
    await expect(notes).toContainText(name)
    await expect(field).toHaveValue('')
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)

    await staff.goto(`/backoffice/orders/${order}`)
    const pinned = staff.getByRole('region', { name: 'Pinned note' })
    await expect(pinned).toContainText('Asks for Sam; sends from two accounts.')
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)

    await staff.goBack()
    await notes.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(dialogOf(staff)).toContainText('Asks for Sam')
    await expectAccessible(staff)
    await button(staff, 'Remove').press('Enter')
    await expect(notes.getByRole('listitem')).toHaveCount(0)
    await expect(field).toBeFocused()
  })
}

for (const width of [390, 1440]) {
  test(`details are corrected by keyboard alone, and one that cannot be is said by its field, at ${width} px`, async ({
    page,
    backOffice,
  }) => {
    const { email } = await verifiedCustomer(page)
    const { page: staff } = await backOffice.open()
    await openCustomer(staff, email)
    await staff.setViewportSize({ width, height: 900 })
    await staff.getByRole('button', { name: 'Correct…' }).press('Enter')
    const dialog = dialogOf(staff)
    await expect(button(staff, 'Correct')).toBeDisabled()
    await dialog.getByLabel('First name').fill('Mária')
    await dialog.getByLabel('Phone').fill('12')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('told on the phone')
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)
    await button(staff, 'Correct').press('Enter')
    await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('First name')).toHaveValue('Mária')
    await dialog.getByLabel('Phone').fill('+386 40 512 810')
    await button(staff, 'Correct').press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(staff.getByRole('heading', { level: 1, name: 'Mária Kovač' })).toBeVisible()
    await expect(staff.getByRole('main')).toContainText('name, phone: told on the phone')
  })
}

test('an administrator has a link mailed to another address; operators have no such button', async ({
  page,
  backOffice,
}) => {
  const { email } = await verifiedCustomer(page)
  const { page: operator } = await backOffice.open()
  await openCustomer(operator, email)
  await expect(operator.getByRole('button', { name: 'Correct…' })).toBeVisible()
  await expect(operator.getByRole('button', { name: 'Change e-mail…' })).toHaveCount(0)
  const { page: staff } = await backOffice.open('administrator')
  await openCustomer(staff, email)
  await staff.getByRole('button', { name: 'Change e-mail…' }).press('Enter')
  const other = `other-${email}`
  await dialogOf(staff).getByLabel('New e-mail').fill(other)
  await dialogOf(staff).getByRole('textbox', { name: 'Reason' }).fill('lost the mailbox')
  await expectAccessible(staff)
  await button(staff, 'Send the link').press('Enter')
  await expect(toastOf(staff, `The link is on its way to ${other}`)).toBeVisible()
  await expect(staff.getByRole('main')).toContainText(other)
  expect((await mailTo(page, other)).links.join()).toContain('/email/change/')
})
