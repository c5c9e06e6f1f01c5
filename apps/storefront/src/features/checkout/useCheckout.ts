import { countriesQuery } from '@pandrop/api-client/content-queries'
import type { CartEntry } from '@pandrop/contract/cart'
import { type CheckoutValues, checkoutForm } from '@pandrop/contract/forms/checkout'
import type { Profile } from '@pandrop/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { businessOf } from '../../forms/business.tsx'
import { keepContact, readContact } from '../../forms/contactDraft.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { tradeLinkHint } from '../../forms/tradeAccount.ts'
import { useContactForm } from '../../forms/useContactForm.ts'
import { useFactorNeed } from '../../forms/useFactorNeed.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { offReason, type PaymentMethod } from './offReason.ts'
import { buyable, totalsOf } from './totals.ts'
import { isPromoRefusal, usePromo } from './usePromo.ts'
import { usePurchase } from './usePurchase.ts'

interface CheckoutInput {
  lines: readonly CartEntry[]
  profile: Profile
  /** hears the number of the order that the balance has paid */
  onPaid: (order: number) => void
}

/** Whether a trade link waits for a second factor: `kept` is the one that does not, `other` one that does. */
const tradeLinkOf = ({ kept, typed, waits }: { kept: string | null; typed: string; waits: boolean }) => {
  if (!waits || kept === null) return 'free'
  return [kept, ''].includes(typed.trim()) ? 'kept' : 'other'
}

/** The checkout of one cart: form, totals and the payment itself. */
export const useCheckout = ({ lines, profile, onPaid }: CheckoutInput) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const { vat_percent: usualVatPercent, payment_methods: methods, card_total_min: cardTotalMin } = useSettings()
  const { data: countries = [] } = useQuery(countriesQuery(useApi()))
  const [defaultValues] = useState<CheckoutValues>(() => ({
    ...readContact(sessionStorage, profile),
    ...businessOf(profile),
    terms: false,
    withdrawal_waiver: false,
  }))
  const { form, field, phone, values, unfinished } = useContactForm({ schemaOf: checkoutForm, defaultValues })
  // What is owed is what the chosen country takes.
  const chosen = countries.find(({ id }) => String(id) === String(values.country))
  const vatPercent = chosen?.vat_percent ?? usualVatPercent
  const needsFactor = useFactorNeed('trade_link') ?? false
  const promo = usePromo({ customerId: profile.id, lines: buyable(lines) })
  const discount = promo.applied?.discount ?? null
  const totals = totalsOf({ lines, balance: profile.balance, vatPercent, discount, now: new Date() })

  useEffect(() => keepContact(sessionStorage, profile, values), [profile, values])

  const { pay, choose, method, running, priceChanged, trouble } = usePurchase({
    onPaid,
    onRefused: (failure) => (isPromoRefusal(failure) ? promo.refuse(failure) : showServerErrors(form, failure)),
  })

  const busy = running || form.formState.isSubmitting

  const submit = (chosen: PaymentMethod) => {
    if (busy) return
    choose(chosen)
    const order = {
      method: chosen,
      lines: buyable(lines),
      total: totals.total,
      phone: phone.data.phone,
      promo: promo.applied?.code,
    }
    void form.handleSubmit(
      (values) => pay({ ...order, values }),
      () => {
        toast.error(text('checkout_fields_invalid'))
      },
    )()
  }
  return {
    field,
    phone,
    unfinished,
    asksBusiness: defaultValues.company !== undefined,
    tradeLink: tradeLinkOf({ kept: profile.steam_trade_link, typed: values.tradeUrl, waits: needsFactor }),
    tradeLinkHint: tradeLinkHint({ profile, link: values.tradeUrl, other: 'trade_account_other_order' }, text),
    promo,
    totals,
    vatPercent,
    balance: profile.balance,
    priceChanged,
    /** what keeps the cart from being paid, in words that stay; undefined before and after */
    trouble: trouble && {
      text: failureText(trouble.failure, trouble.failed),
      /** nobody knows how it ended: the next press goes on with the same payment */
      resumes: trouble.resumes,
    },
    /** how it is being paid at this moment */
    paying: busy ? method : undefined,
    /** why a way to pay is off; undefined where it is on */
    reasonOff: (asked: PaymentMethod) => offReason({ method: asked, totals, offered: methods, cardTotalMin }, text),
    submit,
  }
}

export type CheckoutHandle = ReturnType<typeof useCheckout>
