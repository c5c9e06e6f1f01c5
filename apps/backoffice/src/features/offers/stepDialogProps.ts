import type { ApiFailure } from '@pandrop/api-client/errors'
import type { StaffOffer } from '@pandrop/contract/staff/offers'

/** What every dialog about a step of an offer is told. */
export interface StepDialogProps {
  offer: StaffOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: StaffOffer, done: string) => void
  /** the offer is not what it was when it was read */
  onMovedOn: (failure: ApiFailure) => void
}
