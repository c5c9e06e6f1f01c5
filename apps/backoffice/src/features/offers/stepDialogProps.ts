import type { ApiFailure } from '@pandrop/api-client/errors'
import type { DeskOffer } from '@pandrop/contract/staff/offers'

/** What every dialog about a step of an offer is told. */
export interface StepDialogProps {
  offer: DeskOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: DeskOffer, done: string) => void
  /** the offer is not what it was when it was read */
  onMovedOn: (failure: ApiFailure) => void
}
