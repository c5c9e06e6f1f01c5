import { Button } from '@pandrop/ui/Button'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { IconFingerprint } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { passkeysWork } from '../../hooks/usePasskeyAnswer.ts'
import { useText } from '../../hooks/useText.ts'
import { usePasskeyProof } from './usePasskeyProof.ts'
import { type ProofFormOptions, useProofForm } from './useProofForm.ts'

interface ProofDialogProps extends ProofFormOptions {
  /** the account's, for password managers; undefined: not known here */
  email: string | undefined
  /** the account has passkeys, each of which does in place of password and code */
  withPasskey: boolean
}

/**
 * Asks for the password, and for a code where there is a second factor, or for a passkey in place of both. It is the
 * browser's own modal dialog: whatever
 * lies below, another dialog included, can neither be reached nor take the focus away, and has it again afterwards.
 */
export const ProofDialog = ({ email, onEnd, withCode, withPasskey }: ProofDialogProps) => {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  // Closed while it still is in the page: only then does the browser give the focus back.
  const end = (proven: boolean) => {
    box.current?.close()
    onEnd(proven)
  }
  const { field, asksCode, failed, running, submit } = useProofForm({ withCode, onEnd: end })
  const passkey = usePasskeyProof(end)
  // It opens with the focus in its first field.
  useLayoutEffect(() => box.current?.showModal(), [])
  return (
    <dialog
      ref={box}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-above-dialogs=""
      onCancel={(event) => {
        event.preventDefault()
        end(false)
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[480px] overflow-y-auto overscroll-contain
        rounded-modal bg-ink-1 p-7 text-bone-0 shadow-modal backdrop:bg-overlay backdrop:backdrop-blur-[3px]
        compact:mb-0 compact:w-full compact:max-w-none compact:rounded-b-none compact:px-4 compact:py-6"
    >
      <h2 id={`${id}title`} className="type-h3">
        {text('proof_title')}
      </h2>
      <p id={`${id}text`} className="mt-1.5 text-bone-1">
        {text('proof_text')}
      </p>
      <SubmitForm onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          maxLength={128}
          label={text('factor_password')}
          showLabel={text('auth_show_password')}
          hideLabel={text('auth_hide_password')}
        />
        {asksCode && <CodeField {...field('code')} />}
        <FormAlert text={passkey.failed ?? failed} />
        <div className="flex flex-col gap-3">
          <Button type="submit" wide size={56} loading={running} loadingLabel={text('factor_working')}>
            {text('proof_action')}
          </Button>
          {withPasskey && passkeysWork() && (
            <Button
              kind="secondary"
              wide
              size={56}
              icon={<IconFingerprint aria-hidden="true" size={20} stroke={1.6} />}
              loading={passkey.running}
              loadingLabel={text('factor_working')}
              onClick={() => void passkey.run()}
            >
              {text('passkey_prove')}
            </Button>
          )}
          <Button kind="tertiary" wide onClick={() => end(false)}>
            {text('proof_cancel')}
          </Button>
        </div>
      </SubmitForm>
    </dialog>
  )
}
