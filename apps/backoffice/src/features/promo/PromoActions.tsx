import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { stopPromoCode } from '@pandrop/contract/staff/routes/promo'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { promoTexts as texts } from '../../texts/promo.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ChangePromo } from './ChangePromo.tsx'
import { NewPromo } from './NewPromo.tsx'
import { promosChanged } from './promoQueries.ts'

interface PromoProps {
  promo: StaffPromoCode
}

/** What can be done with a code. */
export const PromoActions = ({ promo }: PromoProps) => {
  const [dialog, setDialog] = useState<'change' | 'duplicate' | 'stop' | null>(null)
  const close = () => setDialog(null)
  const isStopped = promo.stopped_at !== null
  return (
    <>
      <ActionBar label={texts.actions}>
        {!isStopped && (
          <StaffButton kind="primary" onClick={() => setDialog('change')}>
            {texts.change}
          </StaffButton>
        )}
        <StaffButton kind={isStopped ? 'primary' : 'secondary'} onClick={() => setDialog('duplicate')}>
          {texts.duplicate}
        </StaffButton>
        {!isStopped && (
          <StaffButton kind="danger" onClick={() => setDialog('stop')}>
            {texts.stop}
          </StaffButton>
        )}
      </ActionBar>
      {dialog === 'change' && <ChangePromo promo={promo} onClose={close} />}
      {dialog === 'duplicate' && <NewPromo like={promo} onClose={close} />}
      {dialog === 'stop' && <StopPromo promo={promo} onClose={close} />}
    </>
  )
}

const StopPromo = ({ promo: { id, code }, onClose }: PromoProps & { onClose: () => void }) => {
  const call = useCall(stopPromoCode, {
    failed: texts.stopFailed,
    quiet: true,
    done: texts.stopped(code),
    onDone: async () => {
      await promosChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.stopTitle(code)}
      text={texts.stopText}
      submitLabel={texts.stopButton}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
