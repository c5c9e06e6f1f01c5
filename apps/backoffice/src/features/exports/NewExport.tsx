import {
  administratorsExports,
  type ExportFormat,
  type ExportName,
  exportColumns,
  exportFormats,
  exportNames,
} from '@pandrop/contract/staff/export-columns'
import { createExport } from '@pandrop/contract/staff/routes/exports'
import { monthAfter } from '@pandrop/money/days'
import { dayAfter } from '@pandrop/money/zones'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FieldNote } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { shopToday } from '../../shopTime.ts'
import { exportFormatTexts, exportNameTexts, exportTexts as texts } from '../../texts/exports.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { exportsChanged } from './exportQueries.ts'

/** The month that has ended: what is exported most. */
const lastMonth = () => {
  const running = shopToday().slice(0, 7)
  return { from: `${monthAfter(running, -1)}-01`, till: dayAfter(`${running}-01`, -1) }
}

const formatOptions = exportFormats.map((format) => ({ value: format, label: exportFormatTexts[format] }))

/** What is to be written to a file: rows, days, columns. */
export const NewExport = () => {
  const [wish, setWish] = useState({ name: 'orders' as ExportName, format: 'csv' as ExportFormat, ...lastMonth() })
  const [left, setLeft] = useState<readonly string[]>([])
  const isAdministrator = useStaff()?.role === 'administrator'
  const names = exportNames.filter((name) => isAdministrator || !administratorsExports.includes(name))
  const columns = exportColumns[wish.name].filter((column) => !left.includes(column))
  const isTurned = wish.from > wish.till
  const call = useCall(createExport, { failed: texts.failed, quiet: true, done: texts.made, onDone: exportsChanged })
  const submit = (): void => {
    if (!call.running && columns.length > 0 && !isTurned) void call.run({ body: { ...wish, columns: [...columns] } })
  }
  return (
    <Section title={texts.make}>
      <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid grid-cols-4 items-start gap-3 tight:grid-cols-2 compact:grid-cols-1">
          <SelectField
            label={texts.what}
            value={wish.name}
            options={names.map((name) => ({ value: name, label: exportNameTexts[name] }))}
            onChange={({ target }) => {
              setWish({ ...wish, name: target.value as ExportName })
              setLeft([])
            }}
          />
          <SelectField
            label={texts.format}
            value={wish.format}
            options={formatOptions}
            onChange={({ target }) => setWish({ ...wish, format: target.value as ExportFormat })}
          />
          <TextField
            type="date"
            label={texts.from}
            value={wish.from}
            onChange={({ target }) => setWish({ ...wish, from: target.value })}
          />
          <TextField
            type="date"
            label={texts.till}
            value={wish.till}
            error={isTurned ? texts.daysWrong : undefined}
            onChange={({ target }) => setWish({ ...wish, till: target.value })}
          />
        </div>
        <fieldset>
          <legend className="type-label">{texts.columns}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(144px,1fr))]">
            {exportColumns[wish.name].map((column) => (
              <CheckboxField
                key={column}
                label={column.replaceAll('_', ' ')}
                checked={!left.includes(column)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== column) : [...left, column])
                }
              />
            ))}
          </div>
          {columns.length === 0 && <FieldNote id="export-columns-note" error={texts.columnsWrong} />}
        </fieldset>
        <FormAlert text={call.failureText} />
        <StaffButton type="submit" kind="primary" className="self-start" loading={call.running}>
          {texts.submit}
        </StaffButton>
      </SubmitForm>
    </Section>
  )
}
