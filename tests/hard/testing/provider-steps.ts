import { randomUUID } from 'node:crypto'
import { sendRefund } from '@pandrop/server/domains/payments/refunds/refunds'
import { expect } from 'vitest'
import type { ModelCharge, ModelDispute, ModelRefund } from './charge-model.ts'
import { among, hear, type Step, saying, toCards, type World } from './charge-world.ts'

/** How the provider has a refund of ours: it may have refused it. */
const standingAt = async ({ desk }: World, { id, charge }: ModelRefund) => {
  const made = await desk.stripe.refunds.list({ payment_intent: charge?.intent ?? '', limit: 100 })
  return made.data.find(({ metadata }) => metadata?.refund_id === id)
}

const stateOf = (status: string | null | undefined): ModelRefund['state'] =>
  status === 'pending' || status === 'succeeded' ? status : 'failed'

/** The job of a refund runs: the provider is asked, or asked how it stands. */
export const sendRefunds: Step = async (world, { pick }) => {
  const { desk, books } = world
  const refund = among(
    toCards(books.refunds).filter(({ state }) => state === 'pending'),
    pick,
  )
  if (!refund?.id) return
  await sendRefund(desk.shop, refund.id)
  books.settleRefund(refund, stateOf((await standingAt(world, refund))?.status))
}

/** The provider says how a refund of ours stands. */
export const tellOfRefund: Step = async (world, { pick }) => {
  const refund = among(toCards(world.books.refunds), pick)
  const known = refund && (await standingAt(world, refund))
  if (!refund || !known) return
  const state = stateOf(known.status)
  const type = state === 'failed' ? 'refund.failed' : 'refund.updated'
  world.unheard.push(saying(world, type, known, () => world.books.settleRefund(refund, state)))
}

/** What was put off at the provider happens. */
export const letTimePass: Step = ({ desk }) => desk.pass({ seconds: 30 })

/** Somebody gives money back at the provider's own desk. */
export const refundElsewhere: Step = async (world, { pick, part }) => {
  const charge = among(world.books.charges, pick)
  if (!charge) return
  const amount = Math.max(1, Math.floor(charge.cents / (1 + (part % 3))))
  const made = await world.desk.stripe.refunds
    .create({ payment_intent: charge.intent, amount })
    .catch((error: { type: string }) => {
      expect(error.type).toBe('StripeInvalidRequestError')
      return null
    })
  if (made) tellOfForeign(world, charge, made)
}

const foreign = new WeakMap<ModelCharge, Map<string, ModelRefund['state']>>()

const tellOfForeign = (
  world: World,
  charge: ModelCharge,
  refund: { id: string; amount: number; status: string | null },
): void => {
  const state = stateOf(refund.status)
  const heard = () => hearForeign(world, charge, { id: refund.id, amount: refund.amount, state })
  world.unheard.push(saying(world, state === 'failed' ? 'refund.failed' : 'refund.updated', refund, heard))
}

export const tellOfForeignAgain: Step = async (world, { pick }) => {
  const charge = among(world.books.charges, pick)
  if (!charge) return
  const made = await world.desk.stripe.refunds.list({ payment_intent: charge.intent, limit: 100 })
  const one = among(
    made.data.filter(({ metadata }) => !metadata?.refund_id),
    pick,
  )
  if (one) tellOfForeign(world, charge, one)
}

/** It takes of the charge as a lost dispute would; whoever bought keeps their balance and owes it. */
const hearForeign = (
  { books }: World,
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
export const dispute: Step = async (world, { pick, part, way }) => {
  const charge = among(world.books.charges, pick)
  if (!charge) return
  const at = world.bank.get(charge) ?? { disputes: [], isOpen: false }
  world.bank.set(charge, at)
  const status = among(statuses, way) ?? 'needs_response'
  const state = stateOfStatus(status)
  const isNew = at.disputes.length === 0 || (at.disputes.length === 1 && part % 3 === 0)
  if (isNew && state === 'won' && !status.startsWith('warning_')) return
  if (isNew) at.disputes.push(await newDispute(world, charge, { state, isFirst: at.disputes.length === 0 }))
  const id = among(at.disputes, part) ?? ''
  if (at.isOpen && state === 'won' && id === at.disputes[0]) {
    await world.desk.closeDispute(charge.payment, 'won')
    at.isOpen = false
  }
  const share = isNew && part % 2 === 1 ? 2 : 1
  const amount = Math.floor(charge.cents / (id.includes('half') ? 2 : share))
  const isInquiry = status.startsWith('warning_')
  const object = { id, object: 'dispute', payment_intent: charge.intent, currency: 'eur', amount, reason: 'fraudulent' }
  const toldAt = Math.floor(world.desk.clock.now().getTime() / 1000)
  const heard = () => world.books.hearDispute(charge, { id, state, isInquiry, toldAt, amount })
  world.unheard.push(saying(world, 'charge.dispute.updated', { ...object, status }, heard))
}

/** The provider tells of the same dispute that funds moved: the shop books by its states alone. */
export const moveFunds: Step = async (world, { pick, part }) => {
  const one = among(world.books.disputes, pick)
  if (!one) return
  const type = part % 2 === 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated'
  const facts = { id: one.id, object: 'dispute', payment_intent: one.charge.intent, currency: 'eur' }
  const status = part % 2 === 0 ? 'needs_response' : 'won'
  const object = { ...facts, amount: one.charge.cents, reason: 'fraudulent', status }
  world.unheard.push(saying(world, type, object, () => undefined))
}

// The provider itself knows the first dispute that takes money, and refuses refunds from then on.
const newDispute = async (
  world: World,
  charge: ModelCharge,
  { state, isFirst }: { state: ModelDispute['state']; isFirst: boolean },
): Promise<string> => {
  if (!isFirst || state === 'inquiry' || state === 'won') return `dp_${randomUUID()}`
  const at = world.bank.get(charge)
  if (at) at.isOpen = true
  return world.desk.openDispute(charge.payment)
}

/** The shop hears something that was said, in any order. */
export const hearSomething: Step = async (world, { pick }) => {
  const [one] = world.unheard.splice(pick % Math.max(1, world.unheard.length), 1)
  if (!one) return
  await hear(world, one)
  one.heard()
  world.heard.push(one)
}

/** It hears it once more: the same notice, or the same news in another. */
export const hearAgain: Step = async (world, { pick, part }) => {
  const one = among(world.heard, pick)
  if (!one) return
  const isSame = part % 2 === 0
  await hear(world, isSame ? one : { ...one, event: { ...one.event, id: `evt_${randomUUID()}` } })
  if (!isSame) one.heard()
}
