import type { PriceChange } from '@pandrop/contract/staff/price-changes'
import { undoPriceChange } from '@pandrop/contract/staff/routes/price-changes'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { priceTexts as texts } from '../../texts/price-changes.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { pricesKey } from './priceQueries.ts'

/** Asks whether a change is taken back, as long as that goes; nothing once it is too late. */
export const UndoButton = ({ change: { id, can_undo: canUndo } }: { change: PriceChange }) => {
  const [isAsking, setAsking] = useState(false)
  if (!canUndo && !isAsking) return null
  return (
    <>
      <StaffButton aria-label={texts.undoOf(id)} onClick={() => setAsking(true)} className="relative z-1">
        {texts.undo}
      </StaffButton>
      {isAsking && <UndoDialog id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

const UndoDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const call = useCall(undoPriceChange, {
    failed: texts.undoFailed,
    quiet: true,
    done: texts.undoStarted,
    onDone: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: pricesKey })
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: pricesKey }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.undoTitle}
      text={texts.undoText}
      submitLabel={texts.undoSubmit}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
