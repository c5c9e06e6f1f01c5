import { randomUUID } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/customer-notes'
import type { CustomerNote } from '@pandrop/contract/staff/customer-notes'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import {
  deleteNote,
  insertNote,
  lockNoted,
  noteByKey,
  pinNote,
  selectNoted,
  selectNotes,
  unpinNotes,
} from './customer-notes.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

type Notes = CustomerNote[]

const shownNotes = async (q: Queryable, customerId: number): Promise<Notes> =>
  (await selectNotes(q, customerId)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))

const withNoted = <R extends 'key_reused' | 'note_not_found' = never>(
  { pool }: Context,
  customerId: number,
  work: (tx: Transaction) => Promise<Result<null, R>>,
): Promise<Result<Notes, R | 'customer_not_found'>> =>
  inTransaction<Result<Notes, R | 'customer_not_found'>>(pool, async (tx) => {
    if (!(await lockNoted(tx, customerId))) return refuse('customer_not_found')
    const done = await work(tx)
    return done.ok ? ok(await shownNotes(tx, customerId)) : done
  })

/** What staff wrote down about a customer, the pinned note first; refuses customer_not_found. */
export const notesOf = async (
  { pool }: Pick<Shop, 'pool'>,
  customerId: number,
): Promise<Result<Notes, 'customer_not_found'>> =>
  (await selectNoted(pool, customerId)) ? ok(await shownNotes(pool, customerId)) : refuse('customer_not_found')

/** A note that somebody writes. */
interface NewNote {
  customerId: number
  staffId: number
  text: string
  /** in place of the one that was pinned before */
  pinned: boolean
  /** of the attempt; undefined for a one-off */
  key: string | undefined
}

/** Writes a note at a customer, once however often it is sent. Refuses customer_not_found and key_reused. */
export const addNote = (
  context: Context,
  { customerId, staffId, text, pinned, key }: NewNote,
): Promise<Result<Notes, RefusalOf<typeof calls.addCustomerNote>>> =>
  withNoted(context, customerId, async (tx) => {
    const requestKey = key ?? randomUUID()
    const made = await insertNote(tx, { customerId, text, staffId, at: context.clock.now(), requestKey })
    if (!made) {
      const first = await noteByKey(tx, staffId, requestKey)
      return first?.customer_id === customerId && first.text === text ? ok(null) : refuse('key_reused')
    }
    if (pinned) await putPin(tx, customerId, made.id)
    return ok(null)
  })

const putPin = async (tx: Transaction, customerId: number, noteId: number) => {
  await unpinNotes(tx, customerId)
  return pinNote(tx, noteId, customerId, true)
}

/**
 * Pins a note where orders, offers and payouts of the customer are handled, in place of the one before, or takes the
 * pin away. Refuses customer_not_found, and note_not_found where somebody has removed it.
 */
export const setPin = (
  context: Context,
  { customerId, noteId, pinned }: { customerId: number; noteId: number; pinned: boolean },
): Promise<Result<Notes, RefusalOf<typeof calls.pinCustomerNote>>> =>
  withNoted(context, customerId, async (tx) => {
    const found = pinned ? await putPin(tx, customerId, noteId) : await pinNote(tx, noteId, customerId, false)
    return found ? ok(null) : refuse('note_not_found')
  })

/** Removes a note; one that is gone stays gone. Refuses customer_not_found. */
export const removeNote = (context: Context, { customerId, noteId }: { customerId: number; noteId: number }) =>
  withNoted(context, customerId, async (tx) => {
    await deleteNote(tx, noteId, customerId)
    return ok(null)
  })
