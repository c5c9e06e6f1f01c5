import { languages } from '@pandrop/contract/languages'
import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { correctCustomer, correctCustomerEmail } from '@pandrop/contract/staff/routes/customers'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { correctionTexts as texts } from '../../texts/customer-corrections.ts'
import { formTexts } from '../../texts/forms.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { keepCustomer } from './useCustomer.ts'

const fields = ['name', 'surname', 'phone', 'address', 'city', 'post_code', 'steam_trade_link'] as const

type Field = (typeof fields)[number]

type Typed = Record<Field | 'language', string>

const labels: Record<Field, string> = {
  name: texts.name,
  surname: texts.surname,
  phone: texts.phone,
  address: texts.address,
  city: texts.city,
  post_code: texts.postCode,
  steam_trade_link: texts.tradeLink,
}

const knownOf = ({ trade_link, name, surname, phone, address, city, post_code, language }: StaffCustomer): Typed => ({
  name,
  surname,
  phone,
  address,
  city,
  post_code,
  steam_trade_link: trade_link ?? '',
  language,
})

/** What is not as it was. */
const changeOf = (known: Typed, typed: Typed): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      value.trim() === known[name as Field] ? [] : [[name, value.trim()]],
    ),
  )

interface CorrectDialogProps {
  customer: StaffCustomer
  onClose: () => void
}

/** Corrects what a customer has said about themselves, with a reason. */
export const CorrectDialog = ({ customer, onClose }: CorrectDialogProps) => {
  const client = useQueryClient()
  const known = knownOf(customer)
  const [typed, setTyped] = useState(known)
  const [reason, setReason] = useState('')
  const correct = useCall(correctCustomer, {
    failed: texts.failed,
    done: texts.done,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const change = changeOf(known, typed)
  const problem =
    Object.keys(change).length === 0 ? texts.unchanged : reason.trim() ? undefined : formTexts.reasonMissing
  const send = async () => {
    // What is chosen stands in the list of languages.
    const { language, ...others } = change
    const body = {
      ...others,
      ...(language && { language: language as (typeof languages)[number] }),
      reason: reason.trim(),
    }
    if (await correct.run({ params: { id: customer.id }, body })) onClose()
  }
  return (
    <FormDialog
      open
      wide
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      busy={correct.running}
      {...(correct.failureText && { failure: correct.failureText })}
      {...(problem && { disabledReason: problem })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          hint={name === 'steam_trade_link' ? texts.tradeLinkHint : undefined}
          value={typed[name]}
          error={correct.fieldErrors[name]}
          onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <SelectField
        label={texts.language}
        options={languages.map((value) => ({ value, label: value }))}
        value={typed.language}
        onChange={({ target }) => setTyped((before) => ({ ...before, language: target.value }))}
      />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Has a link mailed to another address of a customer who has lost the mailbox of theirs. */
export const EmailDialog = ({ customer: { id }, onClose }: CorrectDialogProps) => {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const correct = useCall(correctCustomerEmail, {
    failed: texts.emailFailed,
    done: texts.emailDone(email.trim()),
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const send = (reason: string) => correct.run({ params: { id }, body: { email: email.trim(), reason } })
  return (
    <ReasonDialog
      title={texts.emailTitle}
      text={texts.emailText}
      submitLabel={texts.emailSubmit}
      call={correct}
      send={send}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={texts.email}
        value={email}
        error={correct.fieldErrors.email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ReasonDialog>
  )
}
