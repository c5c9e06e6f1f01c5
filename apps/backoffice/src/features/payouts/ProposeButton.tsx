import { proposePayouts } from '@pandrop/contract/staff/routes/payouts'
import { showEuro } from '../../format.ts'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface ProposeButtonProps {
  payouts: 'all' | string[]
  /** to be paid less what their customers owe */
  setOff?: boolean
  kind: 'primary' | 'tertiary'
  /** "Propose" where it is left out */
  label?: string
  disabledReason?: string
  onDone?: () => void
}

/** The first pair of eyes: nothing leaves by it, so it is not asked twice. */
export const ProposeButton = ({ payouts, setOff = false, kind, label, disabledReason, onDone }: ProposeButtonProps) => {
  const { run, running } = useCall(proposePayouts, {
    failed: payoutTexts.proposeFailed,
    done: (answer) => payoutTexts.proposed(answer.payouts, showEuro(answer.amount)),
    onDone: async () => {
      onDone?.()
      await payoutsChanged()
    },
    // What somebody else has proposed meanwhile is shown at once.
    onFailure: () => void payoutsChanged(),
  })
  return (
    <StaffButton
      kind={kind}
      loading={running}
      data-lit={kind === 'primary' || undefined}
      disabledReason={disabledReason}
      onClick={() => void run({ body: { payouts, set_off: setOff } })}
    >
      {label ?? (setOff ? payoutTexts.proposeLessDebt : payoutTexts.propose)}
    </StaffButton>
  )
}
