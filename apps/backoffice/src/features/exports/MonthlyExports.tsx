import { type ExportFormat, type ExportName, exportFormats, exportNames } from '@pandrop/contract/staff/export-columns'
import { setMonthlyExports } from '@pandrop/contract/staff/routes/exports'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { exportFormatTexts, exportNameTexts, exportTexts as texts } from '../../texts/exports.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { exportsChanged, exportsQuery } from './exportQueries.ts'

type Chosen = Partial<Record<ExportName, ExportFormat | ''>>

const options = [
  { value: '', label: texts.monthlyNone },
  ...exportFormats.map((format) => ({ value: format, label: exportFormatTexts[format] })),
]

/** What is made of every month as it ends: administrators choose it. */
export const MonthlyExports = () => {
  const { data } = useQuery(exportsQuery)
  const [typed, setTyped] = useState<Chosen>({})
  const isAdministrator = useStaff()?.role === 'administrator'
  const call = useCall(setMonthlyExports, {
    failed: texts.monthlyFailed,
    quiet: true,
    done: texts.monthlySaved,
    onDone: async () => {
      await exportsChanged()
      setTyped({})
    },
  })
  if (!data || !isAdministrator) return null
  const standing: Chosen = Object.fromEntries(data.monthly.map(({ name, format }) => [name, format]))
  const formatOf = (name: ExportName): ExportFormat | '' => typed[name] ?? standing[name] ?? ''
  const isChanged = exportNames.some((name) => formatOf(name) !== (standing[name] ?? ''))
  const submit = (): void => {
    const monthly = exportNames.flatMap((name) => {
      const format = formatOf(name)
      return format === '' ? [] : [{ name, format }]
    })
    if (!call.running && isChanged) void call.run({ body: { monthly } })
  }
  return (
    <Section title={texts.monthly}>
      <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
        <p className="max-w-prose text-bone-2">{texts.monthlyHint}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(144px,1fr))] gap-3">
          {exportNames.map((name) => (
            <SelectField
              key={name}
              label={exportNameTexts[name]}
              value={formatOf(name)}
              options={options}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value as ExportFormat | '' })}
            />
          ))}
        </div>
        <FormAlert text={call.failureText} />
        <StaffButton
          type="submit"
          className="self-start"
          loading={call.running}
          disabledReason={isChanged ? undefined : texts.monthlyUnchanged}
        >
          {texts.monthlySave}
        </StaffButton>
      </SubmitForm>
    </Section>
  )
}
