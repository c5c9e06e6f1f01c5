import { accentContrast, accentContrastMin, isAccent, shippedAccent } from '@pandrop/contract/contrast'
import { TextField } from '@pandrop/ui/TextField'
import { useId } from 'react'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface AccentFieldProps {
  /** as #a9d977, or as far as it is typed; empty: the shipped one */
  accent: string
  error: string | undefined
  disabled: boolean
  onType: (accent: string) => void
}

const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/.test(typed)

/** What is wrong with a colour, with its figure: text in it has to be read. */
const problemOf = (typed: string): string | undefined => {
  if (typed === '') return undefined
  if (!isColour(typed)) return texts.accentWrong
  return isAccent(typed) ? undefined : texts.accentUnreadable(accentContrast(typed), accentContrastMin)
}

/** The shop's colour: chosen or typed, with how well it is read and how it looks. */
export const AccentField = ({ accent, error, disabled, onType }: AccentFieldProps) => {
  const picker = useId()
  const typed = accent.trim().toLowerCase()
  const shown = isColour(typed) ? typed : shippedAccent
  const problem = problemOf(typed)
  return (
    <div className="col-span-full flex flex-wrap items-start gap-3">
      <TextField
        label={texts.fields.accent ?? ''}
        hint={problem ? undefined : texts.accentHint(accentContrast(shown))}
        error={problem ?? error}
        disabled={disabled}
        autoComplete="off"
        placeholder={shippedAccent}
        maxLength={7}
        value={accent}
        onChange={({ target }) => onType(target.value.trim().toLowerCase())}
        before={
          <span className="pointer-events-auto relative block size-6 rounded-check" style={{ background: shown }}>
            <label htmlFor={picker} className="sr-only">
              {texts.accentPick}
            </label>
            <input
              id={picker}
              type="color"
              disabled={disabled}
              value={shown}
              onChange={({ target }) => onType(target.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </span>
        }
        className="w-[280px] max-w-full"
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3 pt-[26px] compact:pt-0">
        {!problem && (
          <span aria-hidden="true" className="flex h-12 items-center gap-4 rounded-input bg-ink-3 px-4">
            <span className="font-[640]" style={{ color: shown }}>
              {texts.accentSample}
            </span>
            <span className="rounded-badge px-2 py-0.5 font-[640] text-on-bamboo" style={{ background: shown }}>
              {texts.accentSample}
            </span>
          </span>
        )}
        {!disabled && typed !== '' && (
          <StaffButton kind="tertiary" onClick={() => onType('')}>
            {texts.accentShipped}
          </StaffButton>
        )}
      </div>
    </div>
  )
}
