import type { Answer } from '@pandrop/contract/call'
import { askPasskeySignIn, signInByPasskey } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { type PasskeyJson, passkeysWork, usePasskeyAnswer } from '../../hooks/usePasskeyAnswer.ts'
import { useText } from '../../hooks/useText.ts'
import { useFormFailure } from './useFormFailure.ts'

type Opened = Answer<typeof import('@pandrop/contract/passkeys').signInByPasskey>

interface PasskeySignInProps {
  onDone: (answer: Opened) => void
}

const texts = { otherwise: 'authentication_failed', unreadable: 'an_error_occurred' } as const

/** Signs in by a passkey, in place of e-mail, password and code (docs/behaviour/accounts.md#passkey-sign-in). */
export const PasskeySignIn = ({ onDone }: PasskeySignInProps) => (passkeysWork() ? <Offer onDone={onDone} /> : null)

const Offer = ({ onDone }: PasskeySignInProps) => {
  const text = useText()
  const options = { failed: texts.otherwise, quiet: true } as const
  const ask = useCall(askPasskeySignIn, options)
  const give = useCall(signInByPasskey, { ...options, onDone })
  const passkey = usePasskeyAnswer({
    ask: () => ask.run({ body: {} }),
    give: (credential) => give.run({ body: { credential } }),
  })
  useAutofill((credential) => give.run({ body: { credential } }), passkey.waiting)
  const failed = useFormFailure(give.failure ?? ask.failure, texts, [])
  return (
    <div className="flex flex-col gap-4">
      <p aria-hidden="true" className="flex items-center gap-3 type-meta text-bone-2">
        <span className="h-px flex-1 bg-line" />
        {text('passkey_or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button
        kind="secondary"
        wide
        size={56}
        icon={<IconFingerprint aria-hidden="true" size={20} stroke={1.6} />}
        loading={passkey.waiting}
        loadingLabel={text('auth_signing_in')}
        onClick={() => {
          give.forget()
          void passkey.run()
        }}
      >
        {text('passkey_sign_in')}
      </Button>
      <FormAlert text={passkey.unused ? text('passkey_not_used') : failed} />
    </div>
  )
}

// Before what was asked is too old, five minutes after that (docs/behaviour/accounts.md#passkey-asked).
const askedAnewMilliseconds = 4 * 60_000

/** Offers passkeys among what the browser fills into the field of the e-mail, where it can. */
const useAutofill = (give: (credential: PasskeyJson) => Promise<unknown>, paused: boolean): void => {
  const api = useApi()
  const newest = useRef(give)
  useEffect(() => {
    newest.current = give
  })
  useEffect(() => {
    if (paused) return undefined
    let left = false
    const offer = async (): Promise<void> => {
      const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser')
      if (left || !(await browserSupportsWebAuthnAutofill())) return
      // Nobody has asked for it: where it fails, the button still is there.
      const asked = await api.send(askPasskeySignIn, { body: {} }).catch(() => null)
      if (left || !asked) return
      const optionsJSON = asked.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
      if (left || !credential) return
      await newest.current({ ...credential })
      if (!left) await offer()
    }
    void offer()
    const again = setInterval(() => void offer(), askedAnewMilliseconds)
    return () => {
      left = true
      clearInterval(again)
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [api, paused])
}
