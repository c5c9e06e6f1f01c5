import type { Balance } from '../balance/balance.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import { type Announce, type Dispatch, type EventType, promptly, type WebhookEvent } from '../webhooks/event.ts'
import { type Later, putOff } from './later.ts'
import { linesTotal, type Payment, type Session, type SessionDraft, type Setup } from './session.ts'
import { checkoutSessionObject } from './stripe-shape.ts'
import { cardThatPaid, type TestCard } from './test-cards.ts'

/** A card and the name of its holder, as accepted by the card page. */
interface Presented {
  card: TestCard
  payerName: string
}

/** What can be done to sessions. Nothing here waits between its check and its write, so no two can interfere. */
export interface Checkout {
  /** The session with this id; one whose time is over is expired by looking at it. */
  find(id: string): Session | undefined
  /** A new open session, not kept yet: the caller commits it together with its reply. */
  draw(draft: SessionDraft, apiVersion: string): Session
  /** An open session as it will be once expired, and what the caller must commit for that. */
  expiry(session: Session): { session: Session; changes: Changes }
  /** Expires every session whose time is over. */
  expireOverdue(): void
  /** Charges or saves a card of an open session, which must not be one that is declined. */
  present(session: Session, presented: Presented): void
  /** Ends the 3-D Secure step of an open session: paid or saved when it was passed, open for another card when not. */
  authenticate(session: Session, isPassed: boolean): void
  /** What the caller must commit when the bank behind a session with this id has made up its mind. */
  settlement(id: string, state: 'succeeded' | 'failed'): Changes
}

/** The checkout over this state. `publicUrl` answers the sandbox's own public address. */
export const createCheckout = (parts: {
  state: State
  clock: Clock
  faults: Faults
  announce: Announce
  balance: Balance
  publicUrl: () => string
}): Checkout => {
  const { state, clock, faults, announce, balance, publicUrl } = parts

  const tell = (session: Session, type: EventType, dispatch: Dispatch = promptly): WebhookEvent => {
    const object = checkoutSessionObject(session, publicUrl())
    return announce({ type, object, apiVersion: session.apiVersion }, dispatch)
  }

  const expiry = (session: Session): { session: Session; changes: Changes } => {
    const expired: Session = { ...session, status: 'expired', authenticating: null }
    return { session: expired, changes: { sessions: [expired], events: [tell(expired, 'checkout.session.expired')] } }
  }

  const settle = (session: Session, payment: Payment, state: 'succeeded' | 'failed') => {
    const settled: Session = { ...session, payment: { ...payment, state } }
    return { settled, event: tell(settled, `checkout.session.async_payment_${state}`) }
  }

  const save = (session: Session, setup: Setup, { card, payerName }: Presented): void => {
    const saved: Setup = { ...setup, savedFor: payerName }
    const complete: Session = { ...session, status: 'complete', authenticating: null, setup: saved }
    const completed = tell(complete, 'checkout.session.completed', dispatchOf(card, faults.lateSeconds))
    state.commit({ sessions: [complete], events: [completed] })
  }

  const pay = (session: Session, { card, payerName }: Presented): void => {
    const payment: Payment = {
      intent: newId('pi_'),
      payerName,
      paidAt: unixSeconds(clock.now()),
      card: card.key,
      amount: linesTotal(session.lines) + card.surplus,
      state: card.settles === 'at_once' ? 'succeeded' : 'processing',
    }
    const complete: Session = { ...session, status: 'complete', authenticating: null, payment }
    const completed = tell(complete, 'checkout.session.completed', dispatchOf(card, faults.lateSeconds))
    const overtaking = card.settles === 'overtakes' ? settle(complete, payment, 'succeeded') : null
    state.commit({
      sessions: [overtaking?.settled ?? complete],
      transactions: balance.ofCharge(overtaking?.settled ?? complete),
      events: overtaking ? [completed, overtaking.event] : [completed],
      later: afterPaying(complete, payment, card),
    })
  }

  const take = (session: Session, presented: Presented): void => {
    if (session.setup === null) pay(session, presented)
    else save(session, session.setup, presented)
  }

  const afterPaying = ({ id }: Session, { intent }: Payment, { settles, isDisputed }: TestCard): Later[] => {
    const [seconds, now] = [faults.lateSeconds, clock.now()]
    const all: Later[] = []
    if (settles === 'later' || settles === 'fails_later') {
      const settled = settles === 'later' ? 'succeeded' : 'failed'
      all.push(putOff({ kind: 'payment_settles', session: id, state: settled }, seconds, now))
    }
    if (isDisputed) all.push(putOff({ kind: 'dispute_opens', paymentIntent: intent }, seconds, now))
    return all
  }

  // All in one line of the journal: ten thousand that end together wait for the disk once.
  const expireOverdue = (): void => {
    const expired = state.overdueSessions(clock.now()).map((session) => expiry(session).changes)
    if (expired.length === 0) return
    const sessions = expired.flatMap((changes) => changes.sessions ?? [])
    state.commit({ sessions, events: expired.flatMap((changes) => changes.events ?? []) })
  }

  return {
    find: (id) => {
      expireOverdue()
      return state.sessions.get(id)
    },
    draw: (draft, apiVersion) => ({
      ...draft,
      id: newId('cs_test_'),
      status: 'open',
      createdAt: unixSeconds(clock.now()),
      apiVersion,
      authenticating: null,
      payment: null,
      setup: draft.mode === 'setup' ? { intent: newId('seti_'), savedFor: null } : null,
    }),
    expiry,
    expireOverdue,
    present: (session, presented) => {
      const { card, payerName } = presented
      if (card.outcome === 'pays') take(session, presented)
      if (card.outcome === 'authenticates') {
        state.commit({ sessions: [{ ...session, authenticating: { payerName, card: card.key } }] })
      }
      if (card.outcome === 'expires') state.commit(expiry(session).changes)
    },
    authenticate: (session, isPassed) => {
      if (session.authenticating === null) return
      const { payerName, card } = session.authenticating
      if (isPassed) take(session, { payerName, card: cardThatPaid(card) })
      else state.commit({ sessions: [{ ...session, authenticating: null }] })
    },
    settlement: (id, outcome) => {
      const session = state.sessions.get(id)
      if (session?.payment?.state !== 'processing') return {}
      const { settled, event } = settle(session, session.payment, outcome)
      return { sessions: [settled], transactions: balance.ofCharge(settled), events: [event] }
    },
  }
}

const dispatchOf = ({ webhook }: TestCard, lateSeconds: number): Dispatch => ({
  delaySeconds: webhook === 'late' ? lateSeconds : 0,
  copies: { promptly: 1, late: 1, thrice: 3, never: 0 }[webhook],
})
