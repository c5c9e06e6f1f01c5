import type { StaffHoliday } from '@pandrop/contract/staff/margins'
import { addHoliday } from '@pandrop/contract/staff/routes/offers'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { holidayTexts as texts } from '../../../texts/holidays.ts'
import { effectText, showHoliday } from './effectText.ts'
import { effectQuery, holidaysChanged, readAgain } from './holidayQueries.ts'

interface HolidayDialogProps {
  /** the one to rename; absent: a new one */
  holiday?: StaffHoliday
  holidays: readonly StaffHoliday[]
  /** 2026-11-22: what is over is not changed */
  today: string
  onClose: () => void
  /** of a new one */
  onAdded?: (day: string) => void
}

const nameMax = 80

/** Adds a holiday or renames one; held against what was seen here, as margins are. */
export const HolidayDialog = ({ holiday, holidays, today, onClose, onAdded }: HolidayDialogProps) => {
  const [day, setDay] = useState(holiday?.day ?? '')
  const [name, setName] = useState(holiday?.name ?? '')
  const [tried, setTried] = useState(false)
  const [seen, setSeen] = useState<string | null>(holiday?.name ?? null)
  const [movedOn, setMovedOn] = useState('')
  const taken = holiday || movedOn ? undefined : holidays.find((other) => other.day === day)
  const call = useCall(addHoliday, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved(name.trim(), showHoliday(day)),
    onDone: async () => {
      await holidaysChanged()
      onAdded?.(day)
      onClose()
    },
    onFailure: async ({ code }) => {
      if (code !== 'holiday_changed') return
      const standing = await readAgain(day)
      if (standing === null) return
      setSeen(standing?.name ?? null)
      setMovedOn(texts.movedOn(standing?.name))
    },
  })
  const save = (): void => {
    setTried(true)
    if (day !== '' && name.trim() !== '' && !taken) void call.run({ body: { day, name: name.trim(), seen } })
  }
  const dayError = taken ? texts.dayTaken(taken.name) : tried && day === '' ? texts.dayMissing : undefined
  const failure = call.failureText && [call.failureText, movedOn].filter(Boolean).join('. ')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={holiday ? texts.renameTitle(showHoliday(holiday.day)) : texts.addTitle}
      text={holiday ? undefined : texts.about}
      submitLabel={holiday ? texts.rename : texts.addButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : failure}
      onSubmit={save}
    >
      {!holiday && (
        <TextField
          type="date"
          label={texts.dayField}
          min={today}
          value={day}
          error={call.fieldErrors.day ?? dayError}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      <TextField
        label={texts.nameField}
        autoComplete="off"
        maxLength={nameMax}
        value={name}
        error={call.fieldErrors.name ?? (tried && name.trim() === '' ? texts.nameMissing : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      {!holiday && !taken && day !== '' && <Effect day={day} />}
    </FormDialog>
  )
}

const Effect = ({ day }: { day: string }) => {
  const { data } = useQuery(effectQuery(day))
  return (
    <p role="status" className="text-bone-1 empty:hidden">
      {data && effectText(data)}
    </p>
  )
}
