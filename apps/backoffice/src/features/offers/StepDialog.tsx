import type { StaffOfferStep } from '@pandrop/contract/staff/offers'
import { DeclineDialog } from './DeclineDialog.tsx'
import { PlainStepDialog } from './PlainStepDialog.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import type { StepDialogProps } from './stepDialogProps.ts'

/** Steps that ask in a dialog; a counter-offer has a form of its own. */
export type DialogStep = Exclude<StaffOfferStep, 'counter'>

/** Asks before a step is taken. */
export const StepDialog = ({ step, ...props }: StepDialogProps & { step: DialogStep }) => {
  if (step === 'decline') return <DeclineDialog {...props} />
  if (step === 'received') return <ReceivedDialog {...props} />
  return <PlainStepDialog name={step} {...props} />
}
