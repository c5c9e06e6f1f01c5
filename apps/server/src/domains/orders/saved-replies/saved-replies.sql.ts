import { firstRow, statement } from '../../../db/statement.ts'

export interface SavedReplyRow {
  id: number
  name: string
  texts: Record<string, string>
  version: number
  archived: boolean
}

export const selectSavedReplies = statement<SavedReplyRow, []>(
  'select_saved_replies',
  'select id, name, texts, version, archived from saved_replies order by archived, lower(name), id',
)

export const lockSavedReply = firstRow<SavedReplyRow, [id: number]>(
  'lock_saved_reply',
  'select id, name, texts, version, archived from saved_replies where id = $1 for no key update',
)

/** Nothing where another that is in use is called so. */
export const insertSavedReply = firstRow<{ id: number }, [name: string, texts: string]>(
  'insert_saved_reply',
  `insert into saved_replies (name, texts) values ($1, $2)
   on conflict (lower(name)) where not archived do nothing
   returning id`,
)

export const isNameTaken = firstRow<{ taken: boolean }, [name: string, id: number]>(
  'is_saved_reply_name_taken',
  'select exists (select from saved_replies where lower(name) = lower($1) and id <> $2 and not archived) as taken',
)

export const updateSavedReply = statement<never, { id: number; name: string; texts: string; archived: boolean }>(
  'update_saved_reply',
  `update saved_replies set name = :name, texts = :texts, archived = :archived, version = version + 1 where id = :id`,
)

/** One change at a time: of two that want the same name the second is told so. */
export const lockSavedReplies = statement<never, []>(
  'lock_saved_replies',
  `select pg_advisory_xact_lock(hashtextextended('saved_replies', 0))`,
)
