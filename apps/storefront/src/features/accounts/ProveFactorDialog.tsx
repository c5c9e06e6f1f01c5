import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import { endSecondFactor, renewRecoveryCodes } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { FactorDialog, type FactorDialogControl } from './FactorDialog.tsx'
import { FactorForm } from './FactorForm.tsx'
import { useFactorChange } from './useFactorChange.ts'

/** Makes new recovery codes, for the password and a code. */
export const RenewCodesDialog = (control: FactorDialogControl) => {
  const text = useText()
  const formId = useId()
  const change = useFactorChange()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const call = useCall(renewRecoveryCodes, {
    failed: 'factor_renew_failed',
    quiet: true,
    onDone: ({ recovery_codes, payload }) => {
      setCodes(recovery_codes)
      change.done(payload)
    },
    onFailure: change.failed,
  })
  return (
    <FactorDialog
      {...control}
      codes={codes}
      saidAfterCodes="factor_renewed"
      title={text('factor_renew_title')}
      text={text('factor_renew_text')}
      action={
        <Button type="submit" form={formId} wide size={56} loading={call.running} loadingLabel={text('factor_working')}>
          {text('factor_renew_action')}
        </Button>
      }
    >
      <FactorForm
        id={formId}
        asks={['cur_password', 'code']}
        failed="factor_renew_failed"
        failure={call.failure}
        send={(proof) => call.run({ body: proof })}
      />
    </FactorDialog>
  )
}

/** Turns the app off, and with it the second factor where there is no passkey, for the password and a code. */
export const EndFactorDialog = (control: FactorDialogControl) => {
  const text = useText()
  const toast = useToasts()
  const formId = useId()
  const change = useFactorChange()
  const passkeys = useQuery(secondFactorQuery(useApi())).data?.passkeys ?? 0
  const call = useCall(endSecondFactor, {
    failed: 'factor_end_failed',
    quiet: true,
    onDone: ({ payload }) => {
      control.onClose()
      change.done(payload)
      toast.success(text('factor_ended'))
    },
    onFailure: change.failed,
  })
  return (
    <FactorDialog
      {...control}
      codes={null}
      title={text(passkeys > 0 ? 'passkeys_app_end_title' : 'factor_end_title')}
      text={text(passkeys > 0 ? 'passkeys_app_end_text' : 'factor_end_text')}
      action={
        <Button
          type="submit"
          form={formId}
          kind="danger"
          wide
          size={56}
          loading={call.running}
          loadingLabel={text('factor_working')}
        >
          {text('factor_end')}
        </Button>
      }
    >
      <FactorForm
        id={formId}
        asks={['cur_password', 'code']}
        failed="factor_end_failed"
        failure={call.failure}
        send={(proof) => call.run({ body: proof })}
      />
    </FactorDialog>
  )
}
