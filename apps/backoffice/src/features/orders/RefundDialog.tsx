import { type EndCause, endCauses, isUndelivered } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { refundOrder } from '@pandrop/contract/staff/routes/orders'
import { toUnits } from '@pandrop/money/money'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { orderFormTexts, refundTexts as texts } from '../../texts/order-dialogs.ts'
import { Facts } from '../../ui/Facts.tsx'
import {
  CauseField,
  DestinationField,
  firstCause,
  firstDestination,
  NoteField,
  RecordReasonField,
} from './orderFields.tsx'
import { refreshAfterStep } from './orderQuery.ts'
import { RefundLine } from './RefundLine.tsx'
import { partsOf, type RefundPart, sentLines, sumsOf } from './refundParts.ts'

interface RefundDialogProps {
  order: StaffOrder
  onClose: () => void
}

/** Gives money back by lines or parts of them; the sums follow what is typed. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const [parts, setParts] = useState(() => partsOf(order))
  const [destination, setDestination] = useState(() => firstDestination(order))
  const [typedNote, setNote] = useState('')
  const [typedReason, setReason] = useState('')
  const [cause, setCause] = useState<EndCause | undefined>(() => firstCause(order))
  const [tried, setTried] = useState(false)
  const isBefore = isUndelivered(order.state)
  const { goesBack, remains, chosen, isWrong, isWhole } = sumsOf(parts)
  const amount = showEuro(toUnits(goesBack))
  const { run, running, failureText } = useCall(refundOrder, {
    failed: texts.failed,
    done: ({ changed, proposed }) => {
      if (proposed) return texts.proposed(amount)
      return changed ? texts.done(amount) : texts.doneBefore
    },
    quiet: true,
    onDone: refreshAfterStep,
  })
  const reason = typedReason.trim()
  const change = (next: RefundPart) =>
    setParts((before) => before.map((part) => (part.line.line_no === next.line.line_no ? next : part)))
  const send = async () => {
    setTried(true)
    if (!reason || isWrong || chosen === 0 || (isBefore && !cause)) return
    const note = typedNote.trim()
    const lines = sentLines(parts)
    const body = {
      reason,
      ...(destination && { destination }),
      ...(isBefore && { cause }),
      ...(lines && { lines }),
      ...(note && { note }),
    }
    if (await run({ params: { id: order.id }, body })) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={isBefore ? texts.textBefore : texts.text}
      submitLabel={chosen > 0 && !isWrong ? texts.submit(amount) : texts.submitEmpty}
      danger
      wide
      busy={running}
      failure={failureText}
      disabledReason={chosen === 0 ? texts.nothingChosen : undefined}
      onSubmit={() => void send()}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 type-label text-bone-1">{texts.lines}</legend>
        {parts.map((part) => (
          <RefundLine key={part.line.line_no} part={part} onChange={change} />
        ))}
      </fieldset>
      <div aria-live="polite">
        <Facts
          facts={[
            { term: texts.total, value: <strong className="font-[640]">{amount}</strong> },
            { term: texts.remains, value: showEuro(toUnits(remains)) },
          ]}
        />
        {isBefore && isWhole && <p className="mt-2 text-bone-1">{texts.endsOrder}</p>}
      </div>
      {isBefore && (
        <CauseField
          value={cause ?? ''}
          error={tried && !cause ? orderFormTexts.causeMissing : undefined}
          onChange={(event) => setCause(endCauses.find((possible) => possible === event.target.value))}
        />
      )}
      <DestinationField
        order={order}
        value={destination ?? ''}
        onChange={(event) => setDestination(event.target.value === 'card' ? 'card' : 'balance')}
      />
      <NoteField value={typedNote} onChange={(event) => setNote(event.target.value)} />
      <RecordReasonField
        required
        value={typedReason}
        error={tried && !reason ? orderFormTexts.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
