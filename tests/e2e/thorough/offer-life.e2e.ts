import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import {
  askForPayout,
  closeDialog,
  expectListed,
  karambit,
  lives,
  openOffer,
  sell,
  soldMails,
  test,
  timelineOf,
} from '../offer-lives.ts'
import { expect } from '../operator.ts'
import { open } from '../page-checks.ts'
import { button, dialogOf, inventoryLink, press, propose, toastOf, tradeLink } from '../seller.ts'

test('the lives tested here walk every way of the table of transitions, and no other', () => {
  const ways = transitionsOf(offerLifecycle).map(([from, to]) => `${from} → ${to}`)
  const walked = Object.values(lives).flatMap((life) =>
    life.slice(1).map((state, place) => `${life[place] ?? ''} → ${state}`),
  )
  expect([...new Set(walked)].sort()).toEqual(ways.sort())
})

test('a skin is proposed, priced twice, accepted, received and paid out over the bank’s files', async ({
  page,
  seller,
  staff,
  fate,
  bank,
}) => {
  test.slow()
  await open(page, '/account/offers')
  await page.getByRole('button', { name: 'New Offer' }).click()
  await page.getByRole('combobox', { name: 'Skin name' }).fill('karambit doppler')
  await page.getByRole('option', { name: /Phase 2/ }).click()
  await page.getByLabel('Your price').fill('1700')
  await dialogOf(page).getByText('Factory New', { exact: true }).click()
  await page.getByLabel('Steam inventory link').fill(inventoryLink)
  await press(page, 'Send for review', dialogOf(page).getByRole('heading', { name: 'Sent for review' }))
  await button(page, 'Done').click()
  const row = page.getByRole('row').filter({ hasText: 'Karambit' })
  const offer = /#O-(\d+)/.exec((await row.textContent()) ?? '')?.[1] ?? ''
  await expectListed(page, offer, 'pending')

  await staff('offers', 'counter', offer, '--price', '1580')
  await expectListed(page, offer, 'offer', 'OFFER')
  await expect(row).toContainText('€1,580.00')
  await staff('offers', 'counter', offer, '--price', '1520', '--note', 'The float is higher than we thought')
  await openOffer(page, offer, 'offer')
  await expect(dialogOf(page)).toContainText('€1,520.00')
  await expect(dialogOf(page).locator('blockquote')).toHaveText('The float is higher than we thought')
  await dialogOf(page).getByLabel('Your Steam trade link').fill(tradeLink)
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
  await expect(dialogOf(page)).toContainText('Awaiting Item Trade')
  await closeDialog(page)
  await expectListed(page, offer, 'awaiting_item')

  await staff('offers', 'received', offer, '--trade', `70348${offer}`)
  await fate.pass(offer, 'protected_until')
  await fate.job('ready_offers')
  await expectListed(page, offer, 'ready_for_payout', 'Request Payout')
  await askForPayout(page, offer, 'de89 3704 0044 0532 0130 00')

  const payout = await bank.payoutOf(offer)
  expect(payout.amount).toBe('1520.00')
  const file = await bank.file()
  expect(file).toContain(payout.endToEndId)
  expect(file).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(await bank.answers(payout, 'ACSP')).toContain('pending 1')
  await openOffer(page, offer, 'payout_processing')
  await expect(dialogOf(page)).toContainText('DE89 •••• 3000')
  await expect(timelineOf(page).first()).toContainText('Payout handed to the bank')
  await closeDialog(page)
  expect(await bank.states(payout)).toContain('approved 1')
  await expectListed(page, offer, 'approved')
  await openOffer(page, offer, 'approved')
  await expect(timelineOf(page)).toHaveText([
    /Payout confirmed by the bank/,
    /Payout handed to the bank/,
    /Payout requested/,
    /Trade protection over/,
    /Skin received/,
    /Accepted by you/,
    /Our offer changed · €1,520\.00/,
    /Our offer · €1,580\.00/,
    /Proposed by you/,
  ])
  await fate.lived(offer, lives.paid, seller, [
    `We have received your offer ${offer}`,
    `Our offer for ${karambit}: €1,580.00`,
    `New price for ${karambit}: €1,520.00`,
    `Sold for €1,520.00: we will ask for ${karambit}`,
    `${karambit} has arrived`,
    '€1,520.00 are ready for you',
    `We have your payout request for offer ${offer}`,
    `Your payout for offer ${offer} is at the bank`,
    `Your payout for offer ${offer} is paid`,
  ])
})

test('a payout that the bank refuses is asked for again, and the reason stands beside it', async ({
  page,
  seller,
  staff,
  fate,
  bank,
}) => {
  test.slow()
  const offer = await sell(page, seller, staff)
  await staff('offers', 'received', offer, '--trade', '6034812098')
  await fate.pass(offer, 'protected_until')
  await staff('offers', 'ready', offer)
  await expectListed(page, offer, 'ready_for_payout', 'Request Payout')
  await askForPayout(page, offer, 'DE89370400440532013000')

  const refused = await bank.payoutOf(offer)
  await bank.file()
  expect(await bank.answers(refused, 'RJCT', 'AC04')).toContain('failed 1')
  await expectListed(page, offer, 'ready_for_payout', 'Request Payout')
  await open(page, `/account/offers?offer=${offer}`)
  await expect(dialogOf(page)).toContainText('The last payout did not work: The account is closed')
  await closeDialog(page)
  await askForPayout(page, offer, 'AT611904300234573201', 'The last payout did not work: The account is closed')

  const again = await bank.payoutOf(offer)
  expect(again.id).not.toBe(refused.id)
  await bank.approve()
  await staff('payouts', 'sent', again.id)
  await staff('payouts', 'confirmed', again.id)
  await expectListed(page, offer, 'approved')

  await staff('payouts', 'returned', again.id, '--reason', 'AC04')
  await expectListed(page, offer, 'ready_for_payout', 'Request Payout')
  await askForPayout(page, offer, 'DE89370400440532013000', 'The last payout did not work: The account is closed')
  const third = await bank.payoutOf(offer)
  await bank.approve()
  await staff('payouts', 'sent', third.id)
  await staff('payouts', 'confirmed', third.id)
  await expectListed(page, offer, 'approved')
  await fate.lived(offer, lives.paidAtTheThirdTry, seller, [
    ...soldMails(offer),
    `${karambit} has arrived`,
    '€1,520.00 are ready for you',
    ...Array<string>(3).fill(`We have your payout request for offer ${offer}`),
    ...Array<string>(3).fill(`Your payout for offer ${offer} is at the bank`),
    `Your payout for offer ${offer} did not work`,
    `Your payout for offer ${offer} came back`,
    ...Array<string>(2).fill(`Your payout for offer ${offer} is paid`),
  ])
})

test('a customer declines, and the shop declines before and after its price', async ({ page, seller, staff, fate }) => {
  const declined = await propose(seller)
  const rejected = await propose(seller, { item_url: `${inventoryLink}/#730_2_1001` })
  const takenBack = await propose(seller, { item_url: `${inventoryLink}/#730_2_1002` })
  await open(page, '/account/offers')
  await staff('offers', 'counter', declined, '--price', '1520')
  await staff('offers', 'counter', takenBack, '--price', '1490')
  await staff('offers', 'decline', rejected, '--note', 'We have enough of these')
  await expectListed(page, rejected, 'declined_by_service')
  await expectListed(page, takenBack, 'offer', 'OFFER')
  await expectListed(page, declined, 'offer', 'OFFER')

  await openOffer(page, declined, 'offer')
  await button(page, 'Decline').click()
  await press(page, 'Yes, decline', toastOf(page, 'Offer declined successfully'))
  await expect(dialogOf(page)).toContainText('Declined by You')
  await closeDialog(page)
  await expectListed(page, declined, 'declined_by_user')

  await openOffer(page, takenBack, 'offer')
  await staff('offers', 'decline', takenBack, '--note', 'The price has fallen')
  await dialogOf(page).getByLabel('Your Steam trade link').fill(tradeLink)
  await button(page, 'Accept').click()
  await expect(toastOf(page, 'This offer has changed meanwhile. Please look at it again.')).toBeVisible()
  await expect(dialogOf(page)).toContainText('Declined by Service')
  await expect(timelineOf(page).first()).toContainText('The price has fallen')
  await closeDialog(page)
  await expectListed(page, takenBack, 'declined_by_service')

  const mails = [
    ...[declined, rejected, takenBack].map((offer) => `We have received your offer ${offer}`),
    `Our offer for ${karambit}: €1,520.00`,
    `Our offer for ${karambit}: €1,490.00`,
    `You have declined our offer for ${karambit}`,
    ...Array<string>(2).fill(`We cannot take ${karambit}`),
  ]
  await fate.lived(declined, lives.declinedByYou, seller, mails)
  await fate.lived(rejected, lives.declinedByService, seller, mails)
  await fate.lived(takenBack, lives.takenBack, seller, mails)
})

test('a counter-offer that has run out is not accepted, and ends', async ({ page, seller, staff, fate }) => {
  const offer = await propose(seller)
  await staff('offers', 'counter', offer, '--price', '1520')
  await open(page, '/account/offers')
  await expectListed(page, offer, 'offer', 'OFFER')
  await openOffer(page, offer, 'offer')
  await dialogOf(page).getByLabel('Your Steam trade link').fill(tradeLink)
  await fate.pass(offer, 'counter_expires_at')
  await button(page, 'Accept').click()
  await expect(page.getByText('Our offer has expired. You can propose the skin again.').first()).toBeVisible()
  await closeDialog(page)
  await fate.job('expire_counter_offers')
  await expectListed(page, offer, 'declined_by_service')
  await openOffer(page, offer, 'declined_by_service')
  await expect(timelineOf(page).first()).toContainText('Our offer ran out')
  await fate.lived(offer, lives.expired, seller, [
    ...soldMails(offer).slice(0, 2),
    `Our offer for ${karambit} has expired`,
  ])
})

test('a skin that does not come, or is taken back, is not paid', async ({ page, seller, staff, fate }) => {
  const lost = await sell(page, seller, staff)
  await fate.pass(lost, 'receive_until')
  await fate.job('end_unreceived_offers')
  await expectListed(page, lost, 'declined_by_service')
  await openOffer(page, lost, 'declined_by_service')
  await expect(timelineOf(page).first()).toContainText('The skin did not arrive in time')
  await closeDialog(page)
  const lostMails = [...soldMails(lost), `${karambit} did not arrive`]
  await fate.lived(lost, lives.notReceived, seller, lostMails)

  const reversed = await propose(seller)
  await staff('offers', 'counter', reversed, '--price', '1520')
  await expectListed(page, reversed, 'offer', 'OFFER')
  await openOffer(page, reversed, 'offer')
  await press(page, 'Accept', toastOf(page, 'Offer accepted!'))
  await closeDialog(page)
  await staff('offers', 'received', reversed, '--trade', '6034812099')
  await staff('offers', 'reversed', reversed, '--note', 'Steam took the trade back')
  await expectListed(page, reversed, 'declined_by_service')
  await openOffer(page, reversed, 'declined_by_service')
  await expect(timelineOf(page).first()).toContainText('The trade was reversed')
  await expect(timelineOf(page).first()).toContainText('Steam took the trade back')
  await fate.lived(reversed, lives.reversed, seller, [
    ...lostMails,
    ...soldMails(reversed),
    `${karambit} has arrived`,
    `The sale of ${karambit} is off`,
  ])
})
