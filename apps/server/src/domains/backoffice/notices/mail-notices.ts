import { type NoticeKind, noticeKinds, noticeName } from '@pandrop/contract/staff/waiting-names'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import type { Watch } from '../health/health.ts'
import { waitingNow } from '../today/waiting.ts'
import { stepOf } from './notices.rules.ts'
import { type DueNoticeRow, hasNotices, lockNotices, noteTold } from './notices.sql.ts'
import { countsOf } from './notices.ts'

type Counts = Record<NoticeKind, number>

const quietOf = ({ quiet_from: from, quiet_till: till }: DueNoticeRow) =>
  from === null || till === null ? null : { from, till }

/** What one person is told now, and notes that they were. */
const newsFor = async (tx: Transaction, rows: DueNoticeRow[], counts: Counts, now: Date): Promise<NoticeKind[]> => {
  const news: NoticeKind[] = []
  for (const row of rows) {
    // One that an older version told of, and this one does not know.
    const kind = noticeKinds.find((one) => one === row.kind)
    if (!kind) continue
    const notice = { pace: row.pace, toldCount: row.told_count, toldAt: row.told_at }
    const step = stepOf(notice, { count: counts[kind], quiet: quietOf(row), now })
    if (step === 'nothing') continue
    if (step === 'tell') news.push(kind)
    await noteTold(tx, row.staff_id, kind, counts[kind], step === 'tell' ? now : null)
  }
  return news
}

/** "3 orders to deliver; 1 payment disputed": numbers alone, no name and no sum of a customer. */
const listOf = (news: NoticeKind[], counts: Counts): string =>
  noticeKinds
    .filter((kind) => news.includes(kind))
    .map((kind) => `${counts[kind]} ${noticeName(kind, counts[kind])}`)
    .join('; ')

/** Mails everybody of the staff what has come since they were told, as soon as they want to hear of it. */
export const mailNotices = async (shop: Pick<Shop, 'pool' | 'clock' | 'env'>, watch: Watch): Promise<void> => {
  const { pool, clock, env } = shop
  if (!(await hasNotices(pool))?.wanted) return
  const { waiting } = await waitingNow(shop, watch)
  const counts = countsOf(waiting)
  const now = clock.now()
  await inTransaction(pool, async (tx) => {
    const rows = await lockNotices(tx)
    for (const to of new Set(rows.map(({ email }) => email))) {
      const own = rows.filter(({ email }) => email === to)
      const news = await newsFor(tx, own, counts, now)
      if (news.length === 0) continue
      const values = { list: listOf(news, counts) }
      await enqueueAll(tx, 'send_staff_mail', [{ template: 'waiting', to, values, link: backOfficeAddressOf(env) }])
    }
  })
}
