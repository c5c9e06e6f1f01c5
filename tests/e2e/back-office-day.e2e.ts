import { writeFile } from 'node:fs/promises'
import { bankStatement } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import { type Locator, mergeTests, type Page } from '@playwright/test'
import { buyAs } from './buyer.ts'
import { askForPayout, closeDialog, expectListed, test as livesTest, openOffer } from './offer-lives.ts'
import { open } from './page-checks.ts'
import { expect, test as secondServerTest } from './second-server.ts'
import { dialogOf, lookAgain, press, propose, toastOf } from './seller.ts'

const test = mergeTests(secondServerTest, livesTest)

const iban = 'SI56191000000123438'

const button = (at: Page | Locator, name: string): Locator => at.getByRole('button', { name, exact: true })

const newestStep = (page: Page): Locator =>
  page.getByRole('region', { name: 'Delivery', exact: true }).locator('[aria-current=step]')

/** What the customer's page shows once they come back to its tab; nobody reloads it. */
const shopShows = (page: Page, where: Locator, text: string): Promise<void> =>
  expect(async () => {
    await lookAgain(page)
    await expect(where).toContainText(text, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })

const stageOf = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Stage' }).getByRole('button', { name })

const payoutRow = (page: Page, offer: string): Locator => page.getByRole('row').filter({ hasText: offer })

// Olga sits at another server than Ada and the customer do: what one of them does, the others see.
test('a day of staff: an offer from its proposal to its payout, one order delivered, another refunded', async ({
  page,
  seller,
  operator,
  staff,
  fate,
  backOffice,
  secondUrl,
}, info) => {
  test.setTimeout(150_000)
  const olga = await backOffice.open('operator', secondUrl)
  const ada = await backOffice.open('administrator')
  const delivered = await buyAs(seller, operator, 1)
  const refunded = await buyAs(seller, operator, 1)
  const offer = await propose(seller)
  await open(page, '/account/offers')
  await expectListed(page, offer, 'pending')

  await test.step('Olga answers with a counter-offer, the customer accepts it', async () => {
    await olga.page.goto(`/backoffice/offers?search=${encodeURIComponent(seller.email)}`)
    await olga.page.getByRole('row', { name: /Karambit/ }).click()
    await olga.page.getByLabel('Price', { exact: true }).fill('1520')
    await olga.page.keyboard.press('Enter')
    await expect(olga.page.getByRole('status').filter({ hasText: '€1,520.00 offered for' }).first()).toBeAttached()
    await expectListed(page, offer, 'offer', 'OFFER')
    await openOffer(page, offer, 'offer')
    // Whoever has bought here has a trade link: nobody is asked for it twice.
    await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
    await closeDialog(page)
  })

  await test.step('the item comes in, and its protection passes', async () => {
    await olga.page.goto(`/backoffice/offers/${offer}`)
    await button(olga.page, 'Item received…').click()
    await dialogOf(olga.page).getByLabel('Number of the Steam trade offer').fill(`70348${offer}`)
    await button(dialogOf(olga.page), 'Item received').click()
    await expect(olga.page.getByRole('region', { name: 'Timeline' })).toContainText('Item received')
    await fate.pass(offer, 'protected_until')
    await olga.page.reload()
    const byHand = button(olga.page, 'Ready for payout…')
    // The job of every minute may be faster than a person.
    await expect(byHand.or(olga.page.getByText('Not possible: the offer is ready for payout'))).toBeVisible()
    if (await byHand.isVisible()) {
      await byHand.click()
      await button(dialogOf(olga.page), 'Ready for payout').click()
    }
    await expectListed(page, offer, 'ready_for_payout', 'Request Payout')
    await askForPayout(page, offer, iban)
  })

  await test.step('two of the staff pay it out, each on a server of their own', async () => {
    await olga.page.goto('/backoffice/payouts')
    await payoutRow(olga.page, offer).getByRole('checkbox').check()
    await button(olga.page, 'Propose').click()
    await expect(payoutRow(olga.page, offer)).toHaveCount(0)
    await ada.page.goto('/backoffice/payouts?stage=to_approve')
    await payoutRow(ada.page, offer).getByRole('checkbox').check()
    await button(ada.page, 'Approve').click()
    await button(dialogOf(ada.page), 'Approve').click()
    await expect(payoutRow(ada.page, offer)).toHaveCount(0)
    await ada.page.getByRole('link', { name: 'Bank files' }).click()
    await button(ada.page, 'Make the bank file').click()
    await button(dialogOf(ada.page), 'Make the bank file').click()
    await expect(ada.page.getByText('No approved payout waits')).toBeVisible()
    const { rows } = await operator.run('select end_to_end_id as id from payouts where offer_id = $1', [offer])
    const statement = info.outputPath('statement.xml')
    await writeFile(statement, bankStatement([{ endToEndId: rows[0].id, amount: '1520.00' }], `DAY-${offer}`))
    await ada.page.getByLabel('Import an answer').setInputFiles(statement)
    await expect(ada.page.getByRole('region', { name: 'What it came to' })).toContainText('Paid 1')
    await expectListed(page, offer, 'approved')
    await olga.page.goto('/backoffice/payouts?stage=ended')
    await expect(stageOf(olga.page, /^Ended/)).toHaveAttribute('aria-pressed', 'true')
    await expect(payoutRow(olga.page, offer)).toHaveCount(1)
  })

  await test.step('one order is delivered while its customer looks on', async () => {
    await open(page, `/account/orders/${delivered.order}`)
    await expect(newestStep(page)).toContainText('Paid')
    await olga.page.goto(`/backoffice/orders/${delivered.order}`)
    await button(olga.page, 'Trade offer sent').click()
    await dialogOf(olga.page).getByLabel('Number of the trade offer').fill('6034812098')
    await olga.page.keyboard.press('Enter')
    await shopShows(page, newestStep(page), 'Trade offer sent')
    await button(olga.page, 'Delivered').click()
    await button(dialogOf(olga.page), 'Record the delivery').click()
    await shopShows(page, newestStep(page), 'Delivered')
  })

  await test.step('the other one is refunded, and the money is on the balance', async () => {
    await open(page, `/account/orders/${refunded.order}`)
    await olga.page.goto(`/backoffice/orders/${refunded.order}`)
    await button(olga.page, 'Cancel order').click()
    await dialogOf(olga.page).getByLabel('Why it is given up').selectOption('customer_asked')
    await button(dialogOf(olga.page), 'Cancel and refund').click()
    await shopShows(page, newestStep(page), 'Money refunded')
    const sum = refunded.total.toLocaleString('en-US', { minimumFractionDigits: 2 })
    await shopShows(page, page.getByRole('region', { name: 'Payment', exact: true }), `−${sum}`)
    await open(page, '/account/orders')
    await expect(page.getByRole('banner')).toContainText(sum)
  })

  await test.step('the books are right, and the log knows who did what', async () => {
    expect(await staff('ledger', 'verify')).toContain('The books are right')
    await ada.page.goto('/backoffice/audit')
    const log = ada.page.getByRole('table')
    await expect(log).toContainText(olga.name)
    await expect(log).toContainText(ada.name)
  })
})
