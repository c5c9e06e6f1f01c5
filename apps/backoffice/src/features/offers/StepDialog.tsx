import type { ApiFailure } from '@pandrop/api-client/errors'
import type { DeskOffer, DeskOfferStep } from '@pandrop/contract/staff/offers'
import { DeclineDialog } from './DeclineDialog.tsx'
import { PlainStepDialog } from './PlainStepDialog.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'

export interface StepDialogProps {
  offer: DeskOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: DeskOffer, done: string) => void
  /** the offer is not what it was when it was read */
  onMovedOn: (failure: ApiFailure) => void
}

/** Steps that ask in a dialog; a counter-offer has a form of its own. */
export type DialogStep = Exclude<DeskOfferStep, 'counter'>

/** Asks before a step is taken. */
export const StepDialog = ({ step, ...props }: StepDialogProps & { step: DialogStep }) => {
  if (step === 'decline') return <DeclineDialog {...props} />
  if (step === 'received') return <ReceivedDialog {...props} />
  return <PlainStepDialog name={step} {...props} />
}
