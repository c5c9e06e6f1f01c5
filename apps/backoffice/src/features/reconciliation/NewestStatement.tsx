import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import { bookBankOpening, getBankOpening } from '@pandrop/contract/staff/routes/payouts'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { payoutsChanged, payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { shopToday } from '../../shopTime.ts'
import { bankTexts } from '../../texts/bank.ts'
import { statementTexts as texts } from '../../texts/statements.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { StatementFacts } from '../../ui/StatementFacts.tsx'

/** The newest statement of the bank beside the books, and what was there before both. */
export const NewestStatement = ({ statement }: { statement: BankStatement | null }) => {
  const [opening, setOpening] = useState(false)
  const isAdministrator = useStaff()?.role === 'administrator'
  const { data } = useQuery({
    queryKey: [...payoutsKey, 'opening'],
    queryFn: ({ signal }) => api.send(getBankOpening, { query: {}, signal }),
  })
  return (
    <Section
      title={texts.title}
      aside={
        statement && (
          <Link to={paths.bankAnswer(statement.answer_id)} className="underline underline-offset-2">
            {bankTexts.answer}
          </Link>
        )
      }
    >
      {statement ? <StatementFacts statement={statement} /> : <p className="text-bone-2">{texts.none}</p>}
      {data?.opening === null && (
        <StaffButton
          className="mt-3"
          disabledReason={isAdministrator ? undefined : texts.administratorAlone}
          onClick={() => setOpening(true)}
        >
          {texts.openingButton}
        </StaffButton>
      )}
      {opening && <OpeningDialog onClose={() => setOpening(false)} />}
    </Section>
  )
}

/** An amount that may be below zero. */
const readSigned = (typed: string): number | null => {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(typed) ?? []
  const amount = readAmount(rest)
  return amount !== null && minus !== '' ? -amount : amount
}

const OpeningDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState({ amount: '', day: '', reason: '' })
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const amount = readSigned(typed.amount)
  const reason = typed.reason.trim()
  const isWhole = amount !== null && typed.day !== '' && reason !== ''
  const call = useCall(bookBankOpening, {
    failed: texts.openingFailed,
    quiet: true,
    done: texts.openingDone,
    onDone: payoutsChanged,
  })
  const send = async () => {
    if (isWhole && (await call.run({ body: { amount, opens_on: typed.day, reason } }))) onClose()
  }
  return (
    <FormDialog
      open
      title={texts.openingTitle}
      text={texts.openingAbout}
      submitLabel={texts.openingSubmit}
      busy={call.running}
      {...(call.failureText && { failure: call.failureText })}
      {...(!isWhole && { disabledReason: texts.openingMissing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <AmountField
        label={texts.openingAmount}
        hint={texts.openingHint}
        value={typed.amount}
        error={call.fieldErrors.amount}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <TextField
        type="date"
        label={texts.openingDay}
        max={shopToday()}
        value={typed.day}
        error={call.fieldErrors.opens_on}
        onChange={({ target }) => set({ day: target.value })}
      />
      <ReasonField value={typed.reason} error={call.fieldErrors.reason} onChange={(next) => set({ reason: next })} />
    </FormDialog>
  )
}
