import type { Page } from '@playwright/test'
import { test as base, expect } from '../back-office.ts'
import { type Bought, buy } from '../buyer.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { lookAgain, toastOf } from '../seller.ts'

/** The test with jobs that need not be waited for until their minute comes. */
const test = base.extend<{ run(job: 'send_trades' | 'follow_trades'): Promise<void> }>({
  run: async ({ dataDir }, use) =>
    use((job) => asOwner(dataDir, 'select graphile_worker.add_job($1, payload := $2)', [job, '{}'])),
})

test.use({ delivery: '', onlyFor: 'trades that are sent by themselves' })

const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery', exact: true })

const newest = (page: Page) => delivery(page).locator('[aria-current=step]')

/** Shows an order once its trade offer is out. */
const showSent = async (page: Page, { order }: Bought): Promise<void> => {
  await open(page, `/account/orders/${order}`)
  await expect(async () => {
    await lookAgain(page)
    await expect(newest(page)).toContainText('Trade offer sent', { timeout: 2000 })
  }).toPass()
}

/** All that a customer was mailed: what confirms the order may come after what tells of its trade. */
const mailsTo = async (page: Page, { customer }: Bought): Promise<string> =>
  (await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(customer.email)}`)).text()

const codeOf = (page: Page) => delivery(page).getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)

/** Follows the order's link to the page that stands for Steam. */
const openOffer = async (page: Page): Promise<Page> => {
  const [offer] = await Promise.all([
    page.waitForEvent('popup'),
    delivery(page).getByRole('link', { name: 'Open the trade offer' }).click(),
  ])
  await expect(offer.getByText('Stands for Steam')).toBeVisible()
  return offer
}

/** Whoever was blocked has no session any more. */
const signIn = async (page: Page, { email, password }: Bought['customer']): Promise<void> => {
  await open(page, '/auth?form=signin')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
}

for (const size of sizes) {
  test(`an order is sent by itself, accepted by its code and delivered, at ${size.width} px`, async ({
    page,
    operator,
    run,
  }) => {
    await page.setViewportSize(size)
    const bought = await buy(page, operator, 2)
    await run('send_trades')
    await showSent(page, bought)
    const code = String(await codeOf(page).textContent())
    await expect(delivery(page)).toContainText(`Accept only a trade offer with the code ${code} in its message.`)
    await expect(delivery(page)).toContainText('You can accept it until')
    await expect.poll(() => mailsTo(page, bought)).toContain(`Accept only an offer with the code ${code}`)
    await looksRight(page)

    const offer = await openOffer(page)
    await offer.setViewportSize(size)
    await expect(offer.getByText(code)).toBeVisible()
    await expect(offer.getByRole('listitem')).toHaveCount(2)
    await looksRight(offer)
    await offer.getByRole('button', { name: 'Accept' }).click()
    await expect(offer.getByRole('heading', { name: 'Accepted' })).toBeVisible()
    await looksRight(offer)
    await offer.close()

    await run('follow_trades')
    await expect(async () => {
      await lookAgain(page)
      await expect(newest(page)).toContainText('Delivered', { timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('timer')).toContainText('6 days 23 hours left')
    await expect(codeOf(page)).toHaveCount(0)
  })
}

test('what the customer declines needs somebody at the desk, who has it tried again', async ({
  page,
  operator,
  backOffice,
  run,
}) => {
  await page.setViewportSize(sizes[0])
  const bought = await buy(page, operator, 1)
  await run('send_trades')
  await showSent(page, bought)
  const offer = await openOffer(page)
  await offer.getByRole('button', { name: 'Decline' }).click()
  await expect(offer.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await run('follow_trades')
  await expect(async () => {
    await lookAgain(page)
    await expect(delivery(page)).toContainText('You declined our trade offer.', { timeout: 2000 })
  }).toPass()
  await looksRight(page)

  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/deliver?tab=waiting')
  const row = at.getByRole('row').filter({ hasText: `#${bought.order}` })
  await expect(row).toContainText('The customer declined it.')
  await looksRight(at)
  await at.setViewportSize(sizes[0])
  await looksRight(at)
  await at.getByRole('link', { name: `Order ${bought.order}` }).click()
  await expect(at.getByRole('region', { name: 'The trade of this order' })).toContainText('This trade needs somebody.')
  await looksRight(at)
  await at.getByRole('button', { name: 'Try again' }).click()
  await expect(at.getByRole('region', { name: 'The trade of this order' })).toHaveCount(0)
  await run('send_trades')
  await showSent(page, bought)
})

for (const size of sizes) {
  test(`an order whose trade is taken back is reversed, and its customer let in again, at ${size.width} px`, async ({
    page,
    operator,
    backOffice,
    run,
  }) => {
    await page.setViewportSize(size)
    const bought = await buy(page, operator, 1)
    await run('send_trades')
    await showSent(page, bought)
    const offer = await openOffer(page)
    await offer.setViewportSize(size)
    await offer.getByRole('button', { name: 'Accept' }).click()
    await run('follow_trades')
    await expect(async () => {
      await lookAgain(page)
      await expect(newest(page)).toContainText('Delivered', { timeout: 2000 })
    }).toPass()
    await offer.getByRole('button', { name: 'Take the trade back' }).click()
    await expect(offer.getByText('The items are the shop’s again.')).toBeVisible()
    await looksRight(offer)
    await offer.close()
    // Steam is asked every six hours.
    await operator.run('update trade_offers set check_at = now() where order_id = $1', [bought.order])
    await run('follow_trades')

    const { page: at } = await backOffice.open()
    await at.setViewportSize(size)
    const row = at.getByRole('row').filter({ hasText: `#${bought.order}` })
    await expect(async () => {
      await at.goto('/backoffice/deliver?tab=waiting')
      await expect(row).toContainText('The customer has taken the trade back.', { timeout: 2000 })
    }).toPass()
    await looksRight(at)
    await at.getByRole('link', { name: `Order ${bought.order}` }).click()
    const notice = at.getByRole('region', { name: 'The trade of this order' })
    await expect(notice).toContainText('This trade needs somebody.')
    await expect(notice.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await looksRight(at)
    await notice.getByRole('button', { name: 'Nothing more to do' }).click()
    await expect(notice).toHaveCount(0)

    const { rows } = await operator.run('select id from customers where email = $1', [bought.customer.email])
    await at.goto(`/backoffice/customers/${rows[0].id}`)
    await expect(at.getByRole('main')).toContainText(`the trade of order ${bought.order} was taken back in Steam`)
    await looksRight(at)
    await at.getByRole('button', { name: 'Unblock' }).click()
    await at.getByRole('dialog').getByLabel('Reason').fill('Their account was stolen')
    await at.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
    await expect(at.getByRole('button', { name: 'Block', exact: true })).toBeVisible()

    await signIn(page, bought.customer)
    await open(page, `/account/orders/${bought.order}`)
    await expect(delivery(page)).toContainText('The trade was taken back in Steam.')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await looksRight(page)

    // It is above what one person gives back: the shop has proposed it.
    await at.goto('/backoffice/customers/adjustments')
    const proposal = at.getByRole('row').filter({ hasText: `Order ${bought.order}` })
    await proposal.getByRole('button', { name: 'Approve' }).click()
    await expect(at.getByRole('dialog')).toContainText('proposed by the shop.')
    await looksRight(at)
    await at.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(proposal).toHaveCount(0)
    await expect(async () => {
      await lookAgain(page)
      await expect(delivery(page)).toContainText('The items came back to us.', { timeout: 2000 })
    }).toPass()
    await expect(delivery(page)).toContainText('The trade was taken back in Steam.')
    await looksRight(page)
  })
}

test('sending is paused and goes on, and what waits meanwhile is sent then', async ({
  page,
  operator,
  backOffice,
  run,
}) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/deliver')
  await at.getByRole('button', { name: 'Pause sending' }).click()
  await expect(toastOf(at, 'Nothing more is sent by itself.')).toBeVisible()
  await looksRight(at)
  const bought = await buy(page, operator, 1)
  await run('send_trades')
  await expect(at.getByRole('list', { name: 'Customers whose items are to be sent' })).toContainText('1 item, 1 order')
  await at.getByRole('button', { name: 'Go on sending' }).click()
  await expect(toastOf(at, 'Paid orders are sent within a minute.')).toBeVisible()
  await run('send_trades')
  await showSent(page, bought)
})
