import type { Sent } from '@pandrop/contract/call'
import {
  type addCampaignItems,
  type Campaign,
  campaignPercentMax,
  campaignPercentMin,
  type createCampaign,
} from '@pandrop/contract/staff/campaigns'
import { readAmount } from '../../forms/readAmount.ts'
import type { AddressWords } from '../../hooks/useAddress.ts'
import { readShopMoment } from '../../shopTime.ts'
import type { PreviewAsked } from './campaignQueries.ts'

type ChosenBody = Sent<typeof addCampaignItems, 'body'>['items']

/** The items that the address names. */
export interface Chosen {
  /** what their preview is asked with */
  asked: PreviewAsked
  /** what is sent for them */
  items: ChosenBody
}

/**
 * Reads which items were chosen in their list: `ids`, or filters and `newest`, the newest item there was then.
 * @returns null where the address names none
 */
export const chosenOf = ({ ids, newest, ...filters }: AddressWords): Chosen | null => {
  if (ids !== undefined && /^[1-9]\d*(,[1-9]\d*)*$/.test(ids))
    return { asked: { ids }, items: { ids: ids.split(',').map(Number) } }
  if (newest === undefined || !/^[1-9]\d*$/.test(newest) || filters.tab === undefined) return null
  // The same words that the list of items stands in; what is no filter is dropped by the server.
  const found = filters as Extract<ChosenBody, { found: unknown }>['found']
  return { asked: { ...filters, newest_id: newest } as PreviewAsked, items: { found, newest_id: Number(newest) } }
}

/** What is typed of a campaign, field by field. */
export interface TypedCampaign {
  name: string
  kind: 'percent' | 'prices'
  percent: string
  /** 2026-12-01T10:00 as clocks in the shop show it, or nothing */
  from: string
  until: string
  /** by item; absent: what the percentage makes of it */
  prices: Readonly<Record<number, string>>
}

export const nothingTyped: TypedCampaign = { name: '', kind: 'percent', percent: '', from: '', until: '', prices: {} }

/** A whole number of percent; null for anything else. */
export const readPercent = (typed: string): number | null => {
  const percent = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return percent >= campaignPercentMin && percent <= campaignPercentMax ? percent : null
}

/** Prices to begin with where none was typed: as this percentage makes them. */
const basisPercent = 10

/** What the preview by percentage is asked with; null: nothing is typed that could be asked. */
export const askedByPercent = (chosen: Chosen, typed: TypedCampaign, into: Campaign | null): PreviewAsked | null => {
  const percent = into ? into.percent : readPercent(typed.percent)
  const from = into ? into.from : readShopMoment(typed.from)
  const isPriced = kindOf(typed, into) === 'prices'
  if (percent === null && !isPriced) return null
  const isAhead = from !== null && Date.parse(from) > Date.now()
  return { ...chosen.asked, percent: percent ?? basisPercent, ...(isAhead && { from }) }
}

/** A campaign that is added to says itself what it takes off. */
export const kindOf = (typed: TypedCampaign, into: Campaign | null): TypedCampaign['kind'] => {
  if (into === null) return typed.kind
  return into.percent === null ? 'prices' : 'percent'
}

/** An item with the price that it would have without being touched. */
interface Priced {
  id: number
  price: number
}

/** Each item with its price; null for one that is typed and can be none. */
export const pricesOf = (rows: readonly Priced[], typed: TypedCampaign['prices']) =>
  rows.map(({ id, price }) => {
    const word = typed[id]
    return { id, price: word === undefined ? price : readAmount(word) }
  })

const isPriced = (row: { id: number; price: number | null }): row is Priced => row.price !== null

/** The preview of prices of their own; null: there is none that could be asked about. */
export const askedByPrices = (rows: readonly Priced[], typed: TypedCampaign['prices']): PreviewAsked | null => {
  const prices = pricesOf(rows, typed).filter(isPriced)
  return prices.length === 0 ? null : { prices: prices.map(({ id, price }) => `${id}:${price}`).join(',') }
}

/** Fields that were tried and cannot be meant. */
export const wrongFields = (typed: TypedCampaign): ReadonlySet<'name' | 'percent' | 'until'> =>
  new Set([
    ...(typed.name.trim() === '' ? (['name'] as const) : []),
    ...(typed.kind === 'percent' && readPercent(typed.percent) === null ? (['percent'] as const) : []),
    ...(readShopMoment(typed.until) === null ? (['until'] as const) : []),
  ])

/**
 * What is sent for the items; with prices of their own, those of the rows that were shown.
 * @returns null while one of them is typed that can be none
 */
export const itemsBody = (
  chosen: Chosen,
  kind: TypedCampaign['kind'],
  { rows, prices }: { rows: readonly Priced[]; prices: TypedCampaign['prices'] },
): ChosenBody | null => {
  if (kind === 'percent') return chosen.items
  const priced = pricesOf(rows, prices)
  return priced.every(isPriced) ? { prices: priced } : null
}

/** What is sent for a new campaign, beside what was seen of it. */
export const newBody = (
  typed: TypedCampaign,
  items: ChosenBody,
): Omit<Sent<typeof createCampaign, 'body'>, 'token' | 'below_cost'> => {
  const from = readShopMoment(typed.from)
  const percent = typed.kind === 'percent' ? readPercent(typed.percent) : null
  return {
    name: typed.name.trim(),
    until: readShopMoment(typed.until) ?? '',
    items,
    ...(from !== null && { from }),
    ...(percent !== null && { percent }),
  }
}
