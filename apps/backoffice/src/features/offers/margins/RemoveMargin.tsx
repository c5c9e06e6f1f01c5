import type { StaffMargin } from '@pandrop/contract/staff/margins'
import { removeMargin } from '@pandrop/contract/staff/routes/offers'
import { useState } from 'react'
import { showEuro } from '../../../format.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { marginTexts as texts } from '../../../texts/margins.ts'
import { MarginChanges } from './MarginChanges.tsx'
import { marginsChanged, readAgain } from './marginQueries.ts'

interface RemoveMarginProps {
  margin: StaffMargin
  /** the one that counts instead */
  below: StaffMargin
  onClose: () => void
}

/** Asks before a margin is removed, with what that changes. */
export const RemoveMargin = ({ margin, below, onClose }: RemoveMarginProps) => {
  const [seen, setSeen] = useState(margin.percent)
  const from = showEuro(margin.from)
  const call = useCall(removeMargin, {
    failed: texts.removeFailed,
    quiet: true,
    done: texts.removed(from),
    onDone: async () => {
      await marginsChanged()
      onClose()
    },
    onFailure: async () => {
      const standing = await readAgain(margin.from)
      if (standing) setSeen(standing.percent)
    },
  })
  const changed = seen === margin.percent ? '' : texts.changedTo(seen)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.removeTitle(from)}
      text={texts.removeText(below.percent)}
      submitLabel={texts.remove}
      danger
      busy={call.running}
      failure={call.failureText && [call.failureText, changed].filter(Boolean).join('. ')}
      wide
      onSubmit={() => void call.run({ body: { from: margin.from, seen } })}
    >
      <MarginChanges from={margin.from} />
    </FormDialog>
  )
}
