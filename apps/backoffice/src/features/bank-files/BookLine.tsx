import type { ImportedBankLine } from '@pandrop/contract/staff/bank'
import { bookBankLine } from '@pandrop/contract/staff/routes/payouts'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { statementTexts as texts } from '../../texts/statements.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

const costLengthMax = 60

interface BookLineProps {
  answerId: number
  line: ImportedBankLine
}

/** Books a line of the bank that nothing is behind, by hand. */
export const BookLine = ({ answerId, line }: BookLineProps) => {
  const [open, setOpen] = useState(false)
  const isAdministrator = useStaff()?.role === 'administrator'
  return (
    <>
      <StaffButton
        aria-label={texts.bookLine(line.words ?? line.end_to_end_id)}
        disabledReason={isAdministrator ? undefined : texts.administratorAlone}
        onClick={() => setOpen(true)}
      >
        {texts.book}
      </StaffButton>
      {open && <BookLineDialog answerId={answerId} line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

const BookLineDialog = ({ answerId, line, onClose }: BookLineProps & { onClose: () => void }) => {
  const [cost, setCost] = useState('')
  const [reason, setReason] = useState('')
  const amount = showEuro(line.amount ?? 0)
  const isWhole = cost.trim() !== '' && reason.trim() !== ''
  const call = useCall(bookBankLine, {
    failed: texts.bookFailed,
    quiet: true,
    done: texts.bookDone,
    onDone: payoutsChanged,
  })
  const send = async () => {
    const params = { id: answerId, line: line.line_no }
    if (isWhole && (await call.run({ params, body: { cost: cost.trim(), reason: reason.trim() } }))) onClose()
  }
  return (
    <FormDialog
      open
      title={texts.bookTitle}
      text={texts.bookAbout(amount, line.words ?? line.end_to_end_id)}
      submitLabel={texts.bookSubmit(amount)}
      busy={call.running}
      {...(call.failureText && { failure: call.failureText })}
      {...(!isWhole && { disabledReason: texts.bookMissing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={texts.cost}
        hint={texts.costHint}
        autoComplete="off"
        maxLength={costLengthMax}
        value={cost}
        error={call.fieldErrors.cost}
        onChange={({ target }) => setCost(target.value)}
      />
      <ReasonField value={reason} error={call.fieldErrors.reason} onChange={setReason} />
    </FormDialog>
  )
}
