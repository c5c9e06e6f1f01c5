import { exteriorByQuality, exteriorNames, isSameFloat } from '@pandrop/contract/exteriors'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { tradeTriesMax } from '@pandrop/contract/lifecycle/trade-offer'
import { isMendable, type RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { readMarketName } from '../../catalogue/imports/item-row.rules.ts'

/** What customer and shop have agreed on. */
export interface AgreedCopy {
  /** as Steam's market names the skin, or as its customer does */
  name: string
  /** Phase 2, Ruby; '' for most */
  phase: string
  variant: OfferVariant | null
  quality: OfferQuality
  /** null: nobody has said */
  float: number | null
  /** Steam's number of the copy that its customer has pointed at; null: they have not */
  assetId: string | null
}

/** A copy of the customer's, as Steam tells of it. */
export interface CopyThere {
  assetId: string
  marketName: string
  float: number | null
  paintSeed: number | null
}

const marks = { normal: '', stattrak: 'StatTrak™ ', souvenir: 'Souvenir ' } as const

/** What Steam's market calls a copy: ★ StatTrak™ Karambit | Doppler (Factory New). */
export const marketNameOf = ({ name, variant, quality }: AgreedCopy): string => {
  const read = readMarketName(name)
  const [, star = '', skin = ''] = /^(★ )?(.*)$/s.exec(read.name) ?? []
  const exterior = exteriorByQuality[quality]
  const wear = exterior === 'NP' ? '' : ` (${exteriorNames[exterior]})`
  return `${star}${marks[variant ?? read.variant]}${skin}${wear}`
}

/** Which copy is asked for, or why none is. */
export type Pick = { copy: CopyThere } | { problem: 'item_missing' | 'item_differs' | 'items_alike' }

/**
 * The one copy of a customer's that can only be the one that was agreed on: the one that they have pointed at, else the
 * only one that bears its name and, where the offer says a float, has that. Phases share a name, so that without a
 * float nobody knows which of them it is; what is not painted is all the same.
 * @param taken numbers of copies that other offers ask for now
 */
export const pickCopy = (agreed: AgreedCopy, copies: readonly CopyThere[], taken: readonly string[]): Pick => {
  const { phase, quality, float, assetId } = agreed
  const name = marketNameOf(agreed).toLowerCase()
  const there = copies.filter((copy) => copy.marketName.toLowerCase() === name && !taken.includes(copy.assetId))
  const meant = assetId === null ? there : there.filter((copy) => copy.assetId === assetId)
  if (meant.length === 0) return { problem: 'item_missing' }
  const fitting = meant.filter((copy) => float === null || copy.float === null || isSameFloat(copy.float, float))
  const [copy, ...others] = fitting
  if (!copy) return { problem: 'item_differs' }
  const isProven = assetId !== null || (float !== null && copy.float !== null)
  const isOnly = others.length === 0 && (phase === '' || isProven)
  return isOnly || quality === 'not_painted' ? { copy } : { problem: 'items_alike' }
}

/** An account of the shop that could ask. */
export interface AskingAccount {
  id: number
  /** how it is doing in Steam */
  state: 'ok' | 'offline' | 'rate_limited' | 'banned' | 'unknown'
  /** that lie on it, or are on their way there */
  copies: number
}

/**
 * Which account asks: of those that are well, the one that keeps the fewest copies, because an inventory ends at a
 * thousand. later: none is, but one will be by itself.
 */
export const askingAccount = (accounts: readonly AskingAccount[]): { accountId: number } | 'later' | 'none' => {
  const [chosen] = accounts.filter(({ state }) => state === 'ok').sort((one, other) => one.copies - other.copies)
  if (chosen) return { accountId: chosen.id }
  return accounts.some(({ state }) => state === 'rate_limited' || state === 'unknown') ? 'later' : 'none'
}

/** Whether somebody has to look at what kept an item from being asked for, before it is asked for again. */
export const needsStaff = (problem: RequestProblem, tryNo: number): boolean =>
  !isMendable(problem) || tryNo >= tradeTriesMax
