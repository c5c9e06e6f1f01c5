import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { type JudgeIban, type PayoutAccountValues, payoutAccount } from '@pandrop/contract/forms/payout'
import { type ChangeEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type FieldProps, fieldProps } from '../../forms/fieldProps.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useText } from '../../hooks/useText.ts'
import { type Deletion, followIban, groupIban } from './ibanGroups.ts'

/** Where the rules of all countries do not come, the server alone is asked. */
const judge: JudgeIban = async (iban) => {
  const rules = await import('./ibanCheck.ts').catch(() => undefined)
  return rules ? rules.ibanProblem(iban) : null
}

const resolver = zodResolver(payoutAccount(judge))

/** Who holds the account, by the contact step. */
interface Holder {
  first_name: string
  last_name: string
}

const nobody: Holder = { first_name: '', last_name: '' }

const deletions: Readonly<Record<string, Deletion>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
}

/** The account that the money goes to. Its IBAN lives in the form alone and is kept nowhere. */
export const usePayoutAccount = () => {
  const text = useText()
  const form = useForm<PayoutAccountValues>({
    resolver,
    defaultValues: { ...nobody, account_number: '', terms: false },
  })
  const field = fieldProps(form, text)
  const suggested = useRef(nobody)
  const shown = useRef('')

  const ibanField = (): FieldProps => {
    const props = field('account_number')
    const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      const { inputType, isComposing } = nativeEvent as InputEvent
      // What a keyboard still composes is its own; it is grouped when that is over.
      if (isComposing) return
      const typed = { value: target.value, caret: target.selectionStart ?? target.value.length }
      const { value, caret } = followIban(shown.current, typed, deletions[inputType])
      shown.current = value
      target.value = value
      target.setSelectionRange(caret, caret)
    }
    return {
      ...props,
      onChange: (event) => {
        change(event as ChangeEvent<HTMLInputElement>)
        return props.onChange(event)
      },
      onBlur: (event: { target: HTMLInputElement }) => {
        const grouped = groupIban(event.target.value)
        if (grouped !== event.target.value) form.setValue('account_number', grouped)
        shown.current = grouped
        return props.onBlur(event)
      },
    }
  }
  return {
    field,
    ibanField,
    /** takes over the names of the contact step, where nobody has typed others */
    suggestHolder: (holder: Holder) => {
      for (const name of ['first_name', 'last_name'] as const) {
        if (form.getValues(name) === suggested.current[name]) form.setValue(name, holder[name])
      }
      suggested.current = holder
    },
    submit: (use: (valid: PayoutAccountValues) => Promise<void>, refuse: () => void) => form.handleSubmit(use, refuse),
    showRefusal: (failure: ApiFailure) => showServerErrors(form, failure),
    judging: form.formState.isSubmitting,
  }
}

export type PayoutAccount = ReturnType<typeof usePayoutAccount>
