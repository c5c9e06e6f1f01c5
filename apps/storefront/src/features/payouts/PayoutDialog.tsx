import { offerQuery } from '@pandrop/api-client/offer-queries'
import type { Offer } from '@pandrop/contract/offers'
import type { Profile } from '@pandrop/contract/profile'
import { formatPrice } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { Dialog, type DialogProps } from '@pandrop/ui/Dialog'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Stepper } from '@pandrop/ui/Stepper'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { momentOf } from '../../dates.ts'
import { FactorNeeded } from '../../forms/FactorNeeded.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useFactorNeed } from '../../forms/useFactorNeed.ts'
import { passedLimit, useLimitRefusal, useVerificationLimits } from '../../forms/useVerificationLimits.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { PayoutAccountStep } from './PayoutAccountStep.tsx'
import { PayoutContactStep, usePayoutContact } from './PayoutContactStep.tsx'
import { PayoutDone } from './PayoutDone.tsx'
import { PayoutMethodStep, type PayoutWay, waysOf } from './PayoutMethodStep.tsx'
import { usePayoutAccount } from './usePayoutAccount.ts'
import { useRequestPayout } from './useRequestPayout.ts'

export interface RequestPayoutProps {
  /** ready for its payout */
  offer: Offer
  onClose: () => void
  /** says beside a sum (EUR units) what it may be before an identity is verified; another feature's */
  limits: (sum: number) => ReactNode
}

type Step = 1 | 2 | 3

/** The price that was agreed on, in EUR units. */
const priceOf = ({ service_price, user_price }: Offer): number => service_price ?? user_price

/** What the shop owes for an offer: its price less what has paid a debt already, in EUR. */
const amountOf = (offer: Offer, setOff = 0): string => formatPrice(priceOf(offer) - setOff)

/**
 * Asks for the money of an offer in three steps: contact information, payment method, payment
 * (docs/behaviour/offers.md#payout-steps). A click beside it does not close it, because nothing keeps the account that
 * was typed.
 */
export const PayoutDialog = (props: RequestPayoutProps) => {
  const profile = useProfile()
  const waits = useFirstNeed(priceOf(props.offer))
  // Said before anything is typed, and to nobody who types already.
  const [first, setFirst] = useState(waits)
  if (first === undefined && waits !== undefined) setFirst(waits)
  if (first === 'factor' || first === 'identity')
    return (
      <Frame onClose={props.onClose}>
        {first === 'factor' ? <FactorNeeded need="payout" /> : props.limits(priceOf(props.offer))}
      </Frame>
    )
  return profile && first === 'nothing' ? <FilledDialog {...props} profile={profile} /> : <WaitingDialog {...props} />
}

/** What comes before a payout of so much; undefined until it is known. */
const useFirstNeed = (sum: number): 'factor' | 'identity' | 'nothing' | undefined => {
  const factor = useFactorNeed('payout')
  const limits = useVerificationLimits('payout')
  if (factor === undefined || limits === undefined) return undefined
  if (factor) return 'factor'
  return passedLimit(limits, sum) ? 'identity' : 'nothing'
}

const WaitingDialog = ({ onClose }: RequestPayoutProps) => (
  <Frame onClose={onClose} action={<Skeleton className="h-14 rounded-large" />}>
    <Skeleton className="h-[420px] rounded-button" />
  </Frame>
)

interface FrameProps {
  /** "Request payout" unless told otherwise */
  title?: string
  onClose: () => void
  initialFocus?: DialogProps['initialFocus']
  action?: ReactNode
  children: ReactNode
}

const Frame = ({ title, onClose, ...rest }: FrameProps) => {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      width={520}
      title={title ?? text('payout_title')}
      closeLabel={text('payout_close')}
      keepOnOutsideClick
      {...rest}
    />
  )
}

/** Moves the keyboard along with the steps, and reads out where they lead. */
const useStepFocus = (step: Step | 'done') => {
  const place = useRef<HTMLDivElement>(null)
  const doneButton = useRef<HTMLButtonElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) (doneButton.current ?? place.current)?.focus()
    before.current = step
  }, [step])
  return { place, doneButton }
}

const FilledDialog = ({ offer, onClose, limits, profile }: RequestPayoutProps & { profile: Profile }) => {
  const text = useText()
  const formId = useId()
  const guard = useSubmitGuard()
  const offered = waysOf(useSettings())
  const [step, setStep] = useState<Step | 'done'>(1)
  const [way, setWay] = useState<PayoutWay | undefined>(offered[0])
  const { place, doneButton } = useStepFocus(step)
  const { data: details } = useQuery(offerQuery(useApi(), offer.id))
  const contact = usePayoutContact(profile)
  const account = usePayoutAccount()
  const isLimit = useLimitRefusal()
  const request = useRequestPayout({
    onDone: () => setStep('done'),
    onRefused: (failure) => {
      // A field can only be shown what is wrong with it, and take the focus, once it is there.
      if (isLimit(failure) || contact.holds(failure)) flushSync(() => setStep(1))
      contact.showRefusal(failure)
      account.showRefusal(failure)
    },
  })
  const amount = amountOf(offer, details?.payout?.set_off)
  const refuse = () => guard.leave('invalid')

  const toMethod = contact.submit(({ name, surname }) => {
    account.suggestHolder({ first_name: name, last_name: surname })
    setStep(2)
    guard.leave('invalid')
  }, refuse)
  const fromMethod = async () => {
    if (way === 'card-form') await request.byCard({ id: offer.id, ...contact.body() })
    else setStep(3)
    guard.leave(way === 'card-form' ? 'attempted' : 'invalid')
  }
  const pay = account.submit(async ({ terms: _, ...holder }) => {
    await request.bySepa({ id: offer.id, ...contact.body(), ...holder })
    guard.leave('attempted')
  }, refuse)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!guard.enter()) return
    if (step === 1) void toMethod()
    else if (step === 2) void fromMethod()
    else void pay()
  }
  const back = () => {
    request.forget()
    setStep(step === 3 ? 2 : 1)
  }

  if (step === 'done') {
    return (
      <Frame
        title={text('payment_submitted')}
        onClose={onClose}
        action={
          <Button ref={doneButton} wide size={56} onClick={onClose}>
            {text('payout_finish')}
          </Button>
        }
      >
        <PayoutDone offerId={offer.id} amount={amount} />
      </Frame>
    )
  }
  const steps = [text('payout_step_contact'), text('payout_step_method'), text('payout_step_payment')] as const
  const busy = request.running || account.judging
  const pausedUntil = details?.payout_paused_until
  return (
    <Frame
      onClose={onClose}
      // What is said above the fields has a link.
      initialFocus={() => place.current?.querySelector('input') ?? null}
      action={
        <>
          <FormAlert text={request.alert} />
          <div className="flex gap-3">
            {step > 1 && (
              <Button kind="secondary" size={56} onClick={back} disabled={busy}>
                {text('payout_back')}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              wide
              size={56}
              disabled={step === 2 && !way}
              loading={busy}
              loadingLabel={step === 3 ? text('payout_sending') : undefined}
            >
              {text(step === 3 ? 'payout_submit' : 'payout_continue')}
            </Button>
          </div>
        </>
      }
    >
      <Stepper label={text('payout_steps')} steps={steps} current={step} />
      {pausedUntil && (
        <p role="status" className="mt-5 rounded-input bg-ink-2 px-4 py-3 text-[14px]/5 text-warn">
          {text('payout_paused', { until: momentOf(pausedUntil) })}
        </p>
      )}
      <form id={formId} noValidate method="post" onSubmit={submit}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend of its own */}
        <div ref={place} tabIndex={-1} role="group" aria-label={steps[step - 1]} className="mt-6 outline-none">
          {step === 1 && (
            <>
              <div className="mb-6 empty:hidden">{limits(priceOf(offer))}</div>
              <PayoutContactStep contact={contact} />
            </>
          )}
          {step === 2 && <PayoutMethodStep offered={offered} chosen={way} onChoose={setWay} />}
          {step === 3 && (
            <PayoutAccountStep
              account={account}
              amount={amount}
              failedBefore={details?.payout?.failure_reason ?? undefined}
            />
          )}
        </div>
      </form>
    </Frame>
  )
}
