import type { Passkey } from '@pandrop/contract/passkeys'
import { renamePasskey } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { useId } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { FactorDialog, type FactorDialogControl } from './FactorDialog.tsx'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { useFormFailure } from './useFormFailure.ts'
import { usePasskeyChange } from './usePasskeyChange.ts'

/** Gives a passkey another name. */
export const RenamePasskeyDialog = ({
  passkey: { id, name },
  ...control
}: FactorDialogControl & { passkey: Passkey }) => {
  const text = useText()
  const toast = useToasts()
  const formId = useId()
  const change = usePasskeyChange()
  const call = useCall(renamePasskey, {
    failed: 'passkeys_rename_failed',
    quiet: true,
    onDone: ({ payload }) => {
      control.onClose()
      change.done(payload)
      toast.success(text('passkeys_renamed'))
    },
    onFailure: change.failed,
  })
  const failed = useFormFailure(call.failure, { otherwise: 'passkeys_rename_failed' }, ['name'])
  return (
    <FactorDialog
      {...control}
      codes={null}
      title={text('passkey_rename_title')}
      text={text('passkey_rename_text')}
      action={
        <Button type="submit" form={formId} wide size={56} loading={call.running} loadingLabel={text('factor_working')}>
          {text('passkey_save')}
        </Button>
      }
    >
      <PasskeyNameForm
        id={formId}
        name={name}
        failure={call.failure}
        failed={failed}
        send={(typed) => call.run({ body: { id, name: typed } })}
      />
    </FactorDialog>
  )
}
