import { FieldNote } from '@pandrop/ui/Field'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { AddField } from './AddField.tsx'
import { countriesByName, countryName } from './countryNames.ts'

interface CountryListProps {
  label: string
  hint: string | undefined
  /** ISO 3166-1 alpha-2 */
  chosen: readonly string[]
  /** their order counts; else they stand by name */
  isOrdered: boolean
  error: string | undefined
  disabled: boolean
  onType: (codes: readonly string[]) => void
}

/** Countries of which each can be taken away, and others added. */
export const CountryList = ({ label, hint, chosen, isOrdered, error, disabled, onType }: CountryListProps) => {
  const noteId = useId()
  const listed = isOrdered ? chosen : countriesByName.filter((code) => chosen.includes(code))
  return (
    <fieldset className="col-span-full flex min-w-0 flex-col gap-2" aria-describedby={noteId}>
      <legend className="type-label mb-1">{label}</legend>
      <ul className="flex flex-wrap gap-1.5">
        {chosen.length === 0 && <li className="text-bone-2">{texts.listNone}</li>}
        {listed.map((code) => (
          <li key={code} className="flex items-center gap-1 rounded-full bg-ink-2 pl-3 text-[13px]/[30px] text-bone-1">
            {countryName(code)}
            {disabled ? (
              <span className="w-2" />
            ) : (
              <button
                type="button"
                aria-label={texts.listRemove(countryName(code))}
                onClick={() => onType(chosen.filter((other) => other !== code))}
                className="flex size-[30px] items-center justify-center rounded-full text-bone-2 hover:text-bone-0"
              >
                <IconX aria-hidden="true" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!disabled && (
        <AddField
          label={texts.listAdd}
          codes={countriesByName}
          taken={chosen}
          nameOf={countryName}
          onAdd={(code) => onType([...chosen, code])}
        />
      )}
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  )
}
