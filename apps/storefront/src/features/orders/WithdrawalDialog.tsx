import { orderQuery } from '@pandrop/api-client/customer-queries'
import { isRefundable, isUndelivered } from '@pandrop/contract/lifecycle/order'
import { withdrawFromOrder } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { dateOf } from '../../dates.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import type { Order } from './orderParts.ts'

interface WithdrawalDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  /** the order says so by now */
  onWithdrawn: () => void
}

type CallProps = Omit<WithdrawalDialogProps, 'order'> & { id: number }

/** Declares it. What a server that fails says stays beside the button, and the next press tries again. */
const useWithdrawal = ({ id, open, onClose, onWithdrawn }: CallProps) => {
  const toast = useToasts()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const { queryKey } = orderQuery(useApi(), id)
  const { run, running, failure, forget } = useCall(withdrawFromOrder, {
    failed: 'order_withdraw_failed',
    quiet: true,
    onDone: async ({ message }) => {
      toast.success(message)
      // The page says so before the question goes, so that nobody is asked twice.
      await queryClient.invalidateQueries({ queryKey })
      onClose()
      onWithdrawn()
    },
    onFailure: (refused) => {
      const isOver = refused.code === 'withdrawal_over'
      // Nobody reads what stands in a question that was closed meanwhile.
      if (isOver || !open) toast.error(failureText(refused, 'order_withdraw_failed'))
      if (!isOver) return
      onClose()
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    running,
    trouble: failure && failure.code !== 'withdrawal_over' ? failureText(failure, 'order_withdraw_failed') : undefined,
    declare: () => void run({ params: { id }, body: {} }),
    forget,
  }
}

/** The second step: what is declared, where its confirmation goes, what follows, and the button that sends it. */
export const WithdrawalDialog = ({ order, open, onClose, onWithdrawn }: WithdrawalDialogProps) => {
  const text = useText()
  const profile = useProfile()
  const body = useRef<HTMLDivElement>(null)
  const { running, trouble, declare, forget } = useWithdrawal({ id: order.id, open, onClose, onWithdrawn })
  const leave = () => {
    onClose()
    if (!running) forget()
  }
  const actions = (
    <>
      <FormAlert text={trouble} />
      <Button wide loading={running} onClick={declare}>
        {text('order_withdraw_confirm')}
      </Button>
      <Button kind="tertiary" wide disabled={running} onClick={leave}>
        {text('order_withdraw_keep')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={text('order_withdraw_title')}
      text={profile && <span className="wrap-anywhere">{text('order_withdraw_check', { email: profile.email })}</span>}
      closeLabel={text('order_withdraw_close')}
      // Not the button: whoever presses Enter twice has not read it.
      initialFocus={body}
      action={actions}
    >
      <div ref={body} tabIndex={-1} className="flex flex-col gap-4 text-bone-1 outline-none">
        <Declaration order={order} />
        <p>{text('order_withdraw_money')}</p>
        {isWithCustomer(order) && <p>{text('order_withdraw_items')}</p>}
      </div>
    </Dialog>
  )
}

// Of what is paid, refunds are given before the trade is offered and after it was delivered.
const isWithCustomer = ({ status }: Order): boolean => isRefundable(status) && !isUndelivered(status)

/** The same words that the confirmation repeats; what has been given back already is not declared again. */
const Declaration = ({ order: { id, created_at, lines, contact } }: { order: Order }) => {
  const text = useText()
  const items = lines.filter(({ refunded, sum }) => sum === 0 || refunded < sum).map(({ title }) => title)
  return (
    <figure className="rounded-input bg-ink-2 px-4 py-3">
      <blockquote className="text-bone-0 wrap-anywhere">
        {text('withdrawal_declaration', { order: String(id), date: dateOf(created_at), items: items.join('; ') })}
      </blockquote>
      <figcaption className="mt-2 type-meta text-bone-2 wrap-anywhere">
        {contact.name} {contact.surname}
      </figcaption>
    </figure>
  )
}
