import type { SteamAccount } from '@pandrop/contract/staff/items'
import { addSteamAccount, changeSteamAccount } from '@pandrop/contract/staff/routes/items'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { accountTexts as texts } from '../../texts/item-forms.ts'
import { itemsChanged } from './itemQueries.ts'

interface NameFieldsProps {
  label: string
  note: string
  /** what is said beside them */
  errors: Readonly<Record<string, string | undefined>>
  onType: (change: { label?: string; note?: string }) => void
}

const NameFields = ({ label, note, errors, onType }: NameFieldsProps) => (
  <>
    <TextField
      label={texts.label}
      hint={texts.labelHint}
      maxLength={60}
      autoComplete="off"
      value={label}
      error={errors.label}
      onChange={({ target }) => onType({ label: target.value })}
    />
    <TextField
      label={texts.note}
      maxLength={500}
      autoComplete="off"
      value={note}
      error={errors.note}
      onChange={({ target }) => onType({ note: target.value })}
    />
  </>
)

const labelError = (label: string): string | undefined => (label.trim() === '' ? texts.labelMissing : undefined)

/** Names another account. */
export const AddAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState({ label: '', steamid: '', note: '' })
  const [tried, setTried] = useState(false)
  const steamid = typed.steamid.trim()
  const isSteamid = /^76561\d{12}$/.test(steamid)
  const label = typed.label.trim()
  const call = useCall(addSteamAccount, {
    failed: texts.failed,
    quiet: true,
    done: texts.added(label),
    onDone: async () => {
      await itemsChanged()
      onClose()
    },
  })
  const save = (): void => {
    setTried(true)
    if (label !== '' && isSteamid) void call.run({ body: { label, steamid, note: typed.note } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.addTitle}
      submitLabel={texts.addSubmit}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      onSubmit={save}
    >
      <NameFields
        {...typed}
        errors={{ ...(tried && { label: labelError(typed.label) }), ...call.fieldErrors }}
        onType={(change) => setTyped({ ...typed, ...change })}
      />
      <TextField
        label={texts.steamid}
        hint={texts.steamidHint}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        value={typed.steamid}
        error={call.fieldErrors.steamid ?? (tried && !isSteamid ? texts.steamidInvalid : undefined)}
        onChange={({ target }) => setTyped({ ...typed, steamid: target.value })}
      />
    </FormDialog>
  )
}

interface ChangeAccountDialogProps {
  account: SteamAccount
  onClose: () => void
}

/** Renames an account, closes or opens it. */
export const ChangeAccountDialog = ({ account, onClose }: ChangeAccountDialogProps) => {
  const [typed, setTyped] = useState({ label: account.label, note: account.note })
  const [isClosed, setClosed] = useState(account.closed)
  const [tried, setTried] = useState(false)
  const label = typed.label.trim()
  const call = useCall(changeSteamAccount, {
    failed: texts.failed,
    quiet: true,
    done: texts.saved(label),
    onDone: async () => {
      await itemsChanged()
      onClose()
    },
  })
  const save = (): void => {
    setTried(true)
    if (label === '') return
    void call.run({ params: { id: account.id }, body: { label, note: typed.note, closed: isClosed } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.changeTitle(account.label)}
      text={account.steamid}
      submitLabel={texts.save}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      onSubmit={save}
    >
      <NameFields
        {...typed}
        errors={{ ...(tried && { label: labelError(typed.label) }), ...call.fieldErrors }}
        onType={(change) => setTyped({ ...typed, ...change })}
      />
      <CheckboxField label={texts.close} checked={isClosed} onChange={({ target }) => setClosed(target.checked)} />
      {isClosed && account.items > 0 && <p className="text-bone-1">{texts.closeKeeps(account.items)}</p>}
    </FormDialog>
  )
}
