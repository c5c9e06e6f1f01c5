import { type Clock, unixSeconds } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import { type Dispatch, type EventType, newEvent, promptly } from '../webhooks/event.ts'
import type { Session, SessionDraft } from './session.ts'
import { checkoutSessionObject } from './stripe-shape.ts'
import type { TestCard } from './test-cards.ts'

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
  /** Charges a card of an open session; the session changes unless the card is declined. */
  present(session: Session, presented: Presented): void
  /** Ends the 3-D Secure step of an open session: paid when it was passed, open for another card when not. */
  authenticate(session: Session, isPassed: boolean): void
}

/** The checkout over this state. `publicUrl` answers the sandbox's own public address. */
export const createCheckout = (parts: {
  state: State
  clock: Clock
  faults: Faults
  publicUrl: () => string
}): Checkout => {
  const { state, clock, faults, publicUrl } = parts

  const close = (session: Session, type: EventType, dispatch: Dispatch): Changes => {
    const object = checkoutSessionObject(session, publicUrl())
    const delaySeconds = dispatch.delaySeconds + faults.webhookDelaySeconds
    const event = newEvent({ type, object, apiVersion: session.apiVersion }, { ...dispatch, delaySeconds }, clock.now())
    return { sessions: [session], events: [event] }
  }

  const expiry = (session: Session): { session: Session; changes: Changes } => {
    const expired: Session = { ...session, status: 'expired', authenticating: null }
    return { session: expired, changes: close(expired, 'checkout.session.expired', promptly) }
  }

  const pay = (session: Session, { payerName, webhook }: { payerName: string; webhook: Dispatch }): void => {
    const payment = { intent: newId('pi_'), payerName, paidAt: unixSeconds(clock.now()) }
    const paid: Session = { ...session, status: 'complete', authenticating: null, payment }
    state.commit(close(paid, 'checkout.session.completed', webhook))
  }

  const expireOverdue = (): void => {
    for (const session of state.overdueSessions(clock.now())) state.commit(expiry(session).changes)
  }

  return {
    find: (id) => {
      expireOverdue()
      return state.session(id)
    },
    draw: (draft, apiVersion) => ({
      ...draft,
      id: newId('cs_test_'),
      status: 'open',
      createdAt: unixSeconds(clock.now()),
      apiVersion,
      authenticating: null,
      payment: null,
    }),
    expiry,
    expireOverdue,
    present: (session, { card, payerName }) => {
      const authenticating = { payerName, webhook: card.webhook }
      if (card.outcome === 'pays') pay(session, authenticating)
      if (card.outcome === 'authenticates') state.commit({ sessions: [{ ...session, authenticating }] })
      if (card.outcome === 'expires') state.commit(expiry(session).changes)
    },
    authenticate: (session, isPassed) => {
      if (session.authenticating === null) return
      if (isPassed) pay(session, session.authenticating)
      else state.commit({ sessions: [{ ...session, authenticating: null }] })
    },
  }
}
