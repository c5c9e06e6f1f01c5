import { mergeTests } from '@playwright/test'
import { test as deskTest, expect } from './back-office.ts'
import { verifiedCustomer } from './customers.ts'
import { looksRight, open, sizes } from './page-checks.ts'
import { dialogOf, test as sellerTest, toastOf } from './seller.ts'
import { mailTo } from './shop.ts'
import { addPicture, documentForm, standing } from './verification-page.ts'

const test = mergeTests(deskTest, sellerTest)

test('a customer shows who they are, an administrator approves, and the header carries the mark', async ({
  page,
  backOffice,
}) => {
  await page.setViewportSize(sizes[1])
  const customer = await verifiedCustomer(page)
  await open(page, '/account/verification')
  await expect(standing(page)).toContainText('You are not verified')
  await addPicture(page, 'Identity card, front')
  await expect(documentForm(page).getByRole('combobox', { name: 'What it is' })).toHaveValue('identity_card_back')
  await addPicture(page, 'Identity card, back')
  await looksRight(page)
  await documentForm(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toastOf(page, 'Your documents were sent')).toBeVisible()
  await expect(standing(page)).toContainText('Your documents are being looked at')

  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/verifications')
  await at.getByRole('textbox', { name: 'Name or e-mail' }).fill(customer.email)
  await expect(at.getByRole('row')).toHaveCount(2)
  await at.getByRole('row').nth(1).getByRole('link').click()
  await expect(at.getByRole('region', { name: 'The account says' })).toContainText('Marta')
  await at.getByRole('button', { name: 'Show: Identity card, front' }).click()
  const picture = at.getByRole('img', { name: 'Identity card, front, as it was sent' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440)
  await looksRight(at)
  await at.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialogOf(at).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(toastOf(at, 'Approved')).toBeVisible()

  await expect.poll(() => mailTo(page, customer.email).then((mail) => mail.subject)).toBe('You are verified')
  await open(page, '/account/verification')
  await expect(standing(page)).toContainText('This holds until')
  await expect(documentForm(page)).toBeHidden()
  await expect(page.getByRole('banner').getByText('Verified')).toBeAttached()
  await page.setViewportSize(sizes[0])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Verified')).toBeAttached()
})
