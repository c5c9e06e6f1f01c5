import type { Answer, Received } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/staff/notices'
import type { Waiting } from '@pandrop/contract/staff/today'
import { type NoticeKind, noticeKinds } from '@pandrop/contract/staff/waiting-names'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { deleteNotices, keepNotice, selectNotices, selectQuietHours, setQuietHours } from './notices.sql.ts'

/** What somebody is mailed of, and when not. */
type Notices = Omit<Answer<typeof calls.getNotices>, 'status'>

export const noticesOf = async (q: Queryable, staffId: number): Promise<Notices> => {
  const [rows, hours] = await Promise.all([selectNotices(q, staffId), selectQuietHours(q, staffId)])
  const paceOf = (kind: NoticeKind) => rows.find((row) => row.kind === kind)?.pace ?? 'never'
  const { quiet_from: from = null, quiet_till: till = null } = hours ?? {}
  return {
    paces: Object.fromEntries(noticeKinds.map((kind) => [kind, paceOf(kind)])) as Notices['paces'],
    quiet: from === null || till === null ? null : { from, till },
  }
}

/** Has somebody be mailed of something else; the same again changes nothing. */
export const setNotices = (
  { pool }: Pick<Shop, 'pool'>,
  { staffId, paces, quiet }: Received<typeof calls.setNotices, 'body'> & { staffId: number },
): Promise<Notices> =>
  inTransaction(pool, async (tx) => {
    const wanted = noticeKinds.filter((kind) => paces[kind] !== 'never')
    await deleteNotices(tx, staffId, [...wanted])
    for (const kind of wanted) await keepNotice(tx, staffId, kind, paces[kind])
    await setQuietHours(tx, staffId, quiet?.from ?? null, quiet?.till ?? null)
    return noticesOf(tx, staffId)
  })

/** How many there are of what staff may be told of. */
export const countsOf = (waiting: readonly Waiting[]): Record<NoticeKind, number> => {
  const entryOf = (kind: Waiting['kind']) => waiting.find((entry) => entry.kind === kind)
  const countOf = (kind: NoticeKind): number => {
    if (kind === 'orders_overdue')
      return (entryOf('orders_to_deliver')?.overdue ?? 0) + (entryOf('trades_open')?.overdue ?? 0)
    if (kind === 'offers_overdue') return entryOf('offers_to_answer')?.overdue ?? 0
    return entryOf(kind)?.count ?? 0
  }
  return Object.fromEntries(noticeKinds.map((kind) => [kind, countOf(kind)])) as Record<NoticeKind, number>
}
