import type { ItemDetails } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { dayOf } from './day.ts'

type Compared = Pick<ItemDetails, 'price' | 'reference'>

/**
 * "4% below what it usually costs (€12.50, as of 12.11.2026)"; undefined where there is nothing to be compared with
 * (docs/behaviour/catalogue.md#against-reference). Whole percent: a reference is no more exact than that.
 */
export const againstReference = (
  text: Text,
  { price, reference }: Compared,
  format: (euro: number) => string,
): string | undefined => {
  if (!reference) return undefined
  const percent = Math.round((price / reference.price - 1) * 100)
  const usual = format(reference.price)
  const of = reference.day ? text('details_reference_of', { price: usual, date: dayOf(reference.day) }) : usual
  return `${wordsOf(text, percent)} (${of})`
}

const wordsOf = (text: Text, percent: number): string => {
  if (percent === 0) return text('details_reference_equal')
  const words = percent < 0 ? 'details_reference_below' : 'details_reference_above'
  return text(words, { percent: String(Math.abs(percent)) })
}

/** The price beside what its kind usually costs; nothing where nobody knows that. */
export const ItemReference = ({ item }: { item: Compared }) => {
  const words = againstReference(useText(), item, usePrices().format)
  return words && <p className="mt-1.5 type-meta text-bone-2">{words}</p>
}
