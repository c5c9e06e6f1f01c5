import { takePayoutStep } from '@pandrop/server/domains/buying/payouts/payout-steps'
import { approveByNames } from '@pandrop/server/domains/buying/payouts/proposals'
import { requestPayout } from '@pandrop/server/domains/buying/payouts/request-payout'
import { staffMember } from '@pandrop/server/domains/buying/payouts/testing/approvals'
import { payoutBody, readyOffer } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { expect } from 'vitest'
import type { ModelPayout } from './charge-model-payouts.ts'
import { among, answerOf, type Scenario, type Step } from './charge-scenario.ts'

const prices = [800, 2500, 6000]

/** What the customer sold is here, and its trade protection is over. */
export const sell: Step = async ({ shop, customer, payouts }, { part }) => {
  const price = among(prices, part) ?? 800
  payouts.sell(await readyOffer(shop, customer, price), price)
}

export const askForPayout: Step = async (scenario, { pick }) => {
  const { shop, customer, payouts } = scenario
  const offer = among(payouts.offers, pick)
  if (!offer) return sell(scenario, { pick, part: pick, way: pick })
  const form = payoutBody(offer.id) as Parameters<typeof requestPayout>[1]['form']
  const asking = { customerId: customer.id, provenAt: shop.clock.now() }
  const asked = await requestPayout(shop.shop, { customer: asking, form, attempt: null })
  expect(answerOf(asked)).toBe(offer.state === 'ready' ? 'ok' : 'offer_moved_on')
  if (asked.ok) payouts.ask(offer, asked.value.payoutId)
}

const pairs = new WeakMap<object, Promise<[number, number]>>()

/** Two people of the staff, the same for the whole storm. */
const pairOf = ({ shop }: Scenario): Promise<[number, number]> => {
  const known = pairs.get(shop.shop) ?? Promise.all([staffMember(shop), staffMember(shop)])
  pairs.set(shop.shop, known)
  return known
}

export const approvePayout: Step = async (scenario, { pick, part }) => {
  const payout = among(scenario.payouts.payouts, pick)
  if (!payout) return
  const [proposedBy, approvedBy] = await pairOf(scenario)
  const setOff = part % 2 === 0
  const named = { payouts: [payout.id], proposedBy, approvedBy, setOff, by: 'the storm' }
  expect(answerOf(await approveByNames(scenario.shop.shop, named))).toBe(scenario.payouts.approve(payout, { setOff }))
}

const by = 'staff:7'

/** A verb for one payout, and what the model makes of it. */
const step =
  (name: Parameters<typeof takePayoutStep>[1], expected: (scenario: Scenario, payout: ModelPayout) => string): Step =>
  async (scenario, { pick }) => {
    const payout = among(scenario.payouts.payouts, pick)
    if (!payout) return
    const done = await takePayoutStep(scenario.shop.shop, name, { payoutId: payout.id, by, reason: 'AC01' })
    expect(answerOf(done)).toBe(expected(scenario, payout))
  }

export const sendPayout = step('sent', ({ payouts }, payout) => payouts.send(payout))
export const confirmPayout = step('confirmed', ({ payouts }, payout) => payouts.confirm(payout))
export const failPayout = step('failed', ({ payouts }, payout) => payouts.fail(payout))
export const returnPayout = step('returned', ({ payouts }, payout) => payouts.comeBack(payout))
