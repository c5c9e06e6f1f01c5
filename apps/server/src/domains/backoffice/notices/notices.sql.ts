import { firstRow, statement } from '../../../db/statement.ts'

export interface NoticeRow {
  kind: string
  pace: 'at_once' | 'hourly' | 'morning'
}

export const selectNotices = statement<NoticeRow, [staffId: number]>(
  'select_staff_notices',
  'select kind, pace from staff_notices where staff_id = $1',
)

export const selectQuietHours = firstRow<{ quiet_from: number | null; quiet_till: number | null }, [staffId: number]>(
  'select_quiet_hours',
  'select quiet_from, quiet_till from staff where id = $1',
)

export const setQuietHours = statement<never, [staffId: number, from: number | null, till: number | null]>(
  'set_quiet_hours',
  `update staff set quiet_from = $2, quiet_till = $3
   where id = $1 and (quiet_from is distinct from $2 or quiet_till is distinct from $3)`,
)

export const deleteNotices = statement<never, [staffId: number, kindsKept: string[]]>(
  'delete_staff_notices',
  'delete from staff_notices where staff_id = $1 and kind <> all($2)',
)

/** What they know of a kind stays: a changed pace is no news. */
export const keepNotice = statement<never, [staffId: number, kind: string, pace: string]>(
  'keep_staff_notice',
  `insert into staff_notices as standing (staff_id, kind, pace) values ($1, $2, $3)
   on conflict (staff_id, kind) do update set pace = excluded.pace where standing.pace <> excluded.pace`,
)

/** What somebody is told of, and what they know. */
export interface ToldRow extends NoticeRow {
  told_count: number
  told_at: Date | null
  quiet_from: number | null
  quiet_till: number | null
}

export interface DueNoticeRow extends ToldRow {
  staff_id: number
  email: string
}

/** Of everybody who may sign in; locked, so that of two servers one tells. */
export const lockNotices = statement<DueNoticeRow, []>(
  'lock_staff_notices',
  `select staff_id, email, kind, pace, told_count, told_at, quiet_from, quiet_till
   from staff_notices join staff on staff.id = staff_id
   where active
   order by staff_id, kind
   for update of staff_notices`,
)

export const noteTold = statement<never, [staffId: number, kind: string, toldCount: number, toldAt: Date | null]>(
  'note_staff_told',
  `update staff_notices set told_count = $3, told_at = coalesce($4, told_at) where staff_id = $1 and kind = $2`,
)

export const hasNotices = firstRow<{ wanted: boolean }, []>(
  'has_staff_notices',
  `select exists (select from staff_notices) or exists (select from settings where notice_email <> '') as wanted`,
)

/** Where the shop mails what waits besides its staff; no row: nowhere. */
export const selectShopAddress = firstRow<{ email: string }, []>(
  'select_notice_address',
  `select notice_email as email from settings where notice_email <> ''`,
)

export const keepShopNotices = statement<never, [kinds: string[]]>(
  'keep_shop_notices',
  'insert into shop_notices (kind) select unnest($1::text[]) on conflict do nothing',
)

/** Locked, so that of two servers one tells. */
export const lockShopNotices = statement<ToldRow, []>(
  'lock_shop_notices',
  `select kind, notice_pace as pace, told_count, told_at, null::int as quiet_from, null::int as quiet_till
   from shop_notices cross join settings
   order by kind
   for update of shop_notices`,
)

export const noteShopTold = statement<never, [kind: string, toldCount: number, toldAt: Date | null]>(
  'note_shop_told',
  'update shop_notices set told_count = $2, told_at = coalesce($3, told_at) where kind = $1',
)
