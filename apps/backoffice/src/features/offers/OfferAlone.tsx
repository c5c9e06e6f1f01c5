import { showToast } from '@pandrop/ui/toasts'
import type { ReactNode } from 'react'
import { useLitFocus } from '../../hooks/useLitFocus.ts'
import { paths } from '../../paths.ts'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferView } from './OfferView.tsx'
import { isShelvable } from './offerQueries.ts'
import { useOfferQueue } from './useOfferQueue.ts'

const nothing = (): void => undefined

/** An offer on a page of its own. */
export const OfferAlone = ({ id }: { id: number }) => {
  const handling = useOfferQueue((_offer, done) => showToast({ kind: 'success', text: done }))
  usePageKeys({ s: () => isShelvable(id) && handling.openStep('shelve') })
  return (
    <OfferView id={id}>
      {(offer) => (
        <LitFocus id={id} state={`${offer.state} ${handling.answers}`} isAsking={handling.step !== null}>
          <OfferDetails
            key={handling.answers}
            offer={offer}
            draft={handling.draftOf(id)}
            onDraft={(draft) => handling.keepDraft(id, draft)}
            focused={false}
            onFocused={nothing}
            onStep={handling.openStep}
            onDone={handling.done}
            onMovedOn={() => handling.movedOn(id)}
          />
          {handling.step && (
            <OfferDialog
              asking={handling.step}
              offer={offer}
              onClose={handling.closeStep}
              onDone={handling.done}
              onMovedOn={() => handling.movedOn(id)}
            />
          )}
        </LitFocus>
      )}
    </OfferView>
  )
}

interface LitFocusProps {
  id: number
  /** another one after each step, and after each counter-offer */
  state: string
  isAsking: boolean
  children: ReactNode
}

const LitFocus = ({ id, state, isAsking, children }: LitFocusProps) => (
  <div ref={useLitFocus({ href: paths.offer(id), state, isAsking })}>{children}</div>
)
