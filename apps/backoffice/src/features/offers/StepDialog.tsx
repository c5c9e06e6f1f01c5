import type { StaffOfferStep } from '@pandrop/contract/lifecycle/offer'
import { DeclineDialog } from './DeclineDialog.tsx'
import { PlainStepDialog } from './PlainStepDialog.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import type { StepDialogProps } from './stepDialogProps.ts'

/** Steps that ask in a dialog; a counter-offer has a form of its own. */
export type DialogStep = Exclude<StaffOfferStep, 'countered'>

/** Asks before a step is taken. */
export const StepDialog = ({ step, ...props }: StepDialogProps & { step: DialogStep }) => {
  if (step === 'rejected') return <DeclineDialog {...props} />
  if (step === 'received') return <ReceivedDialog {...props} />
  return <PlainStepDialog name={step} {...props} />
}
