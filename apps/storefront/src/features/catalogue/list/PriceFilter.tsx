import { choiceClass } from '@pandrop/ui/Chip'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import {
  inEuro,
  mayHold,
  type PriceBounds,
  pricePresets,
  readPrice,
  shownBounds,
  shownPrice,
  toEuro,
} from './priceRange.ts'
import { RangeFields } from './RangeFields.tsx'
import { isCrossed, type Range } from './range.ts'
import type { ListControls } from './useListControls.ts'
import { useRangeEnd } from './useRangeEnd.ts'

interface PriceFilterProps {
  list: ListControls
  bounds: PriceBounds
}

/** One end of the range as a text field: EUR in the address, the visitor's currency on the screen. */
const usePriceEnd = (list: ListControls, name: 'price_from' | 'price_till') => {
  const { currency } = usePrices()
  return useRangeEnd({
    value: list.search[name],
    save: (euro) => list.changeNow({ [name]: euro }),
    read: (typed) => {
      const price = readPrice(typed)
      return price === null || price === undefined ? price : toEuro(price, currency)
    },
    write: (euro) => shownPrice(euro, currency),
    generation: list.generation,
  })
}

/** The price pair with its presets. */
export const PriceFilter = ({ list, bounds }: PriceFilterProps) => {
  const text = useText()
  const { currency } = usePrices()
  const from = usePriceEnd(list, 'price_from')
  const till = usePriceEnd(list, 'price_till')
  const range = { from: list.search.price_from, till: list.search.price_till }
  const ends = shownBounds(bounds, currency)
  return (
    <RangeFields
      title={text('filter_price', { symbol: currency.symbol })}
      from={{ end: from, label: text('filter_price_from'), placeholder: ends.from || text('filter_price_min') }}
      till={{ end: till, label: text('filter_price_till'), placeholder: ends.till || text('filter_price_max') }}
      crossed={isCrossed(range)}
      invalidText={text('filter_price_invalid')}
      crossedText={text('filter_price_crossed')}
    >
      <Presets list={list} range={range} bounds={bounds} />
    </RangeFields>
  )
}

const Presets = ({ list, range, bounds }: PriceFilterProps & { range: Range }) => {
  const { currency } = usePrices()
  return (
    <div className="mt-3 flex flex-wrap gap-1.5">
      {pricePresets(currency).map((preset) => {
        const { from, till } = inEuro(preset, currency)
        const chosen = from === range.from && till === range.till
        const dim = !chosen && !mayHold({ from, till }, bounds) && 'text-bone-2!'
        return (
          <button
            key={`${from}-${till}`}
            type="button"
            aria-pressed={chosen}
            onClick={() => list.change(chosen ? noPrice : { price_from: from, price_till: till })}
            className={choiceClass(chosen, `h-9! flex-auto px-[7px]! text-[12.5px] whitespace-nowrap ${dim || ''}`)}
          >
            <PresetLabel preset={preset} />
          </button>
        )
      })}
    </div>
  )
}

const noPrice = { price_from: undefined, price_till: undefined }

const PresetLabel = ({ preset: { from, till } }: { preset: Range }) => {
  const text = useText()
  if (from === undefined) return text('filter_price_under', { till: String(till) })
  if (till === undefined) return text('filter_price_above', { from: String(from) })
  return text('filter_price_between', { from: String(from), till: String(till) })
}
