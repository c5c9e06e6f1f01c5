import type { CartEntry } from '@pandrop/contract/cart'
import { type CheckoutValues, checkoutForm } from '@pandrop/contract/forms/checkout'
import type { Profile } from '@pandrop/contract/profile'
import { useEffect, useState } from 'react'
import { keepContact, readContact } from '../../forms/contactDraft.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useContactForm } from '../../forms/useContactForm.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { buyable, totalsOf } from './totals.ts'
import { usePurchase } from './usePurchase.ts'

interface CheckoutInput {
  lines: readonly CartEntry[]
  profile: Profile
  onPaid: () => void
}

/** The checkout of one cart: form, totals and the payment itself. */
export const useCheckout = ({ lines, profile, onPaid }: CheckoutInput) => {
  const text = useText()
  const toast = useToasts()
  const { vat_percent: vatPercent, payment_methods: methods } = useSettings()
  const [defaultValues] = useState<CheckoutValues>(() => ({
    ...readContact(sessionStorage, profile),
    terms: false,
    withdrawal_waiver: false,
  }))
  const { form, field, phone, values, unfinished } = useContactForm({ schemaOf: checkoutForm, defaultValues })
  const totals = totalsOf({ lines, balance: profile.balance, vatPercent })

  useEffect(() => keepContact(sessionStorage, profile, values), [profile, values])

  const { pay, running, priceChanged } = usePurchase({
    onPaid,
    onRefused: (failure) => showServerErrors(form, failure),
  })

  const submit = form.handleSubmit(
    (valid) => pay({ lines: buyable(lines), total: totals.total, values: valid, phone: phone.data.phone }),
    () => {
      toast.error(text('checkout_fields_invalid'))
    },
  )
  return {
    field,
    phone,
    unfinished,
    totals,
    vatPercent,
    balance: profile.balance,
    priceChanged,
    paying: running || form.formState.isSubmitting,
    /** whether the shop takes the balance at all */
    offered: methods.includes('balance'),
    submit: () => void submit(),
  }
}

export type CheckoutHandle = ReturnType<typeof useCheckout>
