import { wearBands } from '@pandrop/contract/exteriors'
import type { ItemDetails, ItemMarket } from '@pandrop/contract/item'
import { formatPrice } from '@pandrop/money/format'
import type { PriceDot } from '@pandrop/ui/fieldScales'
import { PriceField } from '@pandrop/ui/PriceField'
import { exteriorCode, formatFloat, type WearLimits, wholeFloat } from '@pandrop/ui/wear'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { dayOf } from './day.ts'

/** Of a round price. */
const wholeEnd = /\.00$/

/** The floats of an item's exterior, as far as its finish has them. */
const limitsOf = ({ exterior, min_float, max_float }: ItemDetails): WearLimits => {
  const band = wearBands.find(({ code }) => code === exteriorCode(exterior)) ?? { from: 0, to: 1 }
  return { min: Math.max(band.from, min_float ?? 0), max: Math.min(band.to, max_float ?? 1) }
}

type Floated<Copy> = Copy & { float: number }

const hasFloat = <Copy extends { float: number | null }>(copy: Copy): copy is Floated<Copy> => copy.float !== null

/** The copies as dots in the visitor's currency, each in words. */
const useDots = () => {
  const text = useText()
  const { format, convert } = usePrices()
  const wordsOf = (standing: string, float: string, seed: number | null, price: number): string =>
    [
      standing,
      `${text('item_float')} ${float}`,
      seed === null ? '' : `${text('item_paint_seed')} ${seed}`,
      format(price),
    ]
      .filter(Boolean)
      .join(' · ')
  return (item: ItemDetails, { for_sale, sold }: ItemMarket): PriceDot[] => [
    ...[item].filter(hasFloat).map(
      ({ float, paint_seed, price }): PriceDot => ({
        key: 'own',
        kind: 'own',
        float,
        price: convert(price),
        words: wordsOf(text('details_same_this'), wholeFloat(float), paint_seed, price),
      }),
    ),
    ...for_sale.filter(hasFloat).map(
      ({ id, float, paint_seed, price }): PriceDot => ({
        key: String(id),
        kind: 'for_sale',
        float,
        price: convert(price),
        words: wordsOf(text('details_field_for_sale'), wholeFloat(float), paint_seed, price),
        href: paths.item({ ...item, id }),
      }),
    ),
    ...sold.filter(hasFloat).map(
      ({ day, float, price }, place): PriceDot => ({
        key: `sold ${place}`,
        kind: 'sold',
        float,
        price: convert(price),
        words: wordsOf(text('details_field_sold', { date: dayOf(day) }), formatFloat(float), null, price),
      }),
    ),
  ]
}

/** The reference as a line: what it is, and of which day. */
const useReference = () => {
  const text = useText()
  const { format, convert } = usePrices()
  return ({ reference }: ItemDetails) => {
    if (!reference) return undefined
    const price = format(reference.price)
    const words = reference.day
      ? text('details_field_reference_of', { price, date: dayOf(reference.day) })
      : text('details_field_reference', { price })
    return { price: convert(reference.price), words }
  }
}

/** Copies of an item's kind by float and price, for sale and sold. */
export const ItemField = ({ item, market }: { item: ItemDetails; market: ItemMarket }) => {
  const text = useText()
  const { currency } = usePrices()
  const dots = useDots()(item, market)
  const reference = useReference()(item)
  const formatShown = (shown: number): string => formatPrice(shown, { ...currency, value: 1, exchangeRateEur: 1 })
  if (dots.length < 2 && !reference) return <p className="text-bone-1">{text('details_field_empty')}</p>
  const prices = dots.map(({ price }) => price)
  const low = formatShown(Math.min(...prices))
  const high = formatShown(Math.max(...prices))
  return (
    <PriceField
      dots={dots}
      limits={limitsOf(item)}
      reference={reference}
      label={[text('details_field_label', { count: dots.length, low, high }), reference?.words]
        .filter(Boolean)
        .join(' ')}
      sliderLabel={text('details_field_slider')}
      names={{
        own: text('details_same_this'),
        for_sale: text('details_field_for_sale'),
        sold: text('item_sold'),
      }}
      openLabel={text('details_field_open')}
      formatPrice={(shown) => formatShown(shown).replace(wholeEnd, '')}
    />
  )
}
