import type { ApiFailure } from '@pandrop/api-client/errors'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { type DialogStep, OfferStepDialog } from './OfferStepDialog.tsx'
import { ShelveDialog } from './ShelveDialog.tsx'

/** What asks in a dialog before it is done with an offer. */
export type Asking = DialogStep | 'shelve'

interface OfferDialogProps {
  asking: Asking
  offer: StaffOffer
  onClose: () => void
  onDone: (offer: StaffOffer, done: string) => void
  onMovedOn: (failure: ApiFailure) => void
}

/** The dialog of whatever is asked for: a step, or a place on the shelf. */
export const OfferDialog = ({ asking, ...rest }: OfferDialogProps) =>
  asking === 'shelve' ? (
    <ShelveDialog offer={rest.offer} onClose={rest.onClose} onDone={rest.onDone} />
  ) : (
    <OfferStepDialog step={asking} {...rest} />
  )
