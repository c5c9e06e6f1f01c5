import { type NoticeKind, noticeKinds, noticeName } from '@pandrop/contract/staff/waiting-names'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import type { Watch } from '../health/health.ts'
import { waitingNow } from '../today/waiting.ts'
import { stepOf } from './notices.rules.ts'
import {
  hasNotices,
  keepShopNotices,
  lockNotices,
  lockShopNotices,
  noteShopTold,
  noteTold,
  selectShopAddress,
  type ToldRow,
} from './notices.sql.ts'
import { countsOf } from './notices.ts'

type Counts = Record<NoticeKind, number>

/** What waits, and when that was. */
interface Standing {
  counts: Counts
  now: Date
  zone: string
}

type Note = (kind: NoticeKind, count: number, at: Date | null) => Promise<unknown>

const quietOf = ({ quiet_from: from, quiet_till: till }: ToldRow) =>
  from === null || till === null ? null : { from, till }

/** What one address is told now, and notes that it was. */
const newsFor = async (rows: ToldRow[], { counts, now, zone }: Standing, note: Note): Promise<NoticeKind[]> => {
  const news: NoticeKind[] = []
  for (const row of rows) {
    // One that an older version told of, and this one does not know.
    const kind = noticeKinds.find((one) => one === row.kind)
    if (!kind) continue
    const notice = { pace: row.pace, toldCount: row.told_count, toldAt: row.told_at }
    const step = stepOf(notice, { count: counts[kind], quiet: quietOf(row), now, zone })
    if (step === 'nothing') continue
    if (step === 'tell') news.push(kind)
    await note(kind, counts[kind], step === 'tell' ? now : null)
  }
  return news
}

/** "3 orders to deliver; 1 payment disputed": numbers alone, no name and no sum of a customer. */
const listOf = (news: NoticeKind[], counts: Counts): string =>
  noticeKinds
    .filter((kind) => news.includes(kind))
    .map((kind) => `${counts[kind]} ${noticeName(kind, counts[kind])}`)
    .join('; ')

/** Each of the staff, with what they are told. */
const newsOfStaff = async (tx: Transaction, standing: Standing): Promise<Map<string, NoticeKind[]>> => {
  const rows = await lockNotices(tx)
  const news = new Map<string, NoticeKind[]>()
  for (const { staff_id: id, email } of rows) {
    if (news.has(email)) continue
    const own = rows.filter(({ staff_id: other }) => other === id)
    news.set(email, await newsFor(own, standing, (kind, count, at) => noteTold(tx, id, kind, count, at)))
  }
  return news
}

/** The shop's one address, if it has one. */
const newsOfShop = async (tx: Transaction, standing: Standing): Promise<Map<string, NoticeKind[]>> => {
  const address = await selectShopAddress(tx)
  if (!address) return new Map()
  await keepShopNotices(tx, [...noticeKinds])
  const news = await newsFor(await lockShopNotices(tx), standing, (kind, count, at) =>
    noteShopTold(tx, kind, count, at),
  )
  return new Map([[address.email, news]])
}

/** Mails staff, and the shop's one address, what has come since they were told, as soon as they want to hear of it. */
export const mailNotices = async (
  shop: Pick<Shop, 'pool' | 'clock' | 'env' | 'delivery'>,
  watch: Watch,
): Promise<void> => {
  const { pool, clock, env } = shop
  if (!(await hasNotices(pool))?.wanted) return
  const { waiting } = await waitingNow(shop, watch)
  const counts = countsOf(waiting)
  const standing = { counts, now: clock.now(), zone: await timeZoneOf(pool) }
  await inTransaction(pool, async (tx) => {
    const told = [...(await newsOfStaff(tx, standing)), ...(await newsOfShop(tx, standing))]
    const mails = told
      .filter(([, news]) => news.length > 0)
      .map(([to, news]) => {
        const values = { list: listOf(news, counts) }
        return { template: 'waiting' as const, to, values, link: backOfficeAddressOf(env) }
      })
    await enqueueAll(tx, 'send_staff_mail', mails)
  })
}
