import { choiceClass } from '@pandrop/ui/Chip'
import { TextField } from '@pandrop/ui/TextField'
import { useId } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { inEuro, type PriceRange, pricePresets, readPrice, shownPrice, toEuro } from './priceRange.ts'
import type { ListControls } from './useListControls.ts'
import { useTypedText } from './useTypedText.ts'

/** Specification section 9, Debounce. */
const pricePauseMilliseconds = 500

/** One end of the range as a text field: EUR in the address, the visitor's currency on the screen. */
const usePriceEnd = (euro: number | undefined, save: (euro: number | undefined) => void) => {
  const { currency } = usePrices()
  const euroOf = (text: string) => {
    const price = readPrice(text)
    return price === null || price === undefined ? price : toEuro(price, currency)
  }
  const typed = useTypedText({
    value: shownPrice(euro, currency),
    save: (plain) => save(euroOf(plain) ?? undefined),
    pauseMilliseconds: pricePauseMilliseconds,
    plain: (text) => {
      const read = euroOf(text)
      return read === null ? undefined : shownPrice(read, currency)
    },
  })
  return { ...typed, isPrice: readPrice(typed.text) !== null }
}

const isOpen = ({ from, till }: PriceRange): boolean => from === undefined && till === undefined

/** The price pair with its presets. */
export const PriceFilter = ({ list }: { list: ListControls }) => {
  const text = useText()
  const { currency } = usePrices()
  const errorId = useId()
  const { price_from, price_till } = list.search
  const from = usePriceEnd(price_from, (euro) => list.change({ price_from: euro }))
  const till = usePriceEnd(price_till, (euro) => list.change({ price_till: euro }))
  const crossed = price_from !== undefined && price_till !== undefined && price_from > price_till
  const error = !from.isPrice || !till.isPrice ? text('filter_price_invalid') : crossed && text('filter_price_crossed')

  const isChosen = (range: PriceRange) => range.from === price_from && range.till === price_till
  const choose = (range: PriceRange) => {
    const next = isChosen(range) ? {} : range
    list.change({ price_from: next.from, price_till: next.till })
  }
  const fields = [
    { end: from, label: text('filter_price_from'), hint: text('filter_price_min'), invalid: !from.isPrice || crossed },
    { end: till, label: text('filter_price_till'), hint: text('filter_price_max'), invalid: !till.isPrice || crossed },
  ] as const
  return (
    <fieldset>
      <legend className="float-left mb-2 type-label text-bone-1">
        {text('filter_price', { symbol: currency.symbol })}
      </legend>
      <div className="clear-both grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {fields.map(({ end, label, hint, invalid }, index) => (
          <PriceField
            key={label}
            label={label}
            placeholder={hint}
            separator={index > 0 ? text('filter_price_to') : undefined}
            end={end}
            invalid={invalid}
            errorId={errorId}
          />
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="text-[13px]/[18px] text-danger not-empty:mt-2">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {pricePresets.map((preset) => {
          const range = inEuro(preset, currency)
          const chosen = isChosen(range) && !isOpen(range)
          return (
            <button
              key={`${preset.from}-${preset.till}`}
              type="button"
              aria-pressed={chosen}
              onClick={() => choose(range)}
              className={choiceClass(chosen, 'h-9! flex-auto px-[7px]! text-[12.5px] whitespace-nowrap')}
            >
              <PresetLabel preset={preset} />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  label: string
  placeholder: string
  /** stands before the field: "to" */
  separator: string | undefined
  end: ReturnType<typeof usePriceEnd>
  invalid: boolean
  errorId: string
}

const PriceField = ({ label, placeholder, separator, end, invalid, errorId }: PriceFieldProps) => (
  <>
    {separator && <span className="text-bone-2">{separator}</span>}
    <TextField
      label={label}
      labelHidden
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      data-invalid={invalid ? '' : undefined}
      aria-errormessage={invalid ? errorId : undefined}
      value={end.text}
      onChange={(event) => end.type(event.target.value)}
      onBlur={() => end.settle(end.text)}
      onKeyDown={(event) => event.key === 'Enter' && end.settle(end.text)}
    />
  </>
)

const PresetLabel = ({ preset: { from, till } }: { preset: PriceRange }) => {
  const text = useText()
  if (from === undefined) return text('filter_price_under', { till: String(till) })
  if (till === undefined) return text('filter_price_above', { from: String(from) })
  return text('filter_price_between', { from: String(from), till: String(till) })
}
