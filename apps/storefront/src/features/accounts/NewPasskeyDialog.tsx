import { addPasskey, askNewPasskey } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { startRegistration } from '@simplewebauthn/browser'
import { useId, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { FactorDialog, type FactorDialogControl } from './FactorDialog.tsx'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { useFormFailure } from './useFormFailure.ts'
import { usePasskeyChange } from './usePasskeyChange.ts'

/** Names and makes a passkey; the first second factor ends with recovery codes. */
export const NewPasskeyDialog = (control: FactorDialogControl) => {
  const text = useText()
  const toast = useToasts()
  const formId = useId()
  const change = usePasskeyChange()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [unmade, setUnmade] = useState(false)
  const options = { failed: 'passkeys_add_failed', quiet: true, onFailure: change.failed } as const
  const ask = useCall(askNewPasskey, options)
  const add = useCall(addPasskey, {
    ...options,
    onDone: ({ payload, recovery_codes: shown }) => {
      change.done(payload)
      if (shown) return setCodes(shown)
      control.onClose()
      toast.success(text('passkeys_added'))
    },
  })
  const make = async (name: string): Promise<void> => {
    setUnmade(false)
    add.forget()
    const asked = await ask.run({ body: {} })
    if (!asked) return
    setWaiting(true)
    const optionsJSON = asked.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
    // The browser does not tell why: given up, timed out, or made on this device before.
    const credential = await startRegistration({ optionsJSON }).catch(() => null)
    setUnmade(credential === null)
    if (credential) await add.run({ body: { credential: { ...credential }, name } })
    setWaiting(false)
  }
  const failed = useFormFailure(add.failure ?? ask.failure, { otherwise: 'passkeys_add_failed' }, ['name'])
  return (
    <FactorDialog
      {...control}
      codes={codes}
      saidAfterCodes="passkeys_added"
      title={text('passkey_new_title')}
      text={text('passkey_new_text')}
      action={
        <Button
          type="submit"
          form={formId}
          wide
          size={56}
          loading={ask.running || waiting}
          loadingLabel={text('factor_working')}
        >
          {text('passkey_create')}
        </Button>
      }
    >
      <PasskeyNameForm
        id={formId}
        name=""
        failure={add.failure}
        failed={unmade ? text('passkey_not_made') : failed}
        send={make}
      />
    </FactorDialog>
  )
}
