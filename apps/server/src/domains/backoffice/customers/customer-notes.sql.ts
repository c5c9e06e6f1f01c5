import { firstRow, statement } from '../../../db/statement.ts'

interface NoteRow {
  id: number
  text: string
  by: string
  at: Date
  pinned: boolean
}

export const selectNotes = statement<NoteRow, [customerId: number]>(
  'select_customer_notes',
  `select note.id, note.text, staff.name as by, note.at, note.pinned
   from customer_notes note join staff on staff.id = note.staff_id
   where note.customer_id = $1 order by note.pinned desc, note.id desc`,
)

export const selectNoted = firstRow<{ id: number }, [customerId: number]>(
  'select_noted_customer',
  'select id from customers where id = $1',
)

/** Holds the customer's row: two pins at once take turns. */
export const lockNoted = firstRow<{ id: number }, [customerId: number]>(
  'lock_noted_customer',
  'select id from customers where id = $1 for no key update',
)

/** Nothing where the same attempt has written it before. */
export const insertNote = firstRow<
  { id: number },
  { customerId: number; text: string; staffId: number; at: Date; requestKey: string }
>(
  'insert_customer_note',
  `insert into customer_notes (customer_id, text, staff_id, at, request_key)
   values (:customerId, :text, :staffId, :at, :requestKey)
   on conflict (staff_id, request_key) do nothing returning id`,
)

export const noteByKey = firstRow<{ customer_id: number; text: string }, [staffId: number, requestKey: string]>(
  'customer_note_by_key',
  'select customer_id, text from customer_notes where staff_id = $1 and request_key = $2',
)

/** Before another one is pinned. */
export const unpinNotes = statement<never, [customerId: number]>(
  'unpin_customer_notes',
  'update customer_notes set pinned = false where customer_id = $1 and pinned',
)

/** A row where the customer has such a note. */
export const pinNote = firstRow<{ id: number }, [noteId: number, customerId: number, pinned: boolean]>(
  'pin_customer_note',
  'update customer_notes set pinned = $3 where id = $1 and customer_id = $2 returning id',
)

export const deleteNote = statement<never, [noteId: number, customerId: number]>(
  'delete_customer_note',
  'delete from customer_notes where id = $1 and customer_id = $2',
)
