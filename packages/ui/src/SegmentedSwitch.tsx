import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'

interface SegmentedSwitchProps<Value extends string> {
  /** names the choice: "View" */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** the options' words are read out and shown as tooltips; the icons stand alone */
  labelsHidden?: boolean
  className?: string
}

/** One of a few views, such as table or cards. Radio buttons underneath, so arrow keys work. */
export const SegmentedSwitch = <Value extends string>(props: SegmentedSwitchProps<Value>) => {
  const { label, options, value, onChange, labelsHidden, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('raised inline-flex rounded-button p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={labelsHidden ? option.label : undefined}
          className={classNames(
            'relative flex h-full min-h-9 cursor-pointer items-center gap-2 rounded-input type-label text-bone-2',
            'transition-colors hover:text-bone-0 has-checked:bg-ink-3 has-checked:text-bone-0',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo',
            labelsHidden ? 'px-2.5' : 'px-3.5',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          {labelsHidden ? <span className="sr-only">{option.label}</span> : option.label}
        </label>
      ))}
    </fieldset>
  )
}
