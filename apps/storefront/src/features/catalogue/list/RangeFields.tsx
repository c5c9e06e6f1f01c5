import { TextField } from '@pandrop/ui/TextField'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../hooks/useText.ts'
import type { RangeEnd } from './useRangeEnd.ts'

interface RangeField {
  end: RangeEnd
  label: string
  /** shown while it is empty */
  placeholder: string
}

interface RangeFieldsProps {
  title: string
  from: RangeField
  till: RangeField
  /** the range as it counts now has its ends the wrong way round */
  crossed: boolean
  invalidText: string
  crossedText: string
  /** below the fields: presets, a slider */
  children: ReactNode
}

/** Two fields for the ends of a range, with what is wrong about them. */
export const RangeFields = (props: RangeFieldsProps) => {
  const { title, from, till, crossed, invalidText, crossedText, children } = props
  const text = useText()
  const errorId = useId()
  const invalid = from.end.typed === null || till.end.typed === null
  return (
    <fieldset>
      <legend className="float-left mb-2 type-label text-bone-1">{title}</legend>
      <div className="clear-both grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <EndField {...from} wrong={crossed || from.end.typed === null} errorId={errorId} />
        <span className="text-bone-2">{text('filter_price_to')}</span>
        <EndField {...till} wrong={crossed || till.end.typed === null} errorId={errorId} />
      </div>
      <p id={errorId} aria-live="polite" className="text-[13px]/[18px] text-danger not-empty:mt-2">
        {invalid ? invalidText : crossed && crossedText}
      </p>
      {children}
    </fieldset>
  )
}

interface EndFieldProps extends RangeField {
  wrong: boolean
  errorId: string
}

const EndField = ({ end, label, placeholder, wrong, errorId }: EndFieldProps) => (
  <TextField
    label={label}
    labelHidden
    placeholder={placeholder}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    data-invalid={wrong ? '' : undefined}
    aria-errormessage={wrong ? errorId : undefined}
    value={end.text}
    onChange={(event) => end.type(event.target.value)}
    onBlur={() => end.settle(end.text)}
    onKeyDown={(event) => event.key === 'Enter' && end.settle(end.text)}
  />
)
