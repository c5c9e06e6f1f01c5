import { type StaffScope, staffScopes } from '@pandrop/contract/staff/key-scopes'
import { createStaffKey } from '@pandrop/contract/staff/routes/staff-keys'
import { staffKeyCallsMax, staffKeyNameMax } from '@pandrop/contract/staff/staff-keys'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { staffKeyTexts as texts } from '../../texts/staff-keys.ts'
import type { OnceShown } from '../../ui/ShownOnce.tsx'
import { staffKeysChanged } from './staffKeyQueries.ts'

const dayOptions = Object.entries(texts.dayOptions).map(([value, label]) => ({ value, label }))

const nothingTyped = { name: '', scopes: [] as readonly StaffScope[], days: '90', calls: '60', addresses: '' }

interface MakeStaffKeyProps {
  onClose: () => void
  onMade: (made: OnceShown) => void
}

/** Asks what a new key is for, what it opens, for how long and from where. */
export const MakeStaffKey = ({ onClose, onMade }: MakeStaffKeyProps) => {
  const [typed, setTyped] = useState(nothingTyped)
  const [tried, setTried] = useState(false)
  const call = useCall(createStaffKey, {
    failed: texts.failed,
    quiet: true,
    onDone: ({ key, staff_key: { name } }) => {
      void staffKeysChanged()
      onMade({ title: texts.shownTitle, text: texts.shownText(name), secret: key })
    },
  })
  const name = typed.name.trim()
  const calls = Number(typed.calls)
  const isPace = Number.isInteger(calls) && calls >= 1 && calls <= staffKeyCallsMax
  const { fieldErrors: errors } = call
  const submit = (): void => {
    setTried(true)
    if (!name || typed.scopes.length === 0 || !isPace) return
    const addresses = typed.addresses.split(/[\s,]+/).filter(Boolean)
    const { scopes, days } = typed
    void call.run({ body: { name, scopes: [...scopes], days: Number(days), calls_per_minute: calls, addresses } })
  }
  const choose = (scope: StaffScope, isChosen: boolean): void =>
    setTyped({
      ...typed,
      scopes: staffScopes.filter((one) => (one === scope ? isChosen : typed.scopes.includes(one))),
    })
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      busy={call.running}
      failure={Object.keys(errors).length > 0 ? undefined : call.failureText}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={staffKeyNameMax}
        error={tried && !name ? texts.nameMissing : errors.name}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 type-label text-bone-1">{texts.chooseScopes}</legend>
        <FormAlert text={tried && typed.scopes.length === 0 ? texts.scopesMissing : errors.scopes} />
        {staffScopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={
              <>
                <span className="block type-mono text-[13px]/5">{scope}</span>
                <span className="block text-[13px]/[18px] text-bone-2">{texts.scopeTexts[scope]}</span>
              </>
            }
            checked={typed.scopes.includes(scope)}
            onChange={({ target }) => choose(scope, target.checked)}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3 compact:grid-cols-1">
        <SelectField
          label={texts.days}
          options={dayOptions}
          value={typed.days}
          error={errors.days}
          onChange={({ target }) => setTyped({ ...typed, days: target.value })}
        />
        <TextField
          label={texts.pace}
          hint={texts.callsHint}
          inputMode="numeric"
          autoComplete="off"
          error={tried && !isPace ? texts.callsWrong : errors.calls_per_minute}
          value={typed.calls}
          onChange={({ target }) => setTyped({ ...typed, calls: target.value })}
        />
      </div>
      <TextArea
        label={texts.addressesLabel}
        hint={texts.addressesHint}
        rows={2}
        error={errors.addresses}
        value={typed.addresses}
        onChange={({ target }) => setTyped({ ...typed, addresses: target.value })}
      />
    </FormDialog>
  )
}
