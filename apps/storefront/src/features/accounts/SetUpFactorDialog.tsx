import type { Answer } from '@pandrop/contract/call'
import { beginSecondFactor, confirmSecondFactor } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { QrCode } from '@pandrop/ui/QrCode'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { FactorDialog, type FactorDialogControl } from './FactorDialog.tsx'
import { FactorForm } from './FactorForm.tsx'
import { useCopy } from './useCopy.ts'
import { useFactorChange } from './useFactorChange.ts'

type Key = Answer<typeof import('@pandrop/contract/second-factor').beginSecondFactor>

/** Sets a second factor up: the password, the app with its first code, then the recovery codes. */
export const SetUpFactorDialog = (control: FactorDialogControl) => {
  const text = useText()
  const formId = useId()
  const change = useFactorChange()
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useCall(beginSecondFactor, {
    failed: 'factor_begin_failed',
    quiet: true,
    onDone: setKey,
    onFailure: change.failed,
  })
  const confirm = useCall(confirmSecondFactor, {
    failed: 'factor_confirm_failed',
    quiet: true,
    onDone: ({ recovery_codes, payload }) => {
      setCodes(recovery_codes)
      change.done(payload)
    },
    onFailure: change.failed,
  })
  const running = begin.running || confirm.running
  return (
    <FactorDialog
      {...control}
      codes={codes}
      saidAfterCodes="factor_set_up_done"
      title={text(key ? 'factor_app_title' : 'factor_begin_title')}
      text={text(key ? 'factor_app_text' : 'factor_begin_text')}
      action={
        <Button type="submit" form={formId} wide size={56} loading={running} loadingLabel={text('factor_working')}>
          {text(key ? 'factor_confirm' : 'factor_begin_action')}
        </Button>
      }
    >
      {key ? (
        <FactorForm
          // Another form than the one before it: nothing of that stays.
          key="app"
          id={formId}
          asks={['code']}
          ofApp
          failed="factor_confirm_failed"
          failure={confirm.failure}
          send={({ code }) => confirm.run({ body: { code } })}
        >
          <AppKey {...key} />
        </FactorForm>
      ) : (
        <FactorForm
          key="password"
          id={formId}
          asks={['cur_password']}
          failed="factor_begin_failed"
          failure={begin.failure}
          send={({ cur_password }) => begin.run({ body: { cur_password } })}
        />
      )}
    </FactorDialog>
  )
}

/** In fours, as apps and people read it. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The key for an authenticator app, as a picture and as text. */
const AppKey = ({ secret, url }: Pick<Key, 'secret' | 'url'>) => {
  const text = useText()
  const shown = useRef<HTMLElement>(null)
  const { copied, copy } = useCopy(shown, secret)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-center">
        <QrCode text={url} label={text('factor_qr')} />
      </div>
      <div className="rounded-input bg-ink-2 p-4">
        <p className="type-label text-bone-1">{text('factor_key')}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <code ref={shown} className="type-mono min-w-0 flex-1 basis-48 text-[14px]/5">
            {inFours(secret)}
          </code>
          <Button
            kind="secondary"
            size={40}
            icon={<Icon aria-hidden="true" size={20} stroke={1.6} />}
            onClick={() => void copy()}
          >
            {text('factor_key_copy')}
          </Button>
        </div>
        <p role="status" className="mt-2 text-[14px]/5 text-bone-1 empty:hidden">
          {copied === null ? '' : text(copied ? 'factor_copied' : 'factor_key_by_hand')}
        </p>
      </div>
    </div>
  )
}
