import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { Dialog } from '@pandrop/ui/Dialog'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showToast } from '@pandrop/ui/toasts'
import { useState } from 'react'
import { keepSession } from '../../../keepSession.ts'
import { formTexts } from '../../../texts/forms.ts'
import { accountTexts, factorTexts } from '../../../texts/staff.ts'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { PasskeySetup } from '../factors/PasskeySetup.tsx'
import { PasskeysElsewhere } from '../factors/PasskeysElsewhere.tsx'
import { TotpSetup } from '../factors/TotpSetup.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { forgetPasskeys } from './usePasskeys.ts'

/** What the sign-in is confirmed with: authenticator and passkeys. */
export const FactorsPanel = ({ factors }: Pick<StaffSession, 'factors'>) => {
  const [adding, setAdding] = useState<'totp' | 'passkey' | null>(null)
  const done = (session: StaffSession, text: string) => {
    setAdding(null)
    keepSession(session)
    showToast({ kind: 'success', text })
  }
  const close = (open: boolean) => !open && setAdding(null)
  return (
    <Section title={accountTexts.factorsTitle}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-40 font-[600]">{accountTexts.totp}</h3>
        <StatusBadge
          kind={factors.totp ? 'success' : 'waiting'}
          label={factors.totp ? accountTexts.totpOn : accountTexts.totpOff}
        />
        <span className="ml-auto">
          <StaffButton onClick={() => setAdding('totp')}>
            {factors.totp ? accountTexts.totpReplace : accountTexts.totpSetUp}
          </StaffButton>
        </span>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 shadow-[inset_0_1px_0_var(--color-line)]">
        <h3 className="min-w-40 font-[600]">{accountTexts.passkeys}</h3>
        {!passkeyAddress(window.location) && (
          <span className="ml-auto">
            <StaffButton onClick={() => setAdding('passkey')}>{accountTexts.addPasskey}</StaffButton>
          </span>
        )}
      </div>
      <div className="mt-2 empty:hidden">
        <PasskeysElsewhere />
      </div>
      <PasskeyList hasTotp={factors.totp} />
      {adding === 'totp' && (
        <Dialog
          open
          onOpenChange={close}
          title={factorTexts.totpTitle}
          text={factors.totp && accountTexts.totpReplaceText}
          closeLabel={formTexts.close}
          keepOnOutsideClick
        >
          <TotpSetup onDone={(session) => done(session, accountTexts.totpDone)} />
        </Dialog>
      )}
      {adding === 'passkey' && (
        <Dialog open onOpenChange={close} title={factorTexts.passkeyTitle} closeLabel={formTexts.close}>
          <PasskeySetup
            onDone={(session, name) => {
              void forgetPasskeys()
              done(session, accountTexts.passkeyAdded(name))
            }}
          />
        </Dialog>
      )}
    </Section>
  )
}
