import type { PersonalExport } from '@pandrop/contract/personal-data'
import { firstRow, statement } from '../../../db/statement.ts'

export interface ExportRow {
  id: number
  customer_id: number
  state: PersonalExport['state']
  language: string
  asked_at: Date
  ready_until: Date | null
  ended_at: Date | null
  kinds_done: number
  kinds_all: number
  bytes: number
  parts: number
}

const fields = `id, customer_id, state, language, asked_at, ready_until, ended_at, kinds_done, kinds_all, bytes, parts`

export const newestExport = firstRow<ExportRow, [customerId: number]>(
  'newest_personal_export',
  `select ${fields} from personal_exports where customer_id = $1 order by id desc limit 1`,
)

/** Those that the customer asked for, and that did not come to nothing by our fault. */
export const countExportsSince = firstRow<{ count: number }, [customerId: number, since: Date]>(
  'count_personal_exports',
  `select count(*)::int as count from personal_exports
   where customer_id = $1 and asked_at > $2 and state <> 'failed' and asked_by is null`,
)

/** Nothing where the customer has one that has not ended: the index has the last word. */
export const insertExport = firstRow<
  ExportRow,
  { customerId: number; language: string; at: Date; askedBy: number | null }
>(
  'insert_personal_export',
  `insert into personal_exports (customer_id, language, asked_at, asked_by)
   values (:customerId, :language, :at, :askedBy)
   on conflict (customer_id) where state in ('asked', 'making', 'ready') do nothing
   returning ${fields}`,
)

/** It is begun, perhaps anew: nothing of it counts yet. Whose it is comes along. */
export const beginExport = firstRow<
  ExportRow & { avatar: string | null; email_verified_at: Date | null },
  [id: number, kindsAll: number]
>(
  'begin_personal_export',
  `with begun as (
     update personal_exports set state = 'making', kinds_done = 0, kinds_all = $2
     where id = $1 and state in ('asked', 'making')
     returning ${fields}
   )
   select begun.*, avatar, email_verified_at from begun join customers on customers.id = begun.customer_id`,
)

export const noteKinds = statement<never, [id: number, done: number]>(
  'note_personal_export_kinds',
  `update personal_exports set kinds_done = $2 where id = $1 and state = 'making'`,
)

/** Before a part lies in the storage: whatever ends the job there, somebody knows what to take away. */
export const notePart = statement<never, [id: number, part: number]>(
  'note_personal_export_part',
  'update personal_exports set parts = greatest(parts, $2) where id = $1',
)

export const finishExport = firstRow<
  ExportRow,
  { id: number; bytes: number; parts: number; keySealed: Buffer; at: Date; until: Date }
>(
  'finish_personal_export',
  `update personal_exports set state = 'ready', ready_at = :at, ready_until = :until, bytes = :bytes, parts = :parts,
     kinds_done = kinds_all, key_sealed = :keySealed
   where id = :id and state = 'making'
   returning ${fields}`,
)

export interface TakenExport {
  id: number
  parts: number
  key_sealed: Buffer
}

/** Takes the one copy that there is: whoever comes second finds none. */
export const takeReadyExport = firstRow<TakenExport, [customerId: number, at: Date]>(
  'take_ready_personal_export',
  `with found as (
     select id, parts, key_sealed from personal_exports
     where customer_id = $1 and state = 'ready' and ready_until > $2
     for update
   )
   update personal_exports as taken set state = 'fetched', ended_at = $2, key_sealed = null
   from found where taken.id = found.id
   returning found.id, found.parts, found.key_sealed`,
)

/** What broke off on its way can be fetched once more. */
export const giveBackExport = statement<never, [id: number, keySealed: Buffer]>(
  'give_back_personal_export',
  `update personal_exports set state = 'ready', ended_at = null, key_sealed = $2
   where id = $1 and state = 'fetched' and parts > 0
     and not exists (
       select from personal_exports as newer
       where newer.customer_id = personal_exports.customer_id and newer.id > personal_exports.id
     )`,
)

export const expireExports = statement<never, [at: Date]>(
  'expire_personal_exports',
  `update personal_exports set state = 'expired', ended_at = $1, key_sealed = null
   where state = 'ready' and ready_until <= $1`,
)

export const giveUpExports = statement<never, [askedBefore: Date, at: Date]>(
  'give_up_personal_exports',
  `update personal_exports set state = 'failed', ended_at = $2
   where state in ('asked', 'making') and asked_at <= $1`,
)

export const selectEndedFiles = statement<{ id: number; parts: number }, [endedBefore: Date]>(
  'ended_personal_export_files',
  `select id, parts from personal_exports
   where parts > 0 and state in ('fetched', 'expired', 'failed') and ended_at <= $1 order by id`,
)

export const noteFilesGone = statement<never, [id: number]>(
  'note_personal_export_files_gone',
  'update personal_exports set parts = 0 where id = $1',
)
