import type { Received } from '@pandrop/contract/call'
import type { filterData } from '@pandrop/contract/catalogue'
import { type ExteriorCode, exteriorNames } from '@pandrop/contract/exteriors'
import type pg from 'pg'
import { offered } from '../../items/item-row.ts'

/** An item for sale with everything that can be asked about it, as it stands in the tables. */
export interface PlainItem {
  id: number
  title: string
  phase: string
  type: string
  weapon: string
  finish: string
  rarity: string
  exterior: ExteriorCode
  class: string
  collection: string
  price_cents: number
  float: number | null
  paint_seed: number | null
  on_sale: boolean
  is_new: boolean
  /** what a search can find */
  words: string[]
}

export type PlainQuery = Received<typeof filterData, 'query'>

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}|[™★]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9\u0080-\uffff]+/)

/** Of the title, phase, type and exterior, and weapon and finish as one word each. */
const wordsOf = (item: Omit<PlainItem, 'words'>): string[] => [
  ...words(`${item.title} ${item.phase} ${item.type} ${item.exterior} ${exteriorNames[item.exterior]}`),
  ...[item.weapon, item.finish].map((text) => words(text).join('')),
]

/** The whole table, without any index, filter or summary: what a list is compared with. */
export const plainItems = async (pool: pg.Pool): Promise<PlainItem[]> => {
  const { rows } = await pool.query(
    `select i.id, i.title, s.phase, i.type, i.weapon, s.finish, i.rarity, i.exterior, i.class, s.collection,
       i.price_cents, i.float, i.paint_seed, i.old_price_cents is not null as on_sale,
       coalesce(i.new_until > now(), false) as is_new
     from items i join skins s on s.id = i.skin_id
     where ${offered}`,
  )
  return rows.map((row) => ({ ...row, words: wordsOf(row) }))
}

const hasWords = (item: PlainItem, typed: string): boolean =>
  words(typed).every((word) => item.words.some((own) => own.startsWith(word)))

const isAmong = (values: readonly string[] | undefined, value: string): boolean => values?.includes(value) ?? true

const cents = (units: number): number => Math.round(units * 100)

/** Whether an item passes a filter, said as plainly as the filter's description. */
export const passes = (item: PlainItem, query: PlainQuery): boolean =>
  (query.search === undefined || hasWords(item, query.search)) &&
  (query.price_from === undefined || item.price_cents >= cents(query.price_from)) &&
  (query.price_till === undefined || item.price_cents <= cents(query.price_till)) &&
  (query.float_from === undefined || (item.float !== null && item.float >= query.float_from)) &&
  (query.float_till === undefined || (item.float !== null && item.float <= query.float_till)) &&
  (query.paint_seed === undefined || item.paint_seed === query.paint_seed) &&
  isAmong(query.type, item.type) &&
  isAmong(query.quality, item.rarity) &&
  isAmong(query.heroes, item.weapon) &&
  isAmong(query.exterior_names, exteriorNames[item.exterior]) &&
  isAmong(query.item_class, item.class) &&
  isAmong(query.collection, item.collection) &&
  (!query.sale || item.on_sale) &&
  (!query.new || item.is_new)
