import { join } from 'node:path'
import type { Session } from '../checkout/session.ts'
import type { WebhookEvent } from '../webhooks/event.ts'
import { openJournal } from './journal.ts'

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

interface Tables {
  sessions: Session
  events: WebhookEvent
  replies: StoredReply
}

/** Records to add or replace, by id. One set of changes is one line of the journal: all of it survives, or none. */
export type Changes = { [T in keyof Tables]?: Tables[T][] }

/** Everything that the sandbox knows: kept in memory, and in a journal from which the next start reads it back. */
export interface State {
  session(id: string): Session | undefined
  sessionOfPayment(paymentIntent: string): Session | undefined
  /** Open sessions whose time is over. */
  overdueSessions(now: Date): Session[]
  reply(idempotencyKey: string): StoredReply | undefined
  /** Every event, in order of creation. */
  events(): WebhookEvent[]
  /** The oldest event that waits to be sent and whose time has come. */
  dueEvent(now: Date): WebhookEvent | undefined
  /** Keeps the changes: on the disk first, then in memory. */
  commit(changes: Changes): void
  /** Whether the journal has grown far beyond its records and is worth compacting. */
  isBloated(): boolean
  /** Rewrites the journal with one line per record, leaving out what Stripe would have forgotten by now. */
  compact(now: Date): void
  close(): void
}

// Stripe forgets idempotency keys after a day and lists events for 30 days.
const replyKeptSeconds = 24 * 3600
const eventKeptSeconds = 30 * 24 * 3600

const staleLinesMax = 1000

/** Reads the state kept in the folder `dataDir`, or begins an empty one there. Throws when the journal is damaged. */
export const openState = (dataDir: string): State => {
  const { journal, lines } = openJournal(join(dataDir, 'journal.jsonl'))
  const sessions = new Map<string, Session>()
  const events = new Map<string, WebhookEvent>()
  const replies = new Map<string, StoredReply>()
  const openSessions = new Map<string, Session>()
  const waitingEvents = new Map<string, WebhookEvent>()

  const apply = (changes: Changes): void => {
    for (const session of changes.sessions ?? []) {
      sessions.set(session.id, session)
      keepWhile(session.status === 'open', openSessions, session)
    }
    for (const event of changes.events ?? []) {
      events.set(event.id, event)
      keepWhile(event.dueAtMs !== null, waitingEvents, event)
    }
    for (const reply of changes.replies ?? []) replies.set(reply.id, reply)
  }

  const forget = (now: number): void => {
    for (const { id, createdAt } of replies.values()) {
      if (createdAt < now - replyKeptSeconds) replies.delete(id)
    }
    for (const { id, createdAt } of events.values()) {
      if (createdAt < now - eventKeptSeconds && !waitingEvents.has(id)) events.delete(id)
    }
  }

  for (const line of lines) apply(line as Changes)

  return {
    session: (id) => sessions.get(id),
    sessionOfPayment: (id) => [...sessions.values()].find(({ payment }) => payment?.intent === id),
    overdueSessions: (now) => [...openSessions.values()].filter(({ expiresAt }) => expiresAt * 1000 <= now.getTime()),
    reply: (key) => replies.get(key),
    events: () => [...events.values()],
    dueEvent: (now) => {
      for (const event of waitingEvents.values()) {
        if (event.dueAtMs !== null && event.dueAtMs <= now.getTime()) return event
      }
      return undefined
    },
    commit: (changes) => {
      journal.append(changes)
      apply(changes)
    },
    isBloated: () => journal.lineCount() > sessions.size + events.size + replies.size + staleLinesMax,
    compact: (now) => {
      forget(Math.floor(now.getTime() / 1000))
      const one = (table: keyof Tables) => (record: unknown) => ({ [table]: [record] })
      journal.replace([
        ...[...sessions.values()].map(one('sessions')),
        ...[...events.values()].map(one('events')),
        ...[...replies.values()].map(one('replies')),
      ])
    },
    close: journal.close,
  }
}

const keepWhile = <R extends { id: string }>(wanted: boolean, index: Map<string, R>, record: R): void => {
  if (wanted) index.set(record.id, record)
  else index.delete(record.id)
}
