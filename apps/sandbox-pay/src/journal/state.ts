import { type Changes as ChangesOf, type Kept, openRecords, type Tables } from '@pandrop/sandbox/records'
import type { Payout } from '../balance/payout.ts'
import type { BalanceTransaction } from '../balance/transaction.ts'
import { type Dispute, disputeAsKept } from '../checkout/dispute.ts'
import type { UploadedFile } from '../checkout/file.ts'
import type { Later } from '../checkout/later.ts'
import type { Refund } from '../checkout/refund.ts'
import { type Session, sessionAsKept } from '../checkout/session.ts'
import type { WebhookEvent } from '../webhooks/event.ts'

/** What was answered to an API call with an Idempotency-Key; `id` is that key. */
export interface StoredReply {
  id: string
  /** SHA-256 of method, path and parameters */
  fingerprint: string
  status: number
  body: object
  /** Unix seconds */
  createdAt: number
}

interface Records {
  sessions: Session
  refunds: Refund
  disputes: Dispute
  files: UploadedFile
  payouts: Payout
  transactions: BalanceTransaction
  later: Later
  events: WebhookEvent
  replies: StoredReply
}

/** One set of changes: all of it survives, or none. */
export type Changes = ChangesOf<Records>

/** Everything that the sandbox knows. */
export interface State extends Readonly<Tables<Records>>, Omit<Kept<Changes>, 'compact'> {
  sessionOfPayment(paymentIntent: string): Session | undefined
  refundsOf(paymentIntent: string): Refund[]
  disputeOf(paymentIntent: string): Dispute | undefined
  /** Movements of the balance that no payout has taken along, oldest first. */
  unpaidTransactions(): BalanceTransaction[]
  /** Payouts that are to have arrived by then, Unix seconds, and have not. */
  payoutsOnTheirWay(until: number): Payout[]
  /** Open sessions whose time is over. */
  overdueSessions(now: Date): Session[]
  /** What was put off until a moment that has come. */
  dueLater(now: Date): Later[]
  /** The oldest event that waits to be sent and whose time has come. */
  dueEvent(now: Date): WebhookEvent | undefined
  /** Rewrites the journal with one line per record, leaving out what Stripe would have forgotten by now. */
  compact(now: Date): void
}

// Stripe forgets idempotency keys after a day and lists events for 30 days.
const replyKeptSeconds = 24 * 3600
const eventKeptSeconds = 30 * 24 * 3600

const tableNames: (keyof Records)[] = [
  'sessions',
  'refunds',
  'disputes',
  'files',
  'payouts',
  'transactions',
  'later',
  'events',
  'replies',
]

/** Reads the state kept in the folder `dataDir`, or begins an empty one there. Throws when the journal is damaged. */
export const openState = (dataDir: string): State => {
  const openSessions = new Map<string, Session>()
  const sessionsByPayment = new Map<string, string>()
  const waitingEvents = new Map<string, WebhookEvent>()
  const waitingLater = new Map<string, Later>()
  const unpaid = new Map<string, BalanceTransaction>()
  const onTheirWay = new Map<string, Payout>()

  const onChange = (changes: Changes): void => {
    for (const session of changes.sessions ?? []) {
      keepWhile(session.status === 'open', openSessions, session)
      if (session.payment !== null) sessionsByPayment.set(session.payment.intent, session.id)
    }
    for (const event of changes.events ?? []) keepWhile(event.dueAtMs !== null, waitingEvents, event)
    for (const each of changes.transactions ?? []) keepWhile(each.payout === null, unpaid, each)
    for (const payout of changes.payouts ?? []) keepWhile(payout.status === 'in_transit', onTheirWay, payout)
    for (const later of changes.later ?? []) keepWhile(later.dueAtMs !== null, waitingLater, later)
  }

  const { tables, ...kept } = openRecords<Records>(dataDir, tableNames, { onChange, asKept })

  const forget = (now: number): void => {
    tables.replies.keepOnly(({ createdAt }) => createdAt >= now - replyKeptSeconds)
    tables.events.keepOnly(({ id, createdAt }) => createdAt >= now - eventKeptSeconds || waitingEvents.has(id))
    tables.later.keepOnly(({ dueAtMs }) => dueAtMs !== null)
  }

  return {
    ...tables,
    ...kept,
    sessionOfPayment: (intent) => tables.sessions.get(sessionsByPayment.get(intent) ?? ''),
    refundsOf: (intent) => tables.refunds.all().filter(({ paymentIntent }) => paymentIntent === intent),
    disputeOf: (intent) => tables.disputes.all().find(({ paymentIntent }) => paymentIntent === intent),
    unpaidTransactions: () => [...unpaid.values()],
    payoutsOnTheirWay: (until) => [...onTheirWay.values()].filter(({ arrivesAt }) => arrivesAt <= until),
    overdueSessions: (now) => [...openSessions.values()].filter(({ expiresAt }) => expiresAt * 1000 <= now.getTime()),
    dueLater: (now) => [...waitingLater.values()].filter((later) => isDue(later, now)),
    dueEvent: (now) => {
      for (const event of waitingEvents.values()) {
        if (isDue(event, now)) return event
      }
      return undefined
    },
    compact: (now) => {
      forget(Math.floor(now.getTime() / 1000))
      kept.compact()
    },
  }
}

const asKept = (changes: Changes): Changes => {
  const { sessions, disputes } = changes
  return {
    ...changes,
    ...(sessions && { sessions: sessions.map(sessionAsKept) }),
    ...(disputes && { disputes: disputes.map(disputeAsKept) }),
  }
}

const isDue = ({ dueAtMs }: { dueAtMs: number | null }, now: Date): boolean =>
  dueAtMs !== null && dueAtMs <= now.getTime()

const keepWhile = <R extends { id: string }>(wanted: boolean, index: Map<string, R>, record: R): void => {
  if (wanted) index.set(record.id, record)
  else index.delete(record.id)
}
