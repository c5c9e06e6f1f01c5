import { randomUUID } from 'node:crypto'
import { sendRefund } from '@pandrop/server/domains/payments/refunds/refunds'
import { expect } from 'vitest'
import type { ModelCharge, ModelDispute, ModelRefund } from './charge-model.ts'
import { among, hear, type Scenario, type Step, saying, toCards } from './charge-scenario.ts'

/** How the provider has a refund of ours: it may have refused it. */
const standingAt = async ({ shop }: Scenario, { id, charge }: ModelRefund) => {
  const made = await shop.stripe.refunds.list({ payment_intent: charge?.intent ?? '', limit: 100 })
  return made.data.find(({ metadata }) => metadata?.refund_id === id)
}

const stateOf = (status: string | null | undefined): ModelRefund['state'] =>
  status === 'pending' || status === 'succeeded' ? status : 'failed'

/** The job of a refund runs: the provider is asked, or asked how it stands. */
export const sendRefunds: Step = async (scenario, { pick }) => {
  const { shop, books } = scenario
  const refund = among(
    toCards(books.refunds).filter(({ state }) => state === 'pending'),
    pick,
  )
  if (!refund?.id) return
  await sendRefund(shop.shop, refund.id)
  books.settleRefund(refund, stateOf((await standingAt(scenario, refund))?.status))
}

/** The provider says how a refund of ours stands. */
export const tellOfRefund: Step = async (scenario, { pick }) => {
  const refund = among(toCards(scenario.books.refunds), pick)
  const known = refund && (await standingAt(scenario, refund))
  if (!refund || !known) return
  const state = stateOf(known.status)
  const type = state === 'failed' ? 'refund.failed' : 'refund.updated'
  scenario.unheard.push(saying(scenario, type, known, () => scenario.books.settleRefund(refund, state)))
}

/** What was put off at the provider happens. */
export const letTimePass: Step = ({ shop }) => shop.pass({ seconds: 30 })

/** Somebody gives money back in the provider's dashboard. */
export const refundElsewhere: Step = async (scenario, { pick, part }) => {
  const charge = among(scenario.books.charges, pick)
  if (!charge) return
  const amount = Math.max(1, Math.floor(charge.cents / (1 + (part % 3))))
  const made = await scenario.shop.stripe.refunds
    .create({ payment_intent: charge.intent, amount })
    .catch((error: { type: string }) => {
      expect(error.type).toBe('StripeInvalidRequestError')
      return null
    })
  if (made) tellOfForeign(scenario, charge, made)
}

const foreign = new WeakMap<ModelCharge, Map<string, ModelRefund['state']>>()

const tellOfForeign = (
  scenario: Scenario,
  charge: ModelCharge,
  refund: { id: string; amount: number; status: string | null },
): void => {
  const state = stateOf(refund.status)
  const heard = () => hearForeign(scenario, charge, { id: refund.id, amount: refund.amount, state })
  scenario.unheard.push(saying(scenario, state === 'failed' ? 'refund.failed' : 'refund.updated', refund, heard))
}

export const tellOfForeignAgain: Step = async (scenario, { pick }) => {
  const charge = among(scenario.books.charges, pick)
  if (!charge) return
  const made = await scenario.shop.stripe.refunds.list({ payment_intent: charge.intent, limit: 100 })
  const one = among(
    made.data.filter(({ metadata }) => !metadata?.refund_id),
    pick,
  )
  if (one) tellOfForeign(scenario, charge, one)
}

/** It takes of the charge as a lost dispute would; whoever bought keeps their balance and owes it. */
const hearForeign = (
  { books }: Scenario,
  charge: ModelCharge,
  { id, amount, state }: { id: string; amount: number; state: ModelRefund['state'] },
): void => {
  const known = foreign.get(charge) ?? new Map<string, ModelRefund['state']>()
  foreign.set(charge, known)
  const before = known.get(id)
  if (before === undefined && state !== 'failed') {
    const dispute = books.addDispute(charge, id)
    Object.assign(dispute, { state: 'lost', isInquiry: false })
    books.take(dispute, amount, { sparesBalance: charge.purpose === 'purchase' })
    dispute.released = charge.purpose === 'purchase' || dispute.cents === dispute.debited
    known.set(id, state)
  } else if (before !== undefined && before !== 'failed' && state !== 'pending') {
    known.set(id, state)
    const dispute = charge.disputes.find((one) => one.id === id)
    if (state === 'failed' && dispute?.state === 'lost') books.giveBack(dispute)
  }
}

const statuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'needs_response',
  'under_review',
  'won',
  'won',
  'lost',
  'lost',
  'prevented',
  'appeal_under_review',
]

const stateOfStatus = (status: string): ModelDispute['state'] => {
  if (status === 'warning_closed' || status === 'won' || status === 'prevented') return 'won'
  if (status.startsWith('warning_')) return 'inquiry'
  return status === 'lost' || status.startsWith('appeal_') ? 'lost' : 'open'
}

/** A bank says something of a dispute: of a new one, or of one that it had spoken of before. */
export const dispute: Step = async (scenario, { pick, part, way }) => {
  const charge = among(scenario.books.charges, pick)
  if (!charge) return
  const at = scenario.bank.get(charge) ?? { disputes: [], isOpen: false }
  scenario.bank.set(charge, at)
  const status = among(statuses, way) ?? 'needs_response'
  const state = stateOfStatus(status)
  const isNew = at.disputes.length === 0 || (at.disputes.length === 1 && part % 3 === 0)
  if (isNew && state === 'won' && !status.startsWith('warning_')) return
  if (isNew) at.disputes.push(await newDispute(scenario, charge, { state, isFirst: at.disputes.length === 0 }))
  const id = among(at.disputes, part) ?? ''
  if (at.isOpen && state === 'won' && id === at.disputes[0]) {
    await scenario.shop.closeDispute(charge.payment, 'won')
    at.isOpen = false
  }
  const share = isNew && part % 2 === 1 ? 2 : 1
  const amount = Math.floor(charge.cents / (id.includes('half') ? 2 : share))
  const isInquiry = status.startsWith('warning_')
  const object = { id, object: 'dispute', payment_intent: charge.intent, currency: 'eur', amount, reason: 'fraudulent' }
  const toldAt = Math.floor(scenario.shop.clock.now().getTime() / 1000)
  const heard = () => scenario.books.hearDispute(charge, { id, state, isInquiry, toldAt, amount })
  scenario.unheard.push(saying(scenario, 'charge.dispute.updated', { ...object, status }, heard))
}

/** The provider tells of the same dispute that funds moved: the shop books by its states alone. */
export const moveFunds: Step = async (scenario, { pick, part }) => {
  const one = among(scenario.books.disputes, pick)
  if (!one) return
  const type = part % 2 === 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated'
  const facts = { id: one.id, object: 'dispute', payment_intent: one.charge.intent, currency: 'eur' }
  const status = part % 2 === 0 ? 'needs_response' : 'won'
  const object = { ...facts, amount: one.charge.cents, reason: 'fraudulent', status }
  scenario.unheard.push(saying(scenario, type, object, () => undefined))
}

// The provider itself knows the first dispute that takes money, and refuses refunds from then on.
const newDispute = async (
  scenario: Scenario,
  charge: ModelCharge,
  { state, isFirst }: { state: ModelDispute['state']; isFirst: boolean },
): Promise<string> => {
  if (!isFirst || state === 'inquiry' || state === 'won') return `dp_${randomUUID()}`
  const at = scenario.bank.get(charge)
  if (at) at.isOpen = true
  return scenario.shop.openDispute(charge.payment)
}

/** The shop hears something that was said, in any order. */
export const hearSomething: Step = async (scenario, { pick }) => {
  const [one] = scenario.unheard.splice(pick % Math.max(1, scenario.unheard.length), 1)
  if (!one) return
  await hear(scenario, one)
  one.heard()
  scenario.heard.push(one)
}

/** It hears it once more: the same notice, or the same news in another. */
export const hearAgain: Step = async (scenario, { pick, part }) => {
  const one = among(scenario.heard, pick)
  if (!one) return
  const isSame = part % 2 === 0
  await hear(scenario, isSame ? one : { ...one, event: { ...one.event, id: `evt_${randomUUID()}` } })
  if (!isSame) one.heard()
}
