import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showTime } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { wholeList } from '../../table/tableList.ts'
import { reconciliationTexts } from '../../texts/bank.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { today } from './days.ts'
import { useAsking } from './useAsking.ts'

/** The provider's own word about the payments of one day; asked only when somebody wants it, for it takes a while. */
export const AskProvider = () => {
  const [day, setDay] = useState(today)
  const { asking, ask, stop } = useAsking()
  const { asked, left, at, differences, running, failure } = asking
  const list = wholeList({
    data: differences,
    isError: false,
    error: null,
    isFetching: running,
    refetch: () => ask(day),
  })
  return (
    <Section title={reconciliationTexts.ask} flush>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-bone-2">{reconciliationTexts.askText}</p>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="date"
            label={reconciliationTexts.day}
            value={day}
            max={today()}
            className="w-48"
            onChange={({ target }) => setDay(target.value)}
          />
          <StaffButton kind="primary" loading={running} disabled={day === ''} onClick={() => void ask(day)}>
            {reconciliationTexts.ask}
          </StaffButton>
          {running && (
            <StaffButton kind="tertiary" onClick={stop}>
              {reconciliationTexts.stop}
            </StaffButton>
          )}
        </div>
        {running && asked + left > 0 && (
          <progress
            aria-label={reconciliationTexts.ask}
            className="h-1.5 w-full max-w-md accent-bamboo"
            max={asked + left}
            value={asked}
          />
        )}
        <p role="status" className="text-bone-1 empty:hidden">
          {running
            ? reconciliationTexts.asking(asked, asked + left)
            : at && reconciliationTexts.askedAt(asked, showTime(at))}
        </p>
        <FormAlert text={failure} />
      </div>
      {at !== null && (
        <DifferenceList
          label={reconciliationTexts.ask}
          list={list}
          empty={{ title: reconciliationTexts.askAgrees, text: reconciliationTexts.askAgreesText(asked) }}
        />
      )}
    </Section>
  )
}
