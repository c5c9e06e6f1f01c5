import { classNames } from '@pandrop/ui/classNames'
import { useRef } from 'react'
import { useInSight } from '../hooks/useInSight.ts'

interface FilterTabsProps {
  /** what is chosen here: "Status" */
  label: string
  /** value '' is the one without a filter */
  options: readonly { value: string; label: string; count?: number }[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** The few states that a list is filtered by most, as buttons in a row; they scroll sideways on phones. */
export const FilterTabs = ({ label, options, value, onChange, className }: FilterTabsProps) => {
  const row = useRef<HTMLFieldSetElement>(null)
  useInSight(row, '[aria-pressed=true]')
  return (
    <fieldset ref={row} className={classNames('scroller -mx-1 flex min-w-0 gap-1 px-1 py-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'inline-flex h-8 flex-none items-center gap-1.5 rounded-badge px-2.5 text-[13px]/5 font-[560]',
            'transition-colors',
            option.value === value ? 'bg-ink-3 text-bone-0' : 'text-bone-1 hover:bg-ink-2 hover:text-bone-0',
          )}
        >
          {option.label}
          {option.count !== undefined && <span className="text-bone-2">{option.count.toLocaleString('en-US')}</span>}
        </button>
      ))}
    </fieldset>
  )
}
