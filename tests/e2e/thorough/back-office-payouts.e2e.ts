import { readFile, writeFile } from 'node:fs/promises'
import { bankStatement } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import { problemsOfFile, textsOf } from '@pandrop/server/domains/buying/bank-files/testing/check-payment-file'
import { payoutBody } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { type Locator, mergeTests, type Page } from '@playwright/test'
import { expect, test as withBackOffice } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { test as payeeTest } from '../payee.ts'

const test = mergeTests(withBackOffice, payeeTest)

const newestPayout = `
  select payout.id, payout.offer_id, payout.end_to_end_id
  from payouts payout join customers customer on customer.id = payout.customer_id
  where customer.email = $1 and payout.state = 'requested'`

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })

const rowOf = (page: Page, offer: number): Locator => page.getByRole('row').filter({ hasText: `${offer} AK-47` })

const choose = async (page: Page, offer: number): Promise<void> => {
  await rowOf(page, offer).getByRole('checkbox').check()
  await expect(page.getByText('1 selected, €1,580.00')).toBeVisible()
}

const stage = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('group', { name: 'Stage' }).getByRole('button', { name }).click()

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** A payout that was asked for, of a new customer. */
const asked = async (
  payee: () => Promise<{ email: string; post(path: string, body: Record<string, unknown>): Promise<unknown> }>,
  operator: { run(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> },
): Promise<{ id: string; offer: number; endToEndId: string }> => {
  const customer = await payee()
  const { rows: offers } = await operator.run(
    'select offer.id from offers offer join customers c on c.id = offer.customer_id where c.email = $1',
    [customer.email],
  )
  await customer.post('/offer/request-payout/sepa-manual', payoutBody(Number(offers[0]?.id)))
  const { rows } = await operator.run(newestPayout, [customer.email])
  const [row = {}] = rows
  return { id: String(row.id), offer: Number(row.offer_id), endToEndId: String(row.end_to_end_id) }
}

test('two people lead a payout through a bank file to its end, and neither can do it alone', async ({
  backOffice,
  payee,
  operator,
}, info) => {
  const { id, offer, endToEndId } = await asked(payee, operator)
  const [olga, ada] = [await backOffice.open(), await backOffice.open('administrator')]

  await olga.page.goto('/backoffice/payouts')
  await expect(olga.page).toHaveURL(/stage=to_propose/)
  await rowOf(olga.page, offer).focus()
  await olga.page.keyboard.press('x')
  await expect(olga.page.getByText('1 selected, €1,580.00')).toBeVisible()
  await expectAccessible(olga.page)
  await button(olga.page, 'Propose').click()
  await expect(rowOf(olga.page, offer)).toHaveCount(0)

  await stage(olga.page, /^To approve/)
  await choose(olga.page, offer)
  await expect(button(olga.page, 'Approve')).toHaveAttribute('aria-disabled', 'true')
  await expect(olga.page.getByText('You proposed this yourself: somebody else has to approve it')).toBeVisible()
  await expectAccessible(olga.page)

  await ada.page.goto('/backoffice/payouts?stage=to_approve')
  await choose(ada.page, offer)
  await button(ada.page, 'Approve').click()
  await expect(dialogOf(ada.page)).toContainText('€1,580.00 will leave with the next bank file.')
  await expectAccessible(ada.page)
  await button(dialogOf(ada.page), 'Approve').click()
  await expect(rowOf(ada.page, offer)).toHaveCount(0)
  await stage(ada.page, /^Approved/)
  await expect(rowOf(ada.page, offer)).toContainText(olga.name)

  await ada.page.getByRole('link', { name: 'Bank files' }).click()
  await button(ada.page, 'Make the bank file').click()
  await button(dialogOf(ada.page), 'Make the bank file').click()
  await expect(ada.page.getByText('No approved payout waits')).toBeVisible()
  const download = ada.page.waitForEvent('download')
  await ada.page
    .getByRole('link', { name: /^Download/ })
    .first()
    .click()
  const xml = await readFile(await (await download).path(), 'utf8')
  expect(await problemsOfFile(xml)).toEqual([])
  expect(textsOf(xml, 'EndToEndId')).toContain(endToEndId)

  const statement = info.outputPath('statement.xml')
  await writeFile(statement, bankStatement([{ endToEndId, amount: '1580.00' }], `S-${endToEndId}`))
  await ada.page.getByLabel('Import an answer').setInputFiles(statement)
  const result = ada.page.getByRole('region', { name: 'What it came to' })
  await expect(result).toContainText('Paid 1')
  await expectAccessible(ada.page)
  await expect(ada.page.getByRole('table', { name: 'Bank files' }).getByRole('row').nth(1)).toContainText('1 paid')
  await button(ada.page, 'Close the result').click()
  await ada.page.getByRole('table', { name: 'Answers of the bank' }).getByRole('row').nth(1).focus()
  await ada.page.keyboard.press('Enter')
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(`camt.053 S-${endToEndId}`)
  await expect(result.getByRole('link', { name: String(offer), exact: true })).toBeVisible()
  await expectAccessible(ada.page)
  await result.getByRole('link', { name: endToEndId }).click()

  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(`Payout of offer ${offer}`)
  await expect(ada.page.getByRole('main')).toContainText(`Proposed by ${olga.name}`)
  await expect(ada.page.getByRole('main')).toContainText(`Approved by ${ada.name}`)
  await expect(button(ada.page, 'Came back')).toBeVisible()
  await expectAccessible(ada.page)

  await ada.page.goto('/backoffice/payouts/reconciliation')
  await expect(ada.page.getByRole('region', { name: 'Bank', exact: true })).toContainText('€')
  await expect(ada.page.getByText(`payout:${id}`)).toHaveCount(0)
  await expectAccessible(ada.page)
  for (const width of [390, 1280]) {
    await ada.page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(ada.page)
  }
})

test('a proposal is sent back with a reason, which stands on the payout', async ({ backOffice, payee, operator }) => {
  const { id, offer } = await asked(payee, operator)
  const olga = await backOffice.open()
  const ada = await backOffice.open()
  await olga.page.goto(`/backoffice/payouts/${id}`)
  await button(olga.page, 'Propose').click()
  await expect(olga.page.getByText('You proposed this yourself: somebody else has to approve it')).toBeVisible()
  await ada.page.goto('/backoffice/payouts?stage=to_approve')
  await choose(ada.page, offer)
  await button(ada.page, 'Reject').click()
  await expect(button(dialogOf(ada.page), 'Reject')).toHaveAttribute('aria-disabled', 'true')
  await dialogOf(ada.page).getByLabel('Reason').fill('The name looks wrong')
  await button(dialogOf(ada.page), 'Reject').click()
  await expect(rowOf(ada.page, offer)).toHaveCount(0)
  await olga.page.reload()
  await expect(olga.page.getByText('“The name looks wrong”')).toBeVisible()
  await expect(button(olga.page, 'Propose')).toBeVisible()
})

test('after each step on a payout’s page the focus is on what comes next, and on its title where nothing does', async ({
  backOffice,
  payee,
  operator,
}) => {
  const { id } = await asked(payee, operator)
  const olga = (await backOffice.open()).page
  const ada = (await backOffice.open()).page
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  await olga.goto(`/backoffice/payouts/${id}`)
  await button(olga, 'Propose').press('Enter')
  await expect(olga.getByText('You proposed this yourself: somebody else has to approve it')).toBeVisible()
  await expect(title(olga)).toBeFocused()
  await ada.goto(`/backoffice/payouts/${id}`)
  await button(ada, 'Approve').press('Enter')
  await button(dialogOf(ada), 'Approve').press('Enter')
  await expect(button(ada, 'Approve')).toHaveCount(0)
  await expect(title(ada)).toBeFocused()
  await button(ada, 'Sent by hand').press('Enter')
  await dialogOf(ada).getByLabel('Reason').fill('the bank was closed')
  await button(dialogOf(ada), 'Sent by hand').press('Enter')
  await expect(button(ada, 'Paid')).toBeFocused()
  await ada.keyboard.press('Enter')
  await dialogOf(ada).getByLabel('Reason').fill('the bank says so')
  await button(dialogOf(ada), 'Paid').press('Enter')
  await expect(button(ada, 'Came back')).toBeVisible()
  await expect(title(ada)).toBeFocused()
})
