import { readFile } from 'node:fs/promises'
import type { OwnVerification } from '@pandrop/contract/verifications'
import { mergeTests, type Page } from '@playwright/test'
import { test as deskTest, expect } from '../back-office.ts'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, looksRight, open, sizes } from '../page-checks.ts'
import { notifications } from '../profile-page.ts'
import { dialogOf, test as sellerTest, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'
import { addPicture, documentForm, standing } from '../verification-page.ts'

const test = mergeTests(deskTest, sellerTest)

// With what every request adds behind it.
const address = '**/api/user/verification?*'

const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\na bill') }

const fileInput = (page: Page) => documentForm(page).locator('input[type=file]')

test('documents are sent, taken back and sent again by keyboard alone at 390 px, and turned down', async ({
  page,
  backOffice,
}) => {
  await page.setViewportSize(sizes[0])
  const customer = await verifiedCustomer(page)
  await open(page, '/account/verification')
  await addPicture(page, 'Passport')
  const kind = documentForm(page).getByRole('combobox', { name: 'What it is' })
  await kind.focus()
  await page.keyboard.type('Proof of address')
  await page.keyboard.press('Tab')
  await expect(fileInput(page)).toBeFocused()
  await expect(async () => {
    const choosing = page.waitForEvent('filechooser', { timeout: 5000 })
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(pdf)
  }).toPass()
  await expect(documentForm(page)).toContainText('Uploaded: Proof of address')
  await looksRight(page)
  await documentForm(page).getByRole('button', { name: 'Remove: Passport' }).press('Enter')
  await expect(documentForm(page)).toContainText('Removed: Passport')
  await expect(fileInput(page), 'the button that was pressed is gone').toBeFocused()
  const send = documentForm(page).getByRole('button', { name: 'Send', exact: true })
  await send.press('Enter')
  await expect(standing(page)).toContainText('Your documents are being looked at')
  await expect(standing(page)).toContainText('Proof of address')
  await looksRight(page)
  await standing(page).getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(standing(page)).toContainText('You are not verified')
  await addPicture(page, 'Passport')
  await send.press('Enter')
  await expect(standing(page)).toContainText('Your documents are being looked at')

  const { page: at } = await backOffice.open('administrator')
  await at.setViewportSize(sizes[0])
  await at.goto('/backoffice/verifications')
  await expect(at.getByRole('row').nth(1)).toBeVisible()
  await looksRight(at)
  await at.getByRole('textbox', { name: 'Name or e-mail' }).fill(customer.email)
  await expect(at.getByRole('row')).toHaveCount(3)
  await at.getByRole('row').nth(1).getByRole('link').press('Enter')
  const show = at.getByRole('button', { name: 'Show: Passport' })
  await show.press('Enter')
  await expect(at.getByRole('img', { name: 'Passport, as it was sent' })).toBeVisible()
  await looksRight(at)
  await at.getByRole('button', { name: 'Reject' }).press('Enter')
  await dialogOf(at).getByRole('combobox', { name: 'Reason' }).selectOption('unreadable')
  await dialogOf(at).getByRole('textbox').fill('The lower half is dark.')
  await expectAccessible(at)
  await dialogOf(at).getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(toastOf(at, 'Turned down, and mailed')).toBeVisible()
  await expect
    .poll(() => mailTo(page, customer.email).then((mail) => mail.subject))
    .toBe('Your documents were not enough')
  await open(page, '/account/verification')
  await expect(standing(page)).toContainText('cannot be read well enough')
  await expect(standing(page)).toContainText('The lower half is dark.')
  await expect(documentForm(page)).toBeVisible()
  await looksRight(page)
})

test('a PDF is saved and never shown, and what is taken back can be decided no more', async ({ page, backOffice }) => {
  const customer = await verifiedCustomer(page)
  await open(page, '/account/verification')
  await expect(documentForm(page)).toBeVisible()
  await fileInput(page).setInputFiles(pdf)
  await documentForm(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(standing(page)).toContainText('Your documents are being looked at')
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/verifications')
  await at.getByRole('textbox', { name: 'Name or e-mail' }).fill(customer.email)
  await expect(at.getByRole('row')).toHaveCount(2)
  await at.getByRole('row').nth(1).getByRole('link').click()
  const saving = at.waitForEvent('download')
  await at.getByRole('button', { name: 'Save PDF: Passport' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^document-.*\.pdf$/)
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7\na bill')
  await expect(at.getByRole('img', { name: 'Passport, as it was sent' })).toHaveCount(0)
  await customer.post('/user/verification/withdraw', {})
  await at.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialogOf(at).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialogOf(at).getByRole('alert')).toContainText('is withdrawn')
})

/** How it may stand, one after the other. */
const at = '2026-11-21T12:00:00.000Z'
const none: OwnVerification = {
  status: 'none',
  valid_until: null,
  request: null,
  uploads: [],
  may_send: true,
  again_at: null,
  document_days: 30,
  months: 24,
}
const request: NonNullable<OwnVerification['request']> = {
  state: 'pending',
  asked_at: at,
  decided_at: null,
  reason: null,
  message: '',
  documents: [],
}
const decided = { ...request, decided_at: at }
const standings: OwnVerification[] = [
  none,
  { ...none, status: 'pending', request, may_send: false },
  { ...none, status: 'approved', valid_until: at, request: { ...decided, state: 'approved' }, may_send: false },
  { ...none, status: 'approved', valid_until: at, request },
  {
    ...none,
    status: 'rejected',
    request: { ...decided, state: 'rejected', reason: 'incomplete', message: 'The back.' },
    again_at: at,
    may_send: false,
  },
  { ...none, request: { ...decided, state: 'expired' } },
]

for (const size of sizes) {
  test(`how a verification stands is readable at ${size.width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize(size)
    await verifiedCustomer(page)
    let shown = none
    await page.route(address, (route) => route.fulfill({ json: { status: 'OK', payload: shown } }))
    for (const one of standings) {
      shown = one
      await open(page, '/account/verification')
      await expect(standing(page).getByRole('status').first()).not.toBeEmpty()
      await looksRight(page)
    }
    expect(consoleErrors).toEqual([])
  })
}

test('what cannot be sent is told before and after it is, and a server that is silent is asked again', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await page.route(address, (route) => route.abort())
  await open(page, '/account/verification')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(documentForm(page)).toBeVisible()
  await fileInput(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(documentForm(page)).toContainText('This file cannot be read')
  await fileInput(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') })
  await expect(documentForm(page)).toContainText('This file cannot be read')
  await fileInput(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(9 * 1024 * 1024, '%PDF-') })
  await expect(documentForm(page)).toContainText('This file is too large')
  await looksRight(page)
  await addPicture(page, 'Passport')
  await expect(documentForm(page)).not.toContainText('This file')
  await page.route('**/api/user/verification/send*', (route) => route.abort())
  await documentForm(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(notifications(page)).toContainText('No answer from the shop')
  await expect(documentForm(page).getByRole('button', { name: 'Remove: Passport' })).toBeVisible()
})

test('who has not proven their address is told what comes first, and operators have no such page', async ({
  page,
  backOffice,
}) => {
  await unverifiedCustomer(page)
  await open(page, '/account/verification')
  await expect(page.getByRole('main').getByRole('link', { name: /Verify/ })).toBeVisible()
  await expect(documentForm(page)).toHaveCount(0)
  const { page: desk } = await backOffice.open('operator')
  await desk.goto('/backoffice/verifications')
  await expect(desk.getByText('This is for administrators')).toBeVisible()
  await looksRight(desk)
})
