import { mergeTests } from '@playwright/test'
import { test as deskTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { caseOn, screenPicture, startCase } from '../case-page.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { test as sellerTest, toastOf } from '../seller.ts'

const test = mergeTests(deskTest, sellerTest)

const writes = '**/api/purchase/cases/write*'

test('what was typed survives a line that fails, a reload and another tab, and is sent once', async ({
  page,
  operator,
}) => {
  const { order } = await buy(page, operator, 2)
  await open(page, `/account/orders/${order}`)
  await startCase(page)
  await caseOn(page).getByRole('combobox').selectOption({ label: 'The amount is wrong' })
  await caseOn(page).getByRole('checkbox').nth(1).check()
  await caseOn(page).getByRole('textbox').fill('It was twice as much.')
  await page.route(writes, (route) => route.abort())
  await caseOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(caseOn(page).getByRole('alert')).toBeVisible()
  await expect(caseOn(page).getByRole('textbox')).toHaveValue('It was twice as much.')

  const other = await page.context().newPage()
  await open(other, `/account/orders/${order}`)
  await expect(caseOn(other).getByRole('button', { name: 'Report a problem' })).toBeVisible()
  await other.close()

  await page.unroute(writes)
  await page.reload()
  await expect(caseOn(page).getByRole('textbox')).toHaveValue('It was twice as much.')
  await expect(caseOn(page).getByRole('combobox')).toHaveValue('wrong_amount')
  await expect(caseOn(page).getByRole('checkbox').nth(1)).toBeChecked()
  await caseOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(caseOn(page).getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(caseOn(page).getByRole('textbox')).toHaveValue('')
})

test('an answer of the server that never came does not write twice', async ({ page, operator }) => {
  const { order } = await buy(page, operator, 1)
  await open(page, `/account/orders/${order}`)
  await startCase(page)
  await caseOn(page).getByRole('combobox').selectOption({ label: 'Something else' })
  await caseOn(page).getByRole('textbox').fill('Hello?')
  await page.route(writes, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await caseOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(caseOn(page).getByRole('alert')).toBeVisible()
  await page.unroute(writes)
  await caseOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(caseOn(page).getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
})

test('where the conversations do not load, the page says so and asks again', async ({ page, operator }) => {
  const { order } = await buy(page, operator, 1)
  const reads = `**/api/purchase/orders/${order}/case*`
  await page.route(reads, (route) => route.abort())
  await open(page, `/account/orders/${order}`)
  await expect(caseOn(page)).toContainText('Your messages could not be loaded')
  await looksRight(page)
  await page.unroute(reads)
  await caseOn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(caseOn(page).getByRole('button', { name: 'Report a problem' })).toBeVisible()
})

for (const size of sizes) {
  test(`a customer writes by keyboard alone at ${size.width} px, and axe finds nothing on the way`, async ({
    page,
    operator,
  }) => {
    const { order } = await buy(page, operator, 2)
    await page.setViewportSize(size)
    await open(page, `/account/orders/${order}`)
    const begin = caseOn(page).getByRole('button', { name: 'Report a problem' })
    await expect(begin).toBeVisible()
    await expect(async () => {
      if (await begin.isVisible()) await begin.press('Enter')
      await expect(caseOn(page).getByRole('combobox')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await caseOn(page).getByRole('button', { name: 'Send' }).press('Enter')
    await expect(caseOn(page)).toContainText('Please write what is wrong')
    await looksRight(page)
    await caseOn(page).getByRole('combobox').focus()
    await page.keyboard.type('I want')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(caseOn(page).getByRole('checkbox').first()).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Please give it back.')
    await caseOn(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await screenPicture(page) })
    await expect(caseOn(page).getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await looksRight(page)
    await caseOn(page).getByRole('button', { name: 'Send' }).press('Enter')
    await expect(caseOn(page)).toContainText('Please give it back.')
    await expect(caseOn(page).locator(':focus')).toHaveCount(1)
    await looksRight(page)
  })

  test(`operators work cases by keyboard alone at ${size.width} px, and axe finds nothing on the way`, async ({
    page,
    operator,
    backOffice,
  }) => {
    const { customer, order } = await buy(page, operator, 1)
    const text = 'Where is <b>it</b>? https://steam.example/trade'
    await customer.post('/purchase/cases/write', { order_id: order, kind: 'trade_missing', text })
    const { page: at, name } = await backOffice.open()
    await at.setViewportSize(size)
    await at.goto('/backoffice/cases')
    const row = at.getByRole('row').filter({ hasText: 'Trade never came' }).last()
    await expect(row).toBeVisible()
    await looksRight(at)
    await at.getByRole('textbox', { name: 'Order or customer' }).fill(`#${order}`)
    await expect(at.getByRole('row').filter({ hasText: 'Trade never came' })).toHaveCount(1)
    await at.getByRole('row').filter({ hasText: 'Trade never came' }).focus()
    await at.keyboard.press('Enter')
    const conversation = at.getByRole('region', { name: 'Trade never came' })
    await expect(conversation).toContainText(text)
    await expect(conversation.getByRole('link', { name: /steam.example/ })).toHaveCount(0)
    await conversation.getByRole('button', { name: 'Take it' }).press('Enter')
    await expect(conversation).toContainText(`Taken by ${name}`)
    await conversation.getByRole('textbox', { name: 'Internal note' }).fill('Ask the bot.')
    await conversation.getByRole('button', { name: 'Keep the note' }).press('Enter')
    await expect(conversation).toContainText('Note, for staff only')
    await looksRight(at)
    await conversation.getByRole('button', { name: 'Answer', exact: true }).press('Enter')
    await expect(conversation).toContainText('Write what the customer reads')
    await at.keyboard.type('It is on its way.')

    // The customer writes meanwhile: nothing is sent, and nothing that was typed is lost.
    await customer.post('/purchase/cases/write', { order_id: order, text: 'It has come!' })
    await conversation.getByRole('button', { name: 'Answer and solve' }).press('Enter')
    await expect(conversation.getByRole('alert')).toContainText('The customer has written meanwhile')
    await expect(conversation).toContainText('It has come!')
    await expect(conversation.getByRole('textbox', { name: 'Answer to the customer' })).toHaveValue('It is on its way.')
    await conversation.getByRole('button', { name: 'Answer and solve' }).press('Enter')
    await expect(toastOf(at, 'The customer is mailed')).toBeVisible()
    await expect(conversation).toContainText(`Solved by ${name}`)
    await conversation.getByRole('button', { name: 'Open it again' }).press('Enter')
    await expect(conversation.getByRole('textbox', { name: 'Answer to the customer' })).toBeVisible()

    await at.goto(`/backoffice/orders/${order}`)
    await expect(at.getByRole('region', { name: 'Conversations about this order' })).toContainText('Trade never came')
    await at.goto('/backoffice/cases/replies')
    await at.getByRole('button', { name: 'Save a reply' }).press('Enter')
    await at.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(at.getByRole('dialog')).toContainText('Write it in English')
    await looksRight(at)
  })
}
