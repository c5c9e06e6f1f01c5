import { oddPrice } from '@pandrop/contract/staff/item-changes'
import { minuteText } from '@pandrop/money/days'
import { formatCents } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import { checkPrice } from '../staff-items/copy.rules.ts'
import type { ComparedRow } from './import-format.ts'
import type { ItemRow } from './item-row.rules.ts'
import type { KnownItemRow } from './item-rows.sql.ts'
import { type Judged, type RowChange, type Shelf, wordsOf } from './judge-row.ts'

const euro = (amount: number | null): string => (amount === null ? 'unknown' : formatCents(cents(amount)))

/** What a row changes, in words for the report. */
export const changeWords = (item: KnownItemRow, change: RowChange): string => {
  const { priceCents, costCents, assetId, accountId, externalId, note, availableFrom, attachments, isHidden } = change
  return [
    priceCents !== undefined && `price ${euro(item.price_cents)} → ${euro(priceCents)}`,
    costCents !== undefined && `cost ${euro(item.cost_cents)} → ${euro(costCents)}`,
    assetId !== undefined && 'asset id',
    accountId !== undefined && 'account',
    externalId !== undefined && 'external number',
    note !== undefined && 'note',
    attachments !== undefined && 'stickers, charm or name tag',
    availableFrom !== undefined && `available from ${minuteText(new Date(availableFrom))}`,
    isHidden !== undefined && (isHidden ? 'hidden' : 'shown'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is asked about the price of a new or changed item once more; null: nothing. */
export const oddOf = (row: ItemRow, judged: Judged, shelf: Shelf): string | null => {
  if (judged.is === 'same') return null
  const question =
    judged.is === 'new'
      ? { price: judged.priceCents, cost: row.costCents, reference: shelf.kindOf(judged.copy)?.reference_cents ?? 0 }
      : {
          price: judged.change.priceCents ?? judged.item.price_cents,
          cost: judged.change.costCents ?? judged.item.cost_cents,
          reference: judged.item.reference_cents,
        }
  const isAsked = judged.is === 'new' || 'priceCents' in judged.change || 'costCents' in judged.change
  if (!isAsked || oddPrice(question) === null) return null
  const { price, cost, reference } = question
  const priced = checkPrice(
    { price: cents(price), cost: cost === null ? null : cents(cost), reference: cents(reference) },
    false,
  )
  return priced.ok ? null : wordsOf(priced)
}

/** A judged row as its report shows it. */
export const comparedOf = (judged: Judged, { label, odd }: { label: string; odd: string | null }): ComparedRow => {
  if (judged.is === 'new') return { outcome: 'new', label, odd, identity: judged.identity }
  const { item } = judged
  if (judged.is === 'same') return { outcome: 'same', label: item.title, itemId: item.id }
  return { outcome: 'changed', label: item.title, odd, itemId: item.id, why: changeWords(item, judged.change) }
}
