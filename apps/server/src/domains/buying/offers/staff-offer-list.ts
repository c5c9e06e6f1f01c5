import type { Answer } from '@pandrop/contract/call'
import { exteriorByQuality } from '@pandrop/contract/exteriors'
import { ok, type Result } from '@pandrop/contract/result'
import type {
  CopyGap,
  countStaffOffers,
  OfferQueue,
  StaffOfferClock,
  StaffOfferRow,
  StaffQuote,
} from '@pandrop/contract/staff/offers'
import { cents, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import { cursorMark, cutPage, type Page, type PageAsked, readCursorPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { isOutdated } from '../../catalogue/skins/references.rules.ts'
import { quoteDaysOf } from '../../catalogue/skins/skin.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import type { WorkingCalendar } from '../holidays/working-days.rules.ts'
import { type Margin, quoteOf } from '../margins/margins.rules.ts'
import { marginsOf } from '../margins/margins.ts'
import { type OfferClock, waitOf } from './offer-clock.rules.ts'
import {
  countQueues,
  countToShelve,
  findByCustomers,
  findByTitle,
  findSellers,
  type QueueNarrowing,
  type StaffRow,
  selectQueuePage,
} from './offer-queues.sql.ts'

/** Which offers somebody of the staff wants to see. */
interface QueueAsked extends PageAsked {
  queue: OfferQueue
  search?: string | undefined
  customer?: number | undefined
}

/**
 * One page of a queue of offers.
 * @returns refuses invalid_input beside `after` for a place that no page has named
 */
export const staffOffersOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { queue, search, customer, ...asked }: QueueAsked,
): Promise<Result<Page<StaffOfferRow>, 'invalid_input'>> => {
  const page = readCursorPage(asked, 'number')
  if (!page.ok) return page
  const { cursor, rowsMax } = page.value
  const [narrowing, facts] = await Promise.all([
    narrowingOf(pool, queue, { search: search?.trim() ?? '', customer }),
    rowFactsOf(pool, clock.now()),
  ])
  const found = await selectQueuePage(pool, queue, { cursor, rowsMax, ...narrowing })
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  return ok({ rows: rows.map((row) => toStaffRow(row, facts)), next })
}

// Beyond so many the queue itself is walked along: a page is then full soon.
const foundMax = 2000

// Shorter words have no trigram that an index could find, and so much matches them that walking is right anyway.
const wordLengthMin = 3

const narrowingOf = async (
  q: Queryable,
  queue: OfferQueue,
  { search, customer }: { search: string; customer: number | undefined },
): Promise<QueueNarrowing> => {
  if (customer !== undefined) return { ids: await findByCustomers(q, queue, [customer]) }
  if (search === '') return {}
  const number = /^#?(\d{1,15})$/.exec(search)?.[1]
  if (number) return { ids: [Number(number)] }
  const pattern = patternOf(search)
  if (search.length < wordLengthMin) return { pattern }
  const [titled, sellers] = await Promise.all([
    findByTitle(q, queue, pattern, foundMax),
    findSellers(q, pattern, foundMax),
  ])
  if (titled.length === foundMax || sellers.length === foundMax) return { pattern }
  const sellerIds = sellers.map(({ id }) => id)
  const sold = sellerIds.length > 0 ? await findByCustomers(q, queue, sellerIds) : []
  return { ids: [...titled, ...sold] }
}

/** A pattern of LIKE: the words in this order, whatever stands between them. */
const patternOf = (search: string): string => {
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return `%${escaped.split(/\s+/).join('%')}%`
}

/** What a row says beyond its columns comes from these. */
export interface RowFacts {
  margins: readonly Margin[]
  /** how old a reference may be that the shop quotes by; 0: age does not matter */
  quoteDays: number
  calendar: WorkingCalendar
  now: Date
}

/** Margins, calendar and how old a reference may be, as they are now. */
export const rowFactsOf = async (q: Queryable, now: Date): Promise<RowFacts> => {
  const [margins, calendar, quoteDays] = await Promise.all([marginsOf(q), workingCalendarOf(q), quoteDaysOf(q)])
  return { margins, calendar, quoteDays, now }
}

/** An offer as the back office's lists show it. */
export const toStaffRow = (row: StaffRow, { margins, calendar, quoteDays, now }: RowFacts): StaffOfferRow => {
  const clock = waitOf(row, now, calendar)
  const isOld = isOutdated(row.sold_for_day, quoteDays, now)
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    state: row.state,
    title: row.title,
    img: row.picture === null ? '' : picturePaths(row.picture).img_url,
    rarity: row.rarity,
    quality: row.quality,
    variant: row.variant,
    user_price: toUnits(cents(row.user_price_cents)),
    service_price: inUnitsOrNull(row.service_price_cents),
    quote: row.sold_for_cents === null || isOld ? null : toQuote(row.sold_for_cents, margins),
    is_outdated: isOld,
    clock: clock && toClock(clock),
    lacks: gapsOf(row),
    customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  }
}

const gapsOf = ({ skin_id: skin, quality, float, paint_seed: seed }: StaffRow): CopyGap[] => {
  const isPainted = exteriorByQuality[quality] !== 'NP'
  return [
    ...(skin === null ? ['skin' as const] : []),
    ...(isPainted && float === null ? ['float' as const] : []),
    ...(isPainted && seed === null ? ['paint_seed' as const] : []),
  ]
}

const toClock = ({ waitsFor, dueAt, leftMilliseconds }: OfferClock): StaffOfferClock => ({
  waits_for: waitsFor,
  due_at: dueAt.toISOString(),
  minutes_left: Math.floor(leftMilliseconds / 60_000),
})

const toQuote = (reference: number, margins: readonly Margin[]): StaffQuote | null => {
  const quoted = quoteOf(cents(reference), margins)
  return (
    quoted && {
      reference_price: toUnits(quoted.reference),
      margin_from: toUnits(quoted.marginFrom),
      margin_percent: quoted.marginPercent,
      suggested_price: toUnits(quoted.quote),
    }
  )
}

/** How many offers stand in the queues that somebody works off. */
export const queueCountsOf = async ({
  pool,
  clock,
}: Pick<Shop, 'pool' | 'clock'>): Promise<Answer<typeof countStaffOffers>['counts']> => {
  const counts = await countQueues(pool, clock.now())
  if (!counts) throw new Error('counting answered without a row')
  return counts
}

/** What customers have sold us and nobody has put on sale yet: how many, and what it cost or will cost, in cents. */
export const toShelve = async (q: Queryable): Promise<{ offers: number; cents: number }> => {
  const counted = await countToShelve(q)
  if (!counted) throw new Error('counting answered without a row')
  return counted
}
