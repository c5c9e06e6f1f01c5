import { stickersMax } from '@pandrop/contract/limits'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { choiceClass } from '@pandrop/ui/Chip'
import { classNames } from '@pandrop/ui/classNames'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { TextField } from '@pandrop/ui/TextField'
import { exteriorCode } from '@pandrop/ui/wear'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { FoldingGroup } from './FoldingGroup.tsx'
import type { FilterOption } from './filterOptions.ts'
import { findable, withChosen } from './values.ts'

interface ValueFilterProps {
  title: string
  options: readonly FilterOption[]
  chosen: readonly string[] | undefined
  onToggle: (value: string) => void
}

interface ChipProps {
  /** what stands on it, and what it means in words */
  short: string
  label: string
  count: number
  isChosen: boolean
  /** a row of its own, for what has no short word */
  wide?: boolean
  onPress: () => void
}

const Chip = ({ short, label, count, isChosen, wide = false, onPress }: ChipProps) => {
  const text = useText()
  const shape = wide ? 'gap-x-1.5 col-span-full' : 'gap-x-1.5 h-12! flex-col px-0!'
  return (
    <button
      type="button"
      aria-label={text('lists_value', { value: label, count })}
      aria-pressed={isChosen}
      title={label}
      onClick={onPress}
      className={choiceClass(isChosen, classNames(shape, count === 0 && !isChosen && 'text-bone-2!'))}
    >
      {short}
      <Count count={count} className={classNames('text-[11px]/[13px]', isChosen && 'text-bone-grey!')} />
    </button>
  )
}

const Chips = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="float-left mb-2 type-label text-bone-1">{title}</legend>
    <div className="clear-both grid grid-cols-5 gap-1.5">{children}</div>
  </fieldset>
)

/** Exteriors as chips with Steam's codes; a vanilla knife's has no code and is written out. */
export const ExteriorFilter = ({ title, options, chosen = [], onToggle }: ValueFilterProps) => {
  const offered = withChosen(options, chosen)
  if (offered.length === 0) return null
  return (
    <Chips title={title}>
      {offered.map(({ value, label, count }) => {
        const code = exteriorCode(value)
        const chip = { short: code ?? label, label, count, wide: !code, isChosen: chosen.includes(value) }
        return <Chip key={value} {...chip} onPress={() => onToggle(value)} />
      })}
    </Chips>
  )
}

interface StickersFilterProps extends Pick<ValueFilterProps, 'title' | 'options'> {
  chosen: number | undefined
  /** the least number of stickers; undefined: however many */
  onChoose: (stickersMin: number | undefined) => void
}

/** How many stickers a copy has at least; a press on the chosen number takes it back. */
export const StickersFilter = ({ title, options, chosen, onChoose }: StickersFilterProps) => {
  const text = useText()
  if (options.length === 0) return null
  return (
    <Chips title={title}>
      {options.map(({ value, count }) => {
        const least = Number(value)
        const isChosen = chosen === least
        const short = least === stickersMax ? value : `${value}+`
        const chip = { short, label: text('lists_stickers_min', { count: least }), count, isChosen }
        return <Chip key={value} {...chip} onPress={() => onChoose(isChosen ? undefined : least)} />
      })}
    </Chips>
  )
}

// Numbers stay en-US in every language (docs/behaviour/look.md#numbers-en-us).
const numbers = new Intl.NumberFormat('en-US')

const Count = ({ count, className }: { count: number; className?: string }) => (
  <span className={classNames('type-meta font-[460] text-bone-2', className)}>{numbers.format(count)}</span>
)

interface CheckGroupProps extends ValueFilterProps {
  /** rarities carry their drop */
  marked?: boolean
  /** folded until somebody opens it; a group with a chosen value starts open */
  folded?: boolean
}

/** Values to tick, in a group that folds. */
export const CheckGroup = ({ title, options, chosen = [], onToggle, marked, folded }: CheckGroupProps) => {
  const offered = withChosen(options, chosen)
  if (offered.length === 0) return null
  return (
    <FoldingGroup title={title} open={!folded || chosen.length > 0}>
      {() => (
        <FoundValues title={title} options={offered}>
          {({ value, label, count }) => (
            <CheckboxField
              key={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              label={
                <span
                  className={classNames(
                    'flex items-center gap-2.5',
                    count === 0 && !chosen.includes(value) && 'text-bone-2',
                  )}
                >
                  {marked && (
                    <span aria-hidden="true" className="flex">
                      <RarityMark quality={value} word="" show="hidden" />
                    </span>
                  )}
                  <span className="min-w-0 flex-1">{label}</span>
                  <Count count={count} className="pr-1" />
                </span>
              }
            />
          )}
        </FoundValues>
      )}
    </FoldingGroup>
  )
}

/** More values than these have a box to find one. */
const valuesInViewMax = 12

interface FoundValuesProps {
  title: string
  options: readonly FilterOption[]
  children: (option: FilterOption) => ReactNode
}

/** The values of a group; of a long one those whose name has the typed words. */
const FoundValues = ({ title, options, children }: FoundValuesProps) => {
  const text = useText()
  const [words, setWords] = useState('')
  const found = findable(options, words)
  const label = text('lists_find', { group: title })
  return (
    <>
      {options.length > valuesInViewMax && (
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && words !== '' && clear(event, setWords)}
          className="mb-1 px-0.5 pt-0.5"
        />
      )}
      <div className="max-h-[328px] overflow-y-auto overscroll-contain [scrollbar-width:thin]">
        {found.map(children)}
      </div>
      <p role="status" className="type-meta text-bone-2 not-empty:py-2">
        {found.length === 0 && text('lists_find_none')}
      </p>
    </>
  )
}

/** Escape empties the box and leaves the sheet around it open. */
const clear = (event: KeyboardEvent, setWords: (words: string) => void): void => {
  event.preventDefault()
  event.stopPropagation()
  setWords('')
}
