import { expect, test } from './back-office.ts'
import { verifiedCustomer } from './customers.ts'
import { asOwner } from './owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { toastOf } from './seller.ts'
import { takeItem } from './shelf.ts'
import { mailTo } from './shop.ts'

const profile = `
  update customers
  set city = 'Ljubljana', address = 'Bamboo Lane 1', post_code = '1000', steamid = '76561198006409530',
    steam_trade_link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
    country_id = (select id from countries where iso = 'SI')
  where email = $1`

const money = `
  with paid as (
    insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, name,
      surname, email, phone, country, city, address, post_code, language, created_at, expires_at, settled_at)
    select id, 'topup', 200000, 'EUR', 1, 200000, 'Success', name, surname, email, phone, 'SI', 'Ljubljana',
      'Bamboo Lane 1', '1000', 'en', now(), now() + interval '31 minutes', now()
    from customers where email = $1
    returning id, customer_id
  )
  select ledger_post('payment:' || id || ':success', 'deposit', array['provider_clearing', 'customer:' || customer_id],
    array[-200000::bigint, 200000], 'test', now(), null, null)
  from paid`

test('an operator offers a customer two items by keyboard, who sees until when, and buys them', async ({
  page,
  backOffice,
  dataDir,
}) => {
  const customer = await verifiedCustomer(page)
  await asOwner(dataDir, profile, [customer.email])
  const offered = [await takeItem(page, ''), await takeItem(page, '')]
  const sum = offered.reduce((total, { price }) => total + price, 0)

  const { page: at } = await backOffice.open()
  await at.goto(`/backoffice/packs/deals/new?items=${offered.map(({ id }) => id).join(',')}`)
  await expect(at.getByText('2 of 10')).toBeVisible()
  await at.getByRole('textbox', { name: 'Name, e-mail, phone or number' }).fill(customer.email)
  await expect(at.getByRole('button', { name: customer.email })).toBeVisible()
  await expectAccessible(at)
  await at.keyboard.press('Enter')
  await expect(at.getByRole('link', { name: 'Marta Kovač' })).toBeVisible()
  await at.getByRole('textbox', { name: 'Price of all together' }).fill(String(Math.ceil(sum) + 1))
  await at.keyboard.press('Enter')
  await expect(at.getByText(/at most what they cost one by one: €/)).toBeVisible()
  await at.getByRole('textbox', { name: 'Price of all together' }).fill('9')
  await at.getByRole('textbox', { name: 'A word to the customer' }).fill('For your collection')
  await at.getByRole('textbox', { name: 'Price of all together' }).press('Enter')
  const meant = at.getByRole('checkbox', { name: 'Yes, it is meant so' })
  await meant.check()
  // Of other items nothing was asked yet.
  const last = offered[1] as (typeof offered)[number]
  await at
    .getByRole('button', { name: `Take ${last.title} out` })
    .last()
    .click()
  await expect(meant).toBeHidden()
  await at.getByRole('searchbox', { name: /Search the shelf/ }).fill(String(last.id))
  await expect(at.getByRole('list', { name: 'Add items' })).toBeVisible()
  await at.keyboard.press('Enter')
  await expect(at.getByText('2 of 10')).toBeVisible()
  await at.getByRole('textbox', { name: 'Price of all together' }).press('Enter')
  await meant.check()
  await at.getByRole('button', { name: 'Offer the deal' }).click()
  await expect(toastOf(at, 'Marta Kovač is offered the deal.')).toBeVisible()
  await expect(at.getByRole('heading', { level: 1, name: /^Deal \d+$/ })).toBeVisible()
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)

  await expect.poll(async () => (await mailTo(page, customer.email)).subject).toContain('€9.00')
  const mail = await mailTo(page, customer.email)
  await page.goto(mail.links.find((link) => link.endsWith('/account/deals')) ?? '')
  const deal = page.getByRole('article', { name: /^Deal \d+$/ })
  await expect(deal.getByText('For your collection')).toBeVisible()
  await expect(deal.getByRole('timer')).toHaveText(/(2 days 23 hours|3 days 0 hours) left/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await deal.getByRole('button', { name: 'Top up €9.00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Top up balance' })
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('9')
  await asOwner(dataDir, money, [customer.email])
  await page.reload()
  await deal.getByRole('button', { name: /^Buy for/ }).click()
  await expect(deal.getByText('You must accept the terms and conditions')).toBeVisible()
  await deal.getByRole('checkbox', { name: /I accept the/ }).check()
  await deal.getByRole('checkbox', { name: /Start delivery at once/ }).check()
  await deal.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Order/ })).toBeVisible()
  for (const { title } of offered) await expect(page.getByText(title).first()).toBeVisible()

  await at.reload()
  await expect(at.getByText('by the customer')).toBeVisible()
  await at.goto('/backoffice/packs/deals?tab=bought')
  await expect(at.getByRole('row').filter({ hasText: 'Marta Kovač' }).first()).toBeVisible()
  await expectAccessible(at)
})
