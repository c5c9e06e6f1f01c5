import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { mailTo } from '../shop.ts'

const paymentOf = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true })

const noteOf = (page: Page) => paymentOf(page).getByRole('button', { name: /^Credit note CN-/ })

test('a customer downloads the credit note of a refund, the same that staff see', async ({
  page,
  operator,
  staff,
  backOffice,
  consoleErrors,
}) => {
  const { customer, order } = await buy(page, operator, 2)
  await staff('orders', 'trade-sent', order, '--offer', `60348${order}`)
  await staff('orders', 'delivered', order)
  await staff('orders', 'refund', order, '--line', '1', '--amount', '0.50', '--reason', 'a scratch')
  await expect.poll(() => mailTo(page, customer.email).then(({ text }) => text)).toContain('You find the credit note')

  const { page: asStaff } = await backOffice.open()
  await asStaff.goto(`/backoffice/orders/${order}`)
  const seenByStaff = await asStaff.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).textContent()
  const [number = ''] = /CN-\d{4}-\d{6}/.exec(seenByStaff ?? '') ?? []

  for (const size of [...sizes, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size)
    await open(page, `/account/orders/${order}`)
    await expect(noteOf(page)).toHaveText(`Credit note ${number}`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  const [download] = await Promise.all([page.waitForEvent('download'), noteOf(page).click()])
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.\d/)

  const refused = { status: 422, json: { status: 'error', code: 'x', message: '' } }
  await page.route('**/api/purchase/credit-notes/*', (route) => route.fulfill(refused))
  await noteOf(page).click()
  await expect(page.getByText('The credit note could not be loaded. Please try again.')).toBeVisible()
  await expect(noteOf(page)).toHaveAttribute('aria-busy', 'false')
  expect(consoleErrors.length).toBeGreaterThan(0)
})

test('a refund whose credit note is still being issued shows none yet', async ({ page, operator, staff }) => {
  const { order } = await buy(page, operator, 1)
  await staff('orders', 'cancel', order, '--why', 'trade_impossible', '--reason', 'the item is gone')
  await page.route(`**/api/purchase/orders/${order}*`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const refund of body.payload.refunds) refund.credit_note = null
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, `/account/orders/${order}`)
  await expect(paymentOf(page)).toContainText('Refunded to your balance')
  await expect(page.getByText('Credit note')).toHaveCount(0)
})
