import { payoutBody } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { type Locator, mergeTests, type Page } from '@playwright/test'
import { expect, test as withBackOffice } from '../back-office.ts'
import { buyItems } from '../buyer.ts'
import { openTopUp, payWith } from '../card-page.ts'
import { test as withProvider } from '../card-provider.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { test as payeeTest } from '../payee.ts'

const test = mergeTests(withBackOffice, payeeTest, withProvider)

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })

const dearItem = `
  select id from items where state = 'available' and available_from is null and price_cents > 10000
  order by random() limit 1`

const asked = `
  select payout.id, payout.offer_id from payouts payout join customers customer on customer.id = payout.customer_id
  where customer.email = $1`

test('two people set a debt off against a payout, and its customer reads what became of the price', async ({
  page,
  backOffice,
  payee,
  operator,
  provider,
}) => {
  const customer = await payee()
  const payment = await openTopUp(page, customer)
  await payWith(page, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  const { rows: dear } = await operator.run(dearItem, [])
  await buyItems(customer, operator, [Number(dear[0]?.id)], 10_000)
  await provider.openDispute(payment)
  const { rows: offers } = await operator.run(
    'select offer.id from offers offer join customers c on c.id = offer.customer_id where c.email = $1',
    [customer.email],
  )
  const offer = Number(offers[0]?.id)
  await customer.post('/offer/request-payout/sepa-manual', payoutBody(offer))
  const { rows } = await operator.run(asked, [customer.email])

  const [olga, ada] = [await backOffice.open(), await backOffice.open('administrator')]
  await olga.page.goto(`/backoffice/payouts/${rows[0]?.id}`)
  await expect(olga.page.getByRole('main')).toContainText('owes €100.00')
  await button(olga.page, 'Propose less what they owe').click()
  await expect(olga.page.getByText('You proposed this yourself: somebody else has to approve it')).toBeVisible()

  await ada.page.goto('/backoffice/payouts?stage=to_approve')
  await ada.page
    .getByRole('row')
    .filter({ hasText: `${offer} AK-47` })
    .getByRole('checkbox')
    .check()
  await button(ada.page, 'Approve').click()
  const dialog = ada.page.getByRole('dialog')
  await expect(dialog).toContainText('€1,480.00 will leave with the next bank file.')
  await expect(button(dialog, 'Approve')).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'Pay out less what they owe: €100.00 are set off' }).check()
  await expectAccessible(ada.page)
  await button(dialog, 'Approve').click()
  await expect(ada.page.getByText('1 payout approved: €1,480.00 will leave, €100.00 are set off')).toBeVisible()
  await ada.page.goto(`/backoffice/payouts/${rows[0]?.id}`)
  await expect(ada.page.getByRole('main')).toContainText('Set off against a debt')
  await expectAccessible(ada.page)
  for (const width of [390, 1440]) {
    await ada.page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(ada.page)
  }

  await open(page, `/account/offers?offer=${offer}`)
  const details = page.getByRole('dialog')
  await expect(details).toContainText('Paid what you owed us')
  await expect(details).toContainText('€1,480.00')
  await expectAccessible(page)
})
