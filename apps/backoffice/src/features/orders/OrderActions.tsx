import type { OrderAction } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { useLitFocus } from '../../hooks/useLitFocus.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import {
  isHeldObstacle,
  obstacleText,
  orderActionNames,
  orderStateNames,
  overrideName,
  orderTexts as texts,
} from '../../texts/orders.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { OrderStepDialog } from './OrderStepDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

type Action = StaffOrder['actions'][number]

const takesAway = new Set<OrderAction>(['cancelled', 'reversed', 'refunded'])

interface OrderActionsProps {
  order: StaffOrder
  /** whether a withdrawal is being refused: then the order goes on, and the next thing to do gets the focus */
  isRefusing: boolean
}

/** What can be done with an order now, and why the rest cannot. */
export const OrderActions = ({ order, isRefusing }: OrderActionsProps) => {
  const [open, setOpen] = useState<OrderAction | null>(null)
  const close = () => setOpen(null)
  const bar = useLitFocus({
    href: paths.order(order.id),
    state: `${order.state} ${order.withdrawal?.state}`,
    isAsking: open !== null || isRefusing,
  })
  const isAdministrator = useStaff()?.role === 'administrator'
  const isOpenTo = ({ obstacle }: Action) => obstacle === null || (isAdministrator && isHeldObstacle(obstacle))
  const possible = order.actions.filter(isOpenTo)
  const others = order.actions.filter((action) => !isOpenTo(action))
  return (
    <Section title={texts.next}>
      {possible.length > 0 ? (
        <div ref={bar}>
          <ActionBar label={texts.next}>
            {possible.map(({ action, obstacle }, place) => {
              const kind = obstacle ? 'danger' : kindOf(action, place)
              return (
                <StaffButton
                  key={action}
                  kind={kind}
                  onClick={() => setOpen(action)}
                  data-lit={kind === 'primary' || undefined}
                >
                  {obstacle ? overrideName(action) : orderActionNames[action]}
                </StaffButton>
              )
            })}
          </ActionBar>
          <Others others={others} order={order} />
        </div>
      ) : (
        <p className="text-bone-1">{texts.nothingPossible(orderStateNames[order.state])}</p>
      )}
      {open && <ActionDialog action={open} order={order} onClose={close} />}
    </Section>
  )
}

const kindOf = (action: OrderAction, place: number): 'primary' | 'danger' | 'secondary' => {
  if (takesAway.has(action)) return 'danger'
  return place === 0 ? 'primary' : 'secondary'
}

const Others = ({ others, order }: { others: readonly Action[]; order: StaffOrder }) => {
  const until = order.protected_until ? showMoment(order.protected_until) : ''
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,420px),1fr))] gap-x-4 gap-y-2">
      {others.map(
        ({ action, obstacle }) =>
          obstacle && (
            <StaffButton key={action} disabledReason={obstacleText(action, obstacle, until)}>
              {orderActionNames[action]}
            </StaffButton>
          ),
      )}
    </div>
  )
}

interface ActionDialogProps {
  action: OrderAction
  order: StaffOrder
  onClose: () => void
}

const ActionDialog = ({ action, order, onClose }: ActionDialogProps) => {
  if (action === 'refunded') return <RefundDialog order={order} onClose={onClose} />
  return <OrderStepDialog step={action} order={order} onClose={onClose} />
}
