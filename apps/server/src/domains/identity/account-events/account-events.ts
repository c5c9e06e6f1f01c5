import {
  type AccountEventFilter,
  type AccountEventKind,
  accountEventKinds,
  changeKinds,
  signInKinds,
} from '@pandrop/contract/account-event-kinds'
import type { AccountEvent } from '@pandrop/contract/account-events'
import { ok, type Result } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { cutPage, type Page, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { shortNetworkOf } from '../accounts/attempts.ts'
import { credentialsByEmail } from '../accounts/customers.sql.ts'
import { deviceName } from '../devices/device-name.ts'
import { deleteOldEvents, insertEvent, insertRefusal, type KeptEvent, selectEvents } from './account-events.sql.ts'
import { type RefusedSignIn, refusedKinds } from './refused-sign-in.ts'
import { visitorNow } from './visit.ts'

// As long as a browser is known (devices/known-device.ts).
const daysKept = 400

const pageRows = 25

const refusalsPerDay = 20

/** Browser, system and network of who makes the call that is running, as they are kept. */
const placeNow = (): Pick<KeptEvent, 'browser' | 'system' | 'network'> => {
  const visitor = visitorNow()
  if (!visitor) return { browser: '', system: '', network: '' }
  const { browser, system } = deviceName(visitor.userAgent)
  return { browser, system, network: shortNetworkOf(visitor.address) }
}

/**
 * Writes down what happens to an account (docs/behaviour/accounts.md#account-events), in the transaction in which it
 * happens; who did it and from where the running call knows (visit.ts).
 * @param event.name of the API key or passkey that it is about
 */
export const noteAccountEvent = async (
  q: Queryable,
  { customerId, kind, at, name = null }: { customerId: number; kind: AccountEventKind; at: Date; name?: string | null },
): Promise<void> => {
  await insertEvent(q, { customerId, kind, at, ...placeNow(), name })
}

/**
 * Has a job write down that a sign-in was refused. It never looks whether the address is known: the job does, when the
 * visitor has long had the answer, so that its time tells nothing either.
 */
export const reportRefusedSignIn = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { email, kind }: Pick<RefusedSignIn, 'email' | 'kind'>,
): Promise<void> => {
  await enqueue(pool, 'note_refused_sign_in', { email, kind, at: clock.now().toISOString(), ...placeNow() })
}

/** Writes a refused sign-in down for the account that signing in would choose; at most twenty a day. */
export const noteRefusedSignIn = async (
  { pool }: Pick<Shop, 'pool'>,
  { email, at, ...refused }: RefusedSignIn,
): Promise<void> => {
  const account = await credentialsByEmail(pool, email)
  if (!account) return
  const when = new Date(at)
  const bound = { kinds: [...refusedKinds], since: daysBefore(when, 1), refusalsMax: refusalsPerDay }
  await insertRefusal(pool, { customerId: account.id, ...refused, at: when, name: null, ...bound })
}

const kindsOf: Record<AccountEventFilter, readonly AccountEventKind[]> = {
  all: accountEventKinds,
  sign_ins: signInKinds,
  changes: changeKinds,
}

/** Which page of an account's events is asked for. */
interface EventsAsked {
  customerId: number
  filter?: AccountEventFilter | undefined
  after?: string | undefined
}

/**
 * What happened to an account, newest first, 25 at a time. Refuses invalid_input beside `after` for what no page has
 * named.
 */
export const accountEventsOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, filter = 'all', after }: EventsAsked,
): Promise<Result<Page<AccountEvent>, 'invalid_input'>> => {
  const page = readNumberPage({ after, limit: pageRows })
  if (!page.ok) return page
  const since = daysBefore(clock.now(), daysKept)
  const found = await selectEvents(pool, { customerId, kinds: kindsOf[filter], since, ...page.value })
  const { rows, next } = cutPage(found, page.value.rowsMax, ({ id }) => id)
  return ok({ next, rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) })
}

/** Forgets what is older than 400 days. */
export const forgetAccountEvents = async (q: Queryable, now: Date): Promise<void> => {
  await deleteOldEvents(q, daysBefore(now, daysKept))
}
