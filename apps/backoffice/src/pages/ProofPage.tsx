import type { StaffSession } from '@pandrop/contract/staff/session'
import { Proof } from '../features/staff/sign-in/Proof.tsx'

interface ProofPageProps extends Pick<StaffSession, 'factors'> {
  onEnd: (proven: boolean) => void
}

/** Asks over the page of somebody at work who they are. */
export const ProofPage = ({ factors, onEnd }: ProofPageProps) => (
  <div className="grid min-h-dvh place-items-center px-4 py-8">
    <Proof factors={factors} onEnd={onEnd} />
  </div>
)
