import type { Received, RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/saved-replies'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import {
  insertSavedReply,
  isNameTaken,
  lockSavedReplies,
  lockSavedReply,
  selectSavedReplies,
  updateSavedReply,
} from './saved-replies.sql.ts'

/** What operators answer often, by name; those that are not used any more last. */
export const savedReplies = (q: Queryable): Promise<calls.SavedReply[]> => selectSavedReplies(q)

type Words = Received<typeof calls.createSavedReply, 'body'>

/** Texts in one order, so that the same texts are the same whoever sends them. */
const written = (texts: Words['texts']): string => JSON.stringify(Object.fromEntries(Object.entries(texts).sort()))

/** Saves a reply. Refuses saved_reply_name_taken. */
export const createSavedReply = (
  { pool }: Pick<Shop, 'pool'>,
  { name, texts }: Words,
): Promise<Result<{ id: number }, 'saved_reply_name_taken'>> =>
  inTransaction(pool, async (tx) => {
    await lockSavedReplies(tx)
    const made = await insertSavedReply(tx, name, written(texts))
    return made ? ok({ id: made.id }) : refuse('saved_reply_name_taken')
  })

type Change = Received<typeof calls.changeSavedReply, 'body'> & { id: number }

/**
 * Changes a saved reply, or puts it away.
 * @returns unchanged where it says that already; refuses saved_reply_not_found, saved_reply_changed for another version
 *   than was seen, and saved_reply_name_taken
 */
export const changeSavedReply = (
  { pool }: Pick<Shop, 'pool'>,
  { id, name, texts, archived, seen }: Change,
): Promise<Result<{ changed: boolean }, RefusalOf<typeof calls.changeSavedReply>>> =>
  inTransaction(pool, async (tx) => {
    await lockSavedReplies(tx)
    const row = await lockSavedReply(tx, id)
    if (!row) return refuse('saved_reply_not_found')
    const isSame = row.name === name && row.archived === archived && written(row.texts) === written(texts)
    if (isSame) return ok({ changed: false })
    if (row.version !== seen) return refuse('saved_reply_changed')
    if (!archived && (await isNameTaken(tx, name, id))?.taken) return refuse('saved_reply_name_taken')
    await updateSavedReply(tx, { id, name, texts: written(texts), archived })
    return ok({ changed: true })
  })
