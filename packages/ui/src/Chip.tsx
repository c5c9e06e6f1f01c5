import { IconX } from '@tabler/icons-react'
import { classNames } from './classNames.ts'

interface ChipProps {
  /** "Field-Tested" */
  label: string
  /** "Remove filter Field-Tested" */
  removeLabel: string
  onRemove: () => void
}

/** An active filter; its × takes the filter away. */
export const Chip = ({ label, removeLabel, onRemove }: ChipProps) => (
  <span className="inline-flex h-8 items-center rounded-badge bg-ink-2 pl-3 type-label whitespace-nowrap">
    {label}
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="ml-1 inline-grid h-8 w-9 place-items-center rounded-badge text-bone-1 hover:text-bone-0"
    >
      <IconX aria-hidden="true" size={15} stroke={1.75} />
    </button>
  </span>
)

/**
 * The look of a choice that is on or off: exteriors, price presets, amounts. On is bone.
 * @param chosen whether it is on; say the same with aria-pressed or a checked input
 * @returns class names
 */
export const choiceClass = (chosen: boolean, className?: string): string =>
  classNames(
    'inline-flex h-10 items-center justify-center rounded-input px-2.5 type-label transition-colors select-none',
    chosen ? 'bg-bone-0 text-ink-0' : 'bg-ink-2 text-bone-1 hover:bg-ink-3 hover:text-bone-0',
    className,
  )
