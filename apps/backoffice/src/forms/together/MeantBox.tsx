import { priceWarningTexts } from '@pandrop/contract/staff/together'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { togetherTexts as texts } from '../../texts/together.ts'
import { FormAlert } from '../FormAlert.tsx'
import type { useQuestion } from './useQuestion.ts'

interface MeantBoxProps {
  question: ReturnType<typeof useQuestion>
  /** why it was refused otherwise */
  failure: string | undefined
}

/** Asks whether an unusual price is meant; where nothing is asked, says what went wrong. */
export const MeantBox = ({ question: { asked, isMeant, setMeant }, failure }: MeantBoxProps) =>
  asked.length > 0 ? (
    <div role="alert" className="flex flex-col gap-1 rounded-input bg-ink-2 px-3.5 py-2.5">
      <p className="text-warn">{asked.map((warning) => priceWarningTexts[warning]).join(' ')}</p>
      <CheckboxField label={texts.meant} checked={isMeant} onChange={({ target }) => setMeant(target.checked)} />
    </div>
  ) : (
    <FormAlert text={failure} />
  )
