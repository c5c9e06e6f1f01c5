import { depositStatusQuery } from '@pandrop/api-client/deposit-queries'
import { buttonClass } from '@pandrop/ui/Button'
import { Spinner } from '@pandrop/ui/Spinner'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { nextStep } from '../features/payments/nextStep.ts'
import { TimeAnnouncement, TimeLeft } from '../features/payments/TimeLeft.tsx'
import { useCountdown } from '../features/payments/useCountdown.ts'
import { useApi } from '../hooks/useApi.ts'
import { useGo } from '../hooks/useGo.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { PaymentSearch } from '../search.ts'

/** Asks how a payment stands until it has ended, then leads on; a guest signs in and comes back. */
const usePendingPayment = (order: string | undefined) => {
  const go = useGo()
  const { checked, signedIn, verified } = useSession()
  const isGuest = checked && !signedIn
  const { data, isError } = useQuery({
    ...depositStatusQuery(useApi(), order ?? ''),
    enabled: verified && Boolean(order),
  })
  // Not the current path: that is the next page's as soon as this one has led on.
  const target = isGuest ? paths.signIn(paths.pendingPayment(order ?? '')) : nextStep(order, data)
  useEffect(() => {
    if (target !== undefined) go(target, { replace: true })
  }, [target, go])
  return {
    status: data?.status ?? undefined,
    until: data?.status === 'Pending' ? data.expires_at : undefined,
    unanswered: isError,
    mustVerify: checked && signedIn && !verified,
  }
}

/** How long the card page is open for who has not paid yet, and the way back to it. */
const BackToCard = ({ order, until }: { order: string; until: string }) => {
  const text = useText()
  const seconds = useCountdown(until)
  return (
    <>
      {seconds === 0 ? (
        <p>{text('payment_pending_over')}</p>
      ) : (
        <>
          <p>
            <TimeLeft seconds={seconds} textKey="payment_pending_until" />
          </p>
          <a href={paths.cardPage(order)} className={buttonClass({ kind: 'secondary', className: 'mt-4' })}>
            {text('payment_pending_back')}
          </a>
        </>
      )}
      <TimeAnnouncement seconds={seconds} />
    </>
  )
}

const PaymentPendingPage = ({ search }: PageProps<NoParams, PaymentSearch>) => {
  const text = useText()
  const order = search.order ?? search.order_id
  const { status, until, unanswered, mustVerify } = usePendingPayment(order)
  if (mustVerify) {
    return (
      <div className="page py-18 compact:py-8">
        <StatusPanel
          title={text('payment_pending_title')}
          text={text('email_not_verified')}
          actions={
            <a href={paths.emailVerification()} className={buttonClass()}>
              {text('cart_verify_action')}
            </a>
          }
        />
      </div>
    )
  }
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        title={text('payment_pending_title')}
        text={text(unanswered ? 'payment_pending_unanswered' : 'payment_pending_text')}
        status={
          <span className="flex items-center gap-3 text-warn">
            <Spinner className="flex-none" />
            {text('payment_being_processed', { status: status ?? '...' })}
          </span>
        }
        actions={
          order &&
          until && (
            <div className="text-bone-1">
              <BackToCard key={until} order={order} until={until} />
            </div>
          )
        }
      />
    </div>
  )
}

/**
 * /pending-payment and /processing-payment: polls the payment, then leads on (docs/behaviour/pages.md#pending-page).
 */
export const paymentPendingPage = definePage<NoParams, PaymentSearch>({
  head: ({ text }) => ({ title: text('payment_pending_title'), noindex: true }),
  Component: PaymentPendingPage,
})
