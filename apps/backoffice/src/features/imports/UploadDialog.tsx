import { importBytesMax, importFilesMax } from '@pandrop/contract/staff/import-limits'
import { uploadImport } from '@pandrop/contract/staff/routes/imports'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { importTexts as texts } from '../../texts/imports.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { importsChanged } from './importQueries.ts'

interface UploadProps {
  /** Steam accounts that are in use */
  accounts: readonly { id: number; label: string }[]
  onClose: () => void
  /** gets the number of the import */
  onSent: (id: number) => void
}

const tooMuch = (files: readonly File[]): string | undefined => {
  if (files.length > importFilesMax) return texts.tooMany(importFilesMax)
  return files.reduce((sum, { size }) => sum + size, 0) > importBytesMax ? texts.tooLarge : undefined
}

/** Takes files, and where their items are kept. */
export const UploadDialog = ({ accounts, onClose, onSent }: UploadProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [account, setAccount] = useState('')
  const [factor, setFactor] = useState('')
  const [day, setDay] = useState('')
  const call = useCall(uploadImport, {
    failed: texts.uploadFailed,
    quiet: true,
    onDone: async ({ import: { id } }) => {
      await importsChanged()
      onSent(id)
    },
  })
  const problem = tooMuch(files)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setFiles([...event.dataTransfer.files])
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.uploadTitle}
      text={texts.uploadText}
      submitLabel={texts.uploadButton}
      busy={call.running}
      failure={problem ?? call.failureText}
      disabledReason={files.length === 0 ? texts.chooseFirst : problem}
      onSubmit={() =>
        void call.run({
          file: files,
          query: {
            ...(account && { account }),
            ...(factor && { factor: factor.replace(',', '.') }),
            ...(day && { day }),
          },
        })
      }
    >
      <fieldset
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center gap-3 rounded-large bg-ink-2 p-4"
      >
        <StaffButton
          icon={<IconUpload aria-hidden="true" size={18} stroke={1.6} />}
          onClick={() => input.current?.click()}
          disabled={call.running}
        >
          {texts.choose}
        </StaffButton>
        <p role="status" className="min-w-0 flex-1 break-words text-bone-2">
          {files.length > 0 ? texts.chosen(files.map(({ name }) => name)) : texts.nothingChosen}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".csv,.json,.txt,text/csv,application/json,text/plain"
          aria-label={texts.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => setFiles([...(target.files ?? [])])}
        />
      </fieldset>
      <SelectField
        label={texts.account}
        hint={texts.accountHint}
        options={[
          { value: '', label: texts.noAccount },
          ...accounts.map(({ id, label }) => ({ value: String(id), label })),
        ]}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <TextField
        label={texts.factor}
        hint={texts.factorHint}
        inputMode="decimal"
        autoComplete="off"
        value={factor}
        error={call.fieldErrors.factor && texts.factorInvalid}
        onChange={({ target }) => setFactor(target.value.trim())}
      />
      <TextField
        type="date"
        label={texts.day}
        hint={texts.dayHint}
        value={day}
        error={call.fieldErrors.day}
        onChange={({ target }) => setDay(target.value)}
      />
      <ProgressTrack label={texts.sending} idle={!call.running} />
    </FormDialog>
  )
}
