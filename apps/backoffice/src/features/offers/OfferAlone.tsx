import { showToast } from '@pandrop/ui/toasts'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferStepDialog } from './OfferStepDialog.tsx'
import { OfferView } from './OfferView.tsx'
import { useOfferQueue } from './useOfferQueue.ts'

const nothing = (): void => undefined

/** An offer on a page of its own. */
export const OfferAlone = ({ id }: { id: number }) => {
  const desk = useOfferQueue((_offer, done) => showToast({ kind: 'success', text: done }))
  return (
    <OfferView id={id}>
      {(offer) => (
        <>
          <OfferDetails
            key={desk.answers}
            offer={offer}
            draft={desk.draftOf(id)}
            onDraft={(draft) => desk.keepDraft(id, draft)}
            focused={false}
            onFocused={nothing}
            onStep={desk.openStep}
            onDone={desk.done}
            onMovedOn={() => desk.movedOn(id)}
          />
          {desk.step && (
            <OfferStepDialog
              step={desk.step}
              offer={offer}
              onClose={desk.closeStep}
              onDone={desk.done}
              onMovedOn={() => desk.movedOn(id)}
            />
          )}
        </>
      )}
    </OfferView>
  )
}
