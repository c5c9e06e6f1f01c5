import { depositHistoryQuery } from '@pandrop/api-client/deposit-queries'
import type { Answer } from '@pandrop/contract/call'
import { cancelDeposit } from '@pandrop/contract/routes'
import { formatUnits } from '@pandrop/money/format'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'
import { TimeAnnouncement, TimeLeft } from './TimeLeft.tsx'
import { useCountdown } from './useCountdown.ts'

/** A top-up of the payment history. */
export type Deposit = Answer<typeof import('@pandrop/contract/deposits').depositHistory>['payload'][number]

/** Gives a pending top-up up; one that was charged meanwhile is good news, with the balance it has become. */
const useCancelDeposit = ({ id }: Deposit) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const { queryKey } = depositHistoryQuery(useApi())
  const { run, running, failure } = useCall(cancelDeposit, {
    failed: 'open_payment_cancel_failed',
    quiet: true,
    onFailure: ({ code, message }) => {
      if (code === 'deposit_completed') toast.success(message)
      // The profile too: it has the balance.
      void queryClient.invalidateQueries(code === 'deposit_completed' ? undefined : { queryKey })
    },
    onDone: ({ payload }) => {
      queryClient.setQueryData(queryKey, payload)
      toast.success(text('open_payment_cancelled'))
    },
  })
  const isBeingPaid = failure?.code === 'payment_open'
  return {
    cancel: () => {
      if (!running) void run({ body: { payment_id: id } })
    },
    cancelling: running,
    error:
      failure && !running
        ? isBeingPaid
          ? text('open_payment_processing')
          : failureText(failure, 'open_payment_cancel_failed')
        : undefined,
    readAgain: () => void queryClient.invalidateQueries({ queryKey }),
  }
}

/** How long the card page of a pending top-up is open, the way back to it, and the way out. */
export const PendingDeposit = ({ deposit }: { deposit: Deposit }) =>
  deposit.status === 'Pending' && deposit.expires_at ? <Steps deposit={deposit} until={deposit.expires_at} /> : null

const Steps = ({ deposit, until }: { deposit: Deposit; until: string }) => {
  const text = useText()
  const { cancel, cancelling, error, readAgain } = useCancelDeposit(deposit)
  const seconds = useCountdown(until, readAgain)
  const isOver = seconds === 0
  // Several may be pending: the sum tells their buttons apart for whoever only hears them.
  const sum = <span className="sr-only">{` ${deposit.currency.symbol}${formatUnits(deposit.sum)}`}</span>
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2 narrow:mt-2 narrow:justify-between">
      <p className="flex-1 basis-[180px] type-meta text-bone-2">
        {isOver ? text('payment_pending_over') : <TimeLeft seconds={seconds} textKey="payment_pending_until" />}
      </p>
      <div className="flex flex-wrap gap-2 narrow:w-full narrow:[&>*]:flex-auto">
        <Button
          kind="secondary"
          size={40}
          onClick={cancel}
          loading={cancelling}
          loadingLabel={text('open_payment_cancelling')}
        >
          <span>
            {text('open_payment_cancel')}
            {sum}
          </span>
        </Button>
        {!isOver && (
          <a href={paths.cardPage(deposit.id)} className={buttonClass({ size: 40 })}>
            <span>
              {text('open_payment_continue')}
              {sum}
            </span>
          </a>
        )}
      </div>
      <p role="alert" className="flex w-full items-start gap-2 text-[13px]/[18px] font-[520] text-danger empty:hidden">
        {error && <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />}
        {error}
      </p>
      <TimeAnnouncement seconds={seconds} />
    </div>
  )
}
