import { choiceClass } from '@pandrop/ui/Chip'
import { classNames } from '@pandrop/ui/classNames'
import { FieldNote } from '@pandrop/ui/Field'
import { type ComponentPropsWithRef, useId } from 'react'

export interface GridChoice {
  value: string
  label: string
  /** cannot be chosen; the grid's hint says why */
  off?: boolean
}

interface ChoiceGridProps {
  label: string
  choices: readonly GridChoice[]
  /** value of the chosen one */
  value: string | undefined
  /** of every radio button: name, handlers, ref */
  radio: Pick<ComponentPropsWithRef<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>
  hint?: string
  error?: string
}

/** A few choices in columns of three. Radio buttons underneath, so arrow keys work. */
export const ChoiceGrid = ({ label, choices, value, radio, hint, error }: ChoiceGridProps) => {
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId} className="min-w-0">
      <legend className="mb-1.5 type-label text-bone-1">{label}</legend>
      <div className="grid grid-cols-3 gap-2 compact:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={choiceClass(
              choice.value === value,
              classNames(
                'relative h-11! min-w-0 text-center compact:px-1.5',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo',
                choice.off ? 'cursor-not-allowed bg-ink-1! text-bone-2! line-through shadow-edge' : 'cursor-pointer',
                Boolean(error) && 'shadow-edge-danger',
              ),
            )}
          >
            <input
              {...radio}
              type="radio"
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.off}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}
