import { mergeTests } from '@playwright/test'
import { test as deskTest, expect } from './back-office.ts'
import { buy } from './buyer.ts'
import { caseOn, screenPicture, startCase } from './case-page.ts'
import { looksRight, open } from './page-checks.ts'
import { lookAgain, test as sellerTest, toastOf } from './seller.ts'
import { mailTo } from './shop.ts'

const test = mergeTests(deskTest, sellerTest)

test('a customer writes about an order with a picture, is answered with a saved reply, and reads it', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer, order } = await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/cases/replies')
  await at.getByRole('button', { name: 'Save a reply' }).click()
  await at.getByRole('textbox', { name: 'Name' }).fill(`On its way ${order}`)
  await at.getByRole('textbox', { name: 'In English' }).fill('Hello {name}, order {order} is on its way.')
  await at.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(at, 'The reply is saved')).toBeVisible()

  await open(page, `/account/orders/${order}`)
  await startCase(page)
  await caseOn(page).getByRole('combobox').selectOption({ label: 'The trade offer never came' })
  await caseOn(page).getByRole('textbox').fill('Nothing has come.\nWhere is it?')
  await caseOn(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'steam.png', mimeType: 'image/png', buffer: await screenPicture(page) })
  await expect(caseOn(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await caseOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(toastOf(page, 'Your message is with us')).toBeVisible()
  await expect(caseOn(page)).toContainText('We are looking at it')
  await looksRight(page)

  await at.goto('/backoffice/cases')
  await at
    .getByRole('row')
    .filter({ hasText: `#${order}` })
    .click()
  const conversation = at.getByRole('region', { name: 'Trade never came' })
  await expect(conversation).toContainText('Where is it?')
  await expect(conversation.getByRole('img', { name: 'Picture 1 in full size' })).toHaveJSProperty('complete', true)
  await expect(at.getByRole('region', { name: 'What can be done' })).toBeVisible()
  const answer = conversation.getByRole('textbox', { name: 'Answer to the customer' })
  await answer.fill('Sorry!')
  await conversation.getByRole('button', { name: 'Put in a saved reply' }).click()
  await conversation.getByRole('button', { name: `On its way ${order}` }).click()
  await expect(answer).toHaveValue(`Sorry!\nHello Marta, order ${order} is on its way.`)
  await looksRight(at)
  await conversation.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(toastOf(at, 'The customer is mailed')).toBeVisible()
  await expect(answer).toHaveValue('')

  const subject = `We have answered about order ${order}`
  await expect.poll(() => mailTo(page, customer.email).then((mail) => mail.subject)).toBe(subject)
  await lookAgain(page)
  await expect(caseOn(page)).toContainText(`order ${order} is on its way.`)
  await expect(caseOn(page)).toContainText('We wait for your answer')
  await caseOn(page).getByRole('button', { name: 'It is solved' }).click()
  await expect(caseOn(page)).toContainText('You can open this again until')
})
