import type { ApiFailure } from '@pandrop/api-client/errors'
import type { Profile } from '@pandrop/contract/profile'
import { depositCheckout } from '@pandrop/contract/routes'
import { toUnits } from '@pandrop/money/money'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Stepper } from '@pandrop/ui/Stepper'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import { useCardPage } from '../../forms/useCardPage.ts'
import { passedLimit, useLimitRefusal, useVerificationLimits } from '../../forms/useVerificationLimits.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { AmountStep } from './AmountStep.tsx'
import { useTopUpAmount } from './useTopUpAmount.ts'
import { type TopUpContact, useTopUpContact } from './useTopUpContact.ts'

export interface TopUpDialogProps {
  open: boolean
  onClose: () => void
  /** what the balance should grow by, EUR units; a common sum is suggested when absent */
  units?: number
  /** says beside a sum (EUR units) what it may be before an identity is verified; another feature's */
  limits: (sum: number) => ReactNode
}

/** Top-up in two steps, amount and contact, then the provider's card page (docs/behaviour/money.md#top-up-steps). */
export const TopUpDialog = (props: TopUpDialogProps) => {
  const profile = useProfile()
  return profile ? <FilledDialog {...props} profile={profile} /> : <WaitingDialog {...props} />
}

const WaitingDialog = ({ open, onClose }: Pick<TopUpDialogProps, 'open' | 'onClose'>) => {
  const text = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('top_up_title')}
      closeLabel={text('top_up_close')}
    >
      <Skeleton className="h-[320px] rounded-button" />
    </Dialog>
  )
}

const isAmount = ({ code }: ApiFailure): boolean => code.startsWith('amount_')

const FilledDialog = ({ open, onClose, units, limits, profile }: TopUpDialogProps & { profile: Profile }) => {
  const text = useText()
  const toast = useToasts()
  const formId = useId()
  const amountInput = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState(1)
  const amount = useTopUpAmount()
  const credit = amount.read.ok ? toUnits(amount.read.credit) : 0
  const waits = passedLimit(useVerificationLimits('card'), credit) !== undefined
  const contact = useTopUpContact(profile)
  const isLimit = useLimitRefusal()
  const checkout = useDepositCheckout((failure) => {
    if (isAmount(failure) || isLimit(failure)) setStep(1)
    else contact.showRefusal(failure)
  })

  const begin = useEffectEvent(() => {
    setStep(1)
    amount.suggest(units)
  })
  useEffect(() => {
    if (open) begin()
  }, [open])

  const goOn = () => {
    if (amount.read.ok) return setStep(2)
    // A missed bound is said already, beside the amount.
    if (amount.read.problem === 'amount_invalid') toast.error(text('amount_invalid'))
    amountInput.current?.focus()
  }
  const payNow = contact.submit(async (values) => {
    if (!amount.read.ok) return setStep(1)
    const { phone, phoneCountryCode, nationalNumber } = contact.phone.data
    await checkout.open({
      ...values,
      phone,
      phoneCountryCode,
      nationalNumber,
      country: Number(values.country),
      amount: amount.read.amount,
      currency: amount.currency.code,
    })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 1) goOn()
    else void payNow(event)
  }
  const paying = checkout.running || contact.sending

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('top_up_title')}
      closeLabel={text('top_up_close')}
      initialFocus={amountInput}
      action={
        <>
          <div className="flex gap-3">
            {step === 2 && (
              <Button kind="secondary" size={56} onClick={() => setStep(1)} disabled={paying}>
                {text('top_up_back')}
              </Button>
            )}
            <Button
              key={step}
              type="submit"
              form={formId}
              wide
              size={56}
              disabled={step === 1 && (amount.warning !== undefined || waits)}
              loading={paying}
              loadingLabel={step === 2 ? text('top_up_paying') : undefined}
            >
              {text(step === 1 ? 'top_up_submit' : 'top_up_pay')}
            </Button>
          </div>
          <p className="flex items-center justify-center gap-2 text-[13px]/[18px] text-bone-2">
            <IconLock aria-hidden="true" size={16} stroke={1.6} />
            {text('top_up_card_note')}
          </p>
        </>
      }
    >
      <Stepper
        label={text('top_up_steps')}
        steps={[step === 1 ? text('top_up_step_amount') : amount.words, text('top_up_step_contact')]}
        current={step}
      />
      <form id={formId} noValidate onSubmit={submit}>
        {step === 1 ? (
          <>
            <AmountStep amount={amount} inputRef={amountInput} />
            {limits(credit)}
          </>
        ) : (
          <ContactStep contact={contact} />
        )}
      </form>
    </Dialog>
  )
}

/** Step 2: whom the payment names. */
const ContactStep = ({ contact }: { contact: TopUpContact }) => (
  <div className="mt-6 flex flex-col gap-4">
    <ContactFields field={contact.field} phone={contact.phone.field} />
    <AddressFields field={contact.field} />
  </div>
)

/**
 * Opens a card payment and leaves for the provider's card page.
 * @param onFailure hears of refusals; their text is shown already
 */
const useDepositCheckout = (onFailure: (failure: ApiFailure) => void) => {
  const { leave, leaving } = useCardPage()
  const { run, running } = useCall(depositCheckout, { failed: 'checkout_failed', onFailure })

  const open = async (body: Parameters<typeof run>[0]['body']): Promise<void> => {
    const answer = await run({ body })
    if (answer) leave(answer.redirect_url)
  }
  return { open, running: running || leaving }
}
