import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { choiceClass } from '@pandrop/ui/Chip'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { exteriorCode } from '@pandrop/ui/wear'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FilterOption } from './filterOptions.ts'

interface ValueFilterProps {
  title: string
  options: readonly FilterOption[]
  chosen: readonly string[] | undefined
  onToggle: (value: string) => void
}

/** Exteriors as chips with Steam's codes; a vanilla knife's has no code and is written out. */
export const ExteriorFilter = ({ title, options, chosen = [], onToggle }: ValueFilterProps) => {
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend className="float-left mb-2 type-label text-bone-1">{title}</legend>
      <div className="clear-both grid grid-cols-5 gap-1.5">
        {options.map(({ value, label }) => {
          const code = exteriorCode(value)
          const isChosen = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-label={label}
              aria-pressed={isChosen}
              title={label}
              onClick={() => onToggle(value)}
              className={choiceClass(isChosen, code ? 'px-0!' : 'col-span-full')}
            >
              {code ?? label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface CheckGroupProps extends ValueFilterProps {
  /** rarities carry their drop */
  marked?: boolean
  /** folded until somebody opens it; a group with a chosen value starts open */
  folded?: boolean
}

/** Values to tick, in a group that folds. */
export const CheckGroup = ({ title, options, chosen = [], onToggle, marked, folded }: CheckGroupProps) => {
  if (options.length === 0) return null
  return (
    <FoldingGroup title={title} open={!folded || chosen.length > 0}>
      <div className="max-h-[328px] overflow-y-auto overscroll-contain">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            label={marked ? <MarkedLabel value={value} label={label} /> : label}
          />
        ))}
      </div>
    </FoldingGroup>
  )
}

const MarkedLabel = ({ value, label }: FilterOption) => (
  <span className="flex items-center gap-2.5">
    <span aria-hidden="true" className="flex">
      <RarityMark quality={value} word="" show="hidden" />
    </span>
    {label}
  </span>
)

interface FoldingGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** The browser's own disclosure: it works without script and with every key. */
const FoldingGroup = ({ title, open, children }: FoldingGroupProps) => (
  <details open={open} className="group/fold">
    <summary
      className="-mx-1.5 flex min-h-10 list-none items-center justify-between rounded-badge px-1.5 type-label
        text-bone-1 hover:text-bone-0 [&::-webkit-details-marker]:hidden"
    >
      {title}
      <IconChevronDown
        aria-hidden="true"
        size={18}
        stroke={1.75}
        className="transition-transform group-open/fold:rotate-180"
      />
    </summary>
    {children}
  </details>
)
