import { writeFile } from 'node:fs/promises'
import { bankStatement } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { button, dialogOf, labels, lookAgain, press, propose, toastOf } from '../seller.ts'

/** The test with jobs that need not be waited for until their minute comes. */
const test = base.extend<{ run(job: 'send_trade_requests' | 'follow_trade_requests'): Promise<void> }>({
  run: async ({ dataDir }, use) =>
    use((job) => asOwner(dataDir, 'select graphile_worker.add_job($1, payload := $2)', [job, '{}'])),
})

test.use({ delivery: '', onlyFor: 'items that the shop asks for by itself' })

const redline = { title: 'AK-47 | Redline', skin_id: undefined, quality: 'field_tested', price: 25 }

const codeOf = (page: Page) => dialogOf(page).getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)

/** Comes back to the dialog of an offer until it says something. */
const says = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await lookAgain(page)
    await expect(what).toBeVisible({ timeout: 2000 })
  }).toPass()

const newest = (page: Page, text: string) => dialogOf(page).locator('[aria-current=step]').filter({ hasText: text })

/** Accepts the counter-offer that stands; each customer here has a Steam account of their own. */
const accept = async (page: Page, offer: string, partner: number): Promise<void> => {
  await open(page, `/account/offers?offer=${offer}`)
  const link = `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=Kx9_-aB2`
  await dialogOf(page).getByLabel('Your Steam trade link').fill(link)
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
}

/** Follows the link of the dialog to the page that stands for Steam. */
const openTrade = async (page: Page): Promise<Page> => {
  const [trade] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('link', { name: 'Open the trade offer' }).click(),
  ])
  await expect(trade.getByText('Stands for Steam')).toBeVisible()
  return trade
}

const askForPayout = async (page: Page): Promise<void> => {
  await button(page, 'Request Payout').click()
  const field = (name: string) => dialogOf(page).getByLabel(name, { exact: true })
  await expect(field('City')).toHaveValue('Ljubljana')
  await press(page, 'Continue', dialogOf(page).getByRole('radio'))
  await press(page, 'Continue', field('IBAN'))
  await field('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await dialogOf(page).getByRole('checkbox').check()
  await press(page, 'Request payout', page.getByText('Payout request submitted successfully!'))
}

/** Two of the staff let the money of an offer leave. */
const pay = async (first: { page: Page }, second: { page: Page }, offer: string): Promise<void> => {
  const steps = [
    { at: first.page, stage: 'to_propose', step: 'Propose' },
    { at: second.page, stage: 'to_approve', step: 'Approve' },
  ]
  for (const { at, stage, step } of steps) {
    await at.goto(`/backoffice/payouts?stage=${stage}`)
    const row = at.getByRole('row').filter({ hasText: `${offer} AK-47` })
    await row.getByRole('checkbox').check()
    await at.getByRole('button', { name: step, exact: true }).click()
    if (step === 'Approve') await button(at, step).click()
    await expect(row).toHaveCount(0)
  }
}

for (const [place, size] of sizes.entries()) {
  test(`a skin is sold, asked for, given by its code and paid, at ${size.width} px`, async ({
    page,
    operator,
    staff,
    backOffice,
    run,
  }, info) => {
    await page.setViewportSize(size)
    const customer = await verifiedCustomer(page)
    const home = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }
    await customer.put('/user/profile', home)
    const offer = await propose(customer, redline)
    await staff('offers', 'counter', offer, '--price', '12')
    await accept(page, offer, 52_000_001 + place)
    await run('send_trade_requests')
    await says(page, codeOf(page))
    const code = String(await codeOf(page).textContent())
    await expect(dialogOf(page)).toContainText(`Accept only a trade offer with the code ${code} in its message.`)
    await expect(dialogOf(page)).toContainText('You can accept it until')
    await looksRight(page)

    const trade = await openTrade(page)
    await trade.setViewportSize(size)
    await expect(trade.getByText(code)).toBeVisible()
    await expect(trade.getByRole('listitem')).toContainText('AK-47 | Redline (Field-Tested)')
    await looksRight(trade)
    await trade.getByRole('button', { name: 'Accept' }).click()
    await expect(trade.getByText('The shop has the items.')).toBeVisible()
    await looksRight(trade)
    await trade.close()

    await run('follow_trade_requests')
    await says(page, newest(page, 'Skin received'))
    await expect(codeOf(page)).toHaveCount(0)
    const { page: at } = await backOffice.open()
    await at.setViewportSize(size)
    await at.goto(`/backoffice/offers/${offer}`)
    await expect(at.getByText(code)).toBeVisible()
    await looksRight(at)

    await operator.run(`update offers set protected_until = now() - interval '1 second' where id = $1`, [offer])
    await staff('offers', 'ready', offer)
    await says(page, button(page, 'Request Payout'))
    await askForPayout(page)
    await button(page, 'Done').click()
    await pay(await backOffice.open(), await backOffice.open(), offer)
    const { rows } = await operator.run('select end_to_end_id from payouts where offer_id = $1', [offer])
    const told = [{ endToEndId: String(rows[0].end_to_end_id), amount: '12.00' }]
    await staff('payouts', 'file', '--out', info.outputPath('payouts.xml'))
    const statement = info.outputPath('statement.xml')
    await writeFile(statement, bankStatement(told, `S-${offer}`))
    await staff('payouts', 'import', statement)
    await open(page, `/account/offers?offer=${offer}`)
    await says(page, newest(page, 'Payout confirmed by the bank'))
    await expect(dialogOf(page)).toContainText(labels.approved)
    await expect(dialogOf(page)).toContainText('€12.00')
    await looksRight(page)
  })

  test(`an item that is not given needs somebody, who has it asked for again, at ${size.width} px`, async ({
    page,
    staff,
    backOffice,
    run,
  }) => {
    await page.setViewportSize(size)
    const customer = await verifiedCustomer(page)
    const offer = await propose(customer, redline)
    await staff('offers', 'counter', offer, '--price', '12')
    await accept(page, offer, 52_000_011 + place)
    await run('send_trade_requests')
    await says(page, codeOf(page))
    const trade = await openTrade(page)
    await trade.getByRole('button', { name: 'Decline' }).click()
    await expect(trade.getByRole('heading', { name: 'Declined' })).toBeVisible()
    await trade.close()
    await run('follow_trade_requests')
    await says(page, dialogOf(page).getByText('You declined our trade offer.'))
    await looksRight(page)

    const { page: at } = await backOffice.open()
    await at.setViewportSize(size)
    await at.goto('/backoffice/deliver?tab=waiting')
    const row = at.getByRole('row').filter({ hasText: `O-${offer}` })
    await expect(row).toContainText('The customer declined it.')
    await looksRight(at)
    await at.getByRole('link', { name: `Offer O-${offer}, AK-47 | Redline` }).click()
    const notice = at.getByRole('region', { name: 'The trade of this offer' })
    await expect(notice).toContainText('This trade needs somebody.')
    await looksRight(at)
    await at.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await run('send_trade_requests')
    await says(page, codeOf(page))
  })
}
