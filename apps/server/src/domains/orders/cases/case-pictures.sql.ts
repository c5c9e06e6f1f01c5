import { firstRow, statement } from '../../../db/statement.ts'

export const insertPicture = statement<never, { id: string; customerId: number; path: string; at: Date }>(
  'insert_case_picture',
  'insert into case_pictures (id, customer_id, path, uploaded_at) values (:id, :customerId, :path, :at)',
)

/** Gives pictures that no message has to one; those of somebody else stay as they are. */
export const attachPictures = statement<
  { id: string },
  { messageId: number; customerId: number; ids: readonly string[] }
>(
  'attach_case_pictures',
  `update case_pictures set message_id = :messageId
   where id = any(:ids::uuid[]) and customer_id = :customerId and message_id is null
   returning id::text as id`,
)

/** A customer's own picture, or any where none is named. */
export const selectPicture = firstRow<{ path: string }, [id: string, customerId: number | null]>(
  'select_case_picture',
  'select path from case_pictures where id = $1 and ($2::bigint is null or customer_id = $2)',
)

/** Pictures that nobody has sent a message with. */
export const deleteLoosePictures = statement<{ path: string }, [uploadedBefore: Date]>(
  'delete_loose_case_pictures',
  'delete from case_pictures where message_id is null and uploaded_at <= $1 returning path',
)

/** Cases that were solved so long ago that nothing of them has to be kept but that there were some. */
export const lockCasesToEmpty = statement<{ id: number }, [solvedBefore: Date, casesMax: number]>(
  'lock_cases_to_empty',
  `select id from order_cases
   where state = 'solved' and solved_at <= $1 and emptied_at is null
   order by id limit $2 for no key update skip locked`,
)

export const deletePicturesOf = statement<{ path: string }, [caseIds: number[]]>(
  'delete_pictures_of_cases',
  `delete from case_pictures using case_messages said
   where said.id = case_pictures.message_id and said.case_id = any($1)
   returning path`,
)

export const deleteMessagesOf = statement<never, [caseIds: number[]]>(
  'delete_messages_of_cases',
  'delete from case_messages where case_id = any($1)',
)

export const noteEmptied = statement<never, [caseIds: number[], at: Date]>(
  'note_cases_emptied',
  'update order_cases set emptied_at = $2 where id = any($1)',
)
