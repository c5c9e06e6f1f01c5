import { createHash, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { dayName, daysBefore } from '@pandrop/money/days'
import { fillBackOffice } from './back-office-data.ts'
import type { Finding } from './measure.ts'
import type { BenchShop } from './shop.ts'

/** People who turn pages at the same time. */
const operators = 4

/** Pages that each of them turns of each list. */
const pagesTurned = 25

const daysAgo = (days: number): string => dayName(daysBefore(new Date(), days))

/** Not lists, so without their budget: one page alone, asked for again and again. */
const reports = {
  'numbers of items, and of what a filter finds': '/items/counts?tab=sold&type=Knife&',
  'reconciliation of 30 days': `/reconciliation?from=${daysAgo(29)}&until=${daysAgo(0)}&`,
} as const

/** Lists of the back office as people ask for them; each is turned over from its first page on. */
const lists = {
  'orders, all': '/orders?',
  'orders to deliver': '/orders?state=processing&',
  'orders whose offer is sent': '/orders?state=in_process&',
  'orders held back': '/orders?state=held&',
  'orders to deliver of a skin': '/orders?state=processing&search=redline&',
  'orders completed': '/orders?state=completed&',
  'orders whose trade failed': '/orders?state=trade_failed&',
  'orders of an e-mail': '/orders?search=customer1234&',
  'orders of a skin': '/orders?search=redline&',
  'offers to answer': '/offers?queue=to_answer&',
  'offers, all': '/offers?queue=all&',
  'offers of an e-mail': '/offers?queue=all&search=customer1234&',
  'offers of a skin': '/offers?queue=all&search=redline&',
  'payments to look at': '/payments?view=attention&',
  'payments, all': '/payments?view=all&',
  'top-ups that were paid': '/payments?view=succeeded&purpose=topup&',
  'payments that came to nothing': '/payments?view=unpaid&',
  'payments of an e-mail': '/payments?search=customer1234&',
  'payments of a name': '/payments?search=kova&',
  'numbers of payments': '/payments/counts?',
  'payouts to propose': '/payouts?stage=to_propose&',
  'payouts that ended': '/payouts?stage=ended&',
  'items on sale, newest first': '/items?tab=on_sale&',
  'items, all, longest on the shelf first': '/items?tab=all&order=oldest&',
  'items, all, by price': '/items?tab=all&order=price_up&',
  'items, all, by margin': '/items?tab=all&order=margin&',
  'items, all, against reference': '/items?tab=all&order=reference&',
  'items sold of a type': '/items?tab=sold&type=Knife&',
  'items on sale without a cost': '/items?tab=on_sale&lacks=cost&',
  'items of a skin': '/items?tab=all&search=redline&',
  'numbers of items': '/items/counts?',
  'skins, most on sale first': '/catalogue/skins?',
  'skins, most sold first': '/catalogue/skins?order=sold&',
  'skins whose prices are old': '/catalogue/skins?order=oldest&older_than=30&',
  'skins of a name': '/catalogue/skins?search=redline&',
  'lists of prices': '/catalogue/price-lists?',
  'what the strips show': '/strips?',
  'price changes': '/price-changes?',
  campaigns: '/campaigns?',
  imports: '/imports?',
  'promo codes': '/promo-codes?',
  packs: '/packs?',
  deals: '/deals?',
  'customers, all': '/customers?',
  'customers by e-mail': '/customers?search=customer12&',
  'customers by name': '/customers?search=kova&',
  'adjustments of balances': '/adjustments?',
  'files for the bank': '/bank-files?',
  'the audit log': '/audit?',
  'the audit log of an item': '/audit?row=items/1234&',
  'what waits today': '/today?',
  'the newest orders': '/today/orders?',
  'numbers beside the menu': '/counts?',
  'sales of 30 days': '/sales?days=30&',
  'sales of a year': '/sales?days=365&',
  'what the shop owes': '/liabilities?',
  'search for a number': '/search?q=12345&',
  'search for a name': '/search?q=kova&',
  'search for a skin': '/search?q=redline&',
} as const

const signIn = async ({ ownerPool }: BenchShop): Promise<string> => {
  const cookie = randomBytes(32).toString('base64url')
  await ownerPool.query(
    `with made as (
       insert into staff (name, email, role, password_hash, password_is_once, totp_sealed, created_at)
       values ('Ada', 'ada@shop.example', 'administrator', 'none', false, '\\x00', now()) returning id
     )
     insert into staff_sessions (staff_id, cookie_hash, factor_at, created_at, seen_at, expires_at, user_agent, address)
     select id, $1, now(), now(), now(), now() + interval '12 hours', '', '' from made`,
    [createHash('sha256').update(cookie).digest()],
  )
  return cookie
}

/** Turns the pages of a list; answers how long each took, in milliseconds. */
const turn = async (origin: string, path: string, cookie: string): Promise<number[]> => {
  const times: number[] = []
  let after = ''
  for (let page = 0; page < pagesTurned; page += 1) {
    const begun = performance.now()
    const answer = await fetch(`${origin}/api/staff${path}${after}`, { headers: { cookie: `pandrop_staff=${cookie}` } })
    const text = await answer.text()
    times.push(performance.now() - begun)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    const { next } = JSON.parse(text) as { next?: string | null }
    after = next ? `after=${encodeURIComponent(next)}` : ''
  }
  return times
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((left, right) => left - right)[Math.ceil(times.length * share) - 1] ?? Number.NaN

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`

/**
 * Every list of the back office with 200,000 orders, 100,000 offers and 50,000 customers in the database, turned over
 * by four people at once.
 */
export const measureBackOffice = async (shop: BenchShop): Promise<Finding[]> => {
  await fillBackOffice(shop.ownerPool)
  const cookie = await signIn(shop)
  const findings: Finding[] = []
  for (const [what, path] of Object.entries({ ...lists, ...reports })) {
    const turnTogether = () => Promise.all(Array.from({ length: operators }, () => turn(shop.origin, path, cookie)))
    // The first round opens connections and warms them, as a shop's first minute does.
    await turnTogether()
    const times = (await turnTogether()).flat()
    findings.push({
      what: `back office: ${what}, ${operators} people turning pages`,
      ours: `p95 ${milliseconds(percentile(times, 0.95))}`,
      beside: `p50 ${milliseconds(percentile(times, 0.5))}`,
      ratio: '',
      budget: what in reports ? '' : 'p95 < 100 ms',
    })
  }
  return findings
}
