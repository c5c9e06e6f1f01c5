import type { OfferState } from '@pandrop/contract/lifecycle/offer'
import type { Locator, Page } from '@playwright/test'
import { test as base } from './bank.ts'
import { type Customer, verifiedCustomer } from './customers.ts'
import { expect } from './operator.ts'
import { open } from './page-checks.ts'
import { button, dialogOf, labels, lookAgain, press, propose, rowOf, toastOf, tradeLink } from './seller.ts'

/** Every way on which an offer can go; each is walked by a test of offer-life.e2e.ts. */
export const lives = {
  paid: ['pending', 'offer', 'awaiting_item', 'ready_for_payout', 'payout_processing', 'approved'],
  paidAtTheThirdTry: [
    'pending',
    'offer',
    'awaiting_item',
    'ready_for_payout',
    'payout_processing',
    'ready_for_payout',
    'payout_processing',
    'approved',
    'ready_for_payout',
    'payout_processing',
    'approved',
  ],
  declinedByYou: ['pending', 'offer', 'declined_by_user'],
  declinedByService: ['pending', 'declined_by_service'],
  takenBack: ['pending', 'offer', 'declined_by_service'],
  expired: ['pending', 'offer', 'declined_by_service'],
  notReceived: ['pending', 'offer', 'awaiting_item', 'declined_by_service'],
  reversed: ['pending', 'offer', 'awaiting_item', 'declined_by_service'],
} as const satisfies Record<string, readonly OfferState[]>

/** What karambit of seller.ts is called in mails. */
export const karambit = '★ Karambit | Doppler (Phase 2)'

interface Seller extends Customer {
  /** what was mailed to this customer, beside the address to verify */
  mailed(): Promise<string[]>
}

interface Fate {
  /** lets a moment of an offer pass: the database's own name of it */
  pass(offer: string, moment: 'counter_expires_at' | 'receive_until' | 'protected_until'): Promise<void>
  /** lets a job do now what it does every minute */
  job(name: 'expire_counter_offers' | 'end_unreceived_offers' | 'ready_offers'): Promise<void>
  /** expects that an offer has lived so, that each change was mailed once, and what is left of it in the books */
  lived(offer: string, life: readonly OfferState[], seller: Seller, mails: readonly string[]): Promise<void>
}

const passed = {
  counter_expires_at: `update offers set counter_expires_at = now() - interval '1 second' where id = $1`,
  receive_until: `update offers set receive_until = now() - interval '1 second' where id = $1`,
  protected_until: `update offers set protected_until = now() - interval '1 second' where id = $1`,
}

/** What stays of an offer and its payouts once what was undone is taken off. */
const leftInBooks = `
  with own as (
    select t.id from ledger_transactions t
    where starts_with(t.reference, 'offer:' || $1 || ':')
      or t.reference like any (select 'payout:' || id || ':%' from payouts where offer_id = $1::bigint)
  )
  select a.name as account, sum(e.cents)::int as cents
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id
  where t.id in (select id from own) or t.reverses in (select id from own)
  group by a.name
  having sum(e.cents) <> 0
  order by a.name`

/** 1,520 EUR have left the bank, and there is a skin for them. */
const paidFor = [
  { account: 'bank', cents: 152_000 },
  { account: 'stock', cents: -152_000 },
]

/** The test with a verified customer who has an address, and with somebody who lets time pass. */
export const test = base.extend<{ seller: Seller; fate: Fate }>({
  seller: async ({ page }, use) => {
    const customer = await verifiedCustomer(page)
    await customer.put('/user/profile', {
      country: 'SI',
      city: 'Ljubljana',
      address: 'Trubarjeva cesta 18',
      post_code: '1000',
    })
    const mailed = async (): Promise<string[]> => {
      const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(customer.email)}`)
      const mails = (await answer.json()) as { subject: string; links: string[] }[]
      const isVerification = (link: string) => link.includes('/email/verify/')
      return mails.filter(({ links }) => !links.some(isVerification)).map(({ subject }) => subject)
    }
    await use({ ...customer, mailed })
  },
  fate: async ({ operator, staff }, use) => {
    await use({
      pass: async (offer, moment) => void (await operator.run(passed[moment], [offer])),
      job: async (name) => void (await operator.run('select graphile_worker.add_job($1)', [name])),
      lived: async (offer, life, seller, mails) => {
        const { rows } = await operator.run('select state from offer_events where offer_id = $1 order by id', [offer])
        const states = rows.map(({ state }) => state as string)
        expect(states.filter((state, place) => state !== states[place - 1])).toEqual(life)
        await expect.poll(async () => (await seller.mailed()).sort()).toEqual([...mails].sort())
        const { rows: left } = await operator.run(leftInBooks, [offer])
        expect(left).toEqual(life.at(-1) === 'approved' ? paidFor : [])
        // Other tests of this shop have put items on the shelf, and off it, by hand.
        const told = await staff('ledger', 'verify').catch((failed: { stdout: string }) => failed.stdout)
        expect(told).toContain('were read')
        expect(told.split('\n').filter((line) => line.startsWith('  ') && !line.startsWith('  item:'))).toEqual([])
      },
    })
  },
})

/** The list as the customer finds it on coming back, with no dialog over it. */
export const expectListed = async (page: Page, offer: string, state: OfferState, action = 'DETAILS'): Promise<void> => {
  await expect(async () => {
    await lookAgain(page)
    await expect(rowOf(page, offer)).toContainText(labels[state], { timeout: 2000 })
  }).toPass()
  await expect(rowOf(page, offer).getByRole('button')).toHaveText(action)
}

/** Opens an offer from the list. */
export const openOffer = async (page: Page, offer: string, state: OfferState): Promise<void> => {
  await rowOf(page, offer).getByRole('button').click()
  await expect(dialogOf(page)).toHaveAccessibleName(`Offer O-${offer}`)
  await expect(dialogOf(page)).toContainText(labels[state])
}

/** Leaves the dialog with the keyboard. */
export const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

/** What has happened to the offer that is open, newest first. */
export const timelineOf = (page: Page): Locator =>
  dialogOf(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem')

/** From the proposal to a counter-offer that the customer has accepted in the browser. */
export const sell = async (
  page: Page,
  seller: Seller,
  staff: (...typed: string[]) => Promise<string>,
): Promise<string> => {
  const offer = await propose(seller)
  await staff('offers', 'counter', offer, '--price', '1520')
  await open(page, '/account/offers')
  await expectListed(page, offer, 'offer', 'OFFER')
  await openOffer(page, offer, 'offer')
  await dialogOf(page).getByLabel('Your Steam trade link').fill(tradeLink)
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
  await closeDialog(page)
  await expectListed(page, offer, 'awaiting_item')
  return offer
}

/** What was mailed about an offer that `sell` has made. */
export const soldMails = (offer: string): string[] => [
  `We have received your offer ${offer}`,
  `Our offer for ${karambit}: €1,520.00`,
  `Sold for €1,520.00: we will ask for ${karambit}`,
]

/** Asks for the money of an offer in the list, all three steps. */
export const askForPayout = async (page: Page, offer: string, iban: string, failedBefore = ''): Promise<void> => {
  await rowOf(page, offer)
    .getByRole('button', { name: /^Request Payout/ })
    .click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Country', { exact: true })).not.toHaveValue('')
  await press(page, 'Continue', dialog.getByRole('radio', { name: 'Bank transfer (SEPA)' }))
  await press(page, 'Continue', dialog.getByLabel('IBAN', { exact: true }))
  await expect(dialog).toContainText('€1,520.00')
  await expect(dialog).toContainText(failedBefore)
  await dialog.getByLabel('IBAN', { exact: true }).fill(iban)
  await dialog.getByRole('checkbox').check()
  await press(page, 'Request payout', dialog.getByRole('heading', { name: 'Payment submitted successfully' }))
  await expect(toastOf(page, 'Payout request submitted successfully!')).toBeVisible()
  await button(page, 'Done').click()
  await expect(dialog).toHaveCount(0)
  await expectListed(page, offer, 'payout_processing')
}
