import type { Answer } from '@pandrop/contract/call'
import { isOffered } from '@pandrop/contract/lifecycle/order'
import type { OrderResult, takeOrderSteps as stepsCall, TradeOut } from '@pandrop/contract/staff/deliveries'
import { remindOfTrades, takeOrderSteps } from '@pandrop/contract/staff/routes/deliveries'
import { showToast } from '@pandrop/ui/toasts'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { refreshAll } from './deliveryQueries.ts'
import { Refused } from './Refused.tsx'

interface TradeActionsProps {
  view: 'sent' | 'unanswered'
  /** the ticked rows */
  chosen: readonly TradeOut[]
  /** leaves ticked what was refused */
  onDone: (refused: readonly number[]) => void
}

type Asking = 'delivered' | 'trade_declined'

const dialogs = {
  delivered: { title: texts.deliverTitle, text: texts.deliverText },
  trade_declined: { title: texts.declineTitle, text: texts.declineText },
} as const

/** What can be done with many trades at once, and which of them it was refused for. */
export const TradeActions = ({ view, chosen, onDone }: TradeActionsProps) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [refused, setRefused] = useState<readonly OrderResult[]>([])
  const settle = ({ results }: Answer<typeof stepsCall>): void => {
    const left = results.filter(({ refusal }) => refusal !== null)
    setRefused(left)
    onDone(left.map(({ id }) => id))
    void refreshAll()
  }
  const step = useCall(takeOrderSteps, {
    failed: texts.stepFailed,
    quiet: true,
    onDone: (answer) => {
      settle(answer)
      const done = answer.results.filter(({ refusal }) => refusal === null).length
      showToast({ kind: done === 0 ? 'error' : 'success', text: texts.done(done, answer.results.length) })
      setAsking(null)
    },
  })
  const remind = useCall(remindOfTrades, {
    failed: texts.remindFailed,
    onDone: settle,
    done: ({ results }) => texts.reminded(results.filter(({ changed }) => changed).length),
  })
  const orders = chosen.map(({ order_id: id }) => id)
  const isAny = chosen.length > 0
  const areOut = chosen.every(({ state }) => isOffered(state))
  const isRemindable = chosen.some(({ can_remind: can }) => can)
  const ask = (next: Asking): void => {
    if (isAny && areOut) setAsking(next)
  }
  const sendReminders = (): void => {
    if (isAny && isRemindable && !remind.running) void remind.run({ body: { orders } })
  }
  usePageKeys({ d: () => ask('delivered'), ...(view === 'unanswered' && { r: sendReminders }) })
  const off = areOut ? undefined : texts.onlySent
  return (
    <div className="flex flex-col gap-2 px-4 pb-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-bone-1">
          {texts.chosen(chosen.length)}
        </p>
        {isAny && (
          <ActionBar label={texts.bar}>
            {view === 'unanswered' && (
              <StaffButton
                loading={remind.running}
                disabledReason={isRemindable ? undefined : texts.remindedToday}
                iconAfter={<KeyHint>r</KeyHint>}
                onClick={sendReminders}
              >
                {texts.remind}
              </StaffButton>
            )}
            <StaffButton disabledReason={off} onClick={() => ask('trade_declined')}>
              {texts.decline}
            </StaffButton>
            <StaffButton
              kind="primary"
              disabledReason={off}
              iconAfter={<KeyHint>d</KeyHint>}
              onClick={() => ask('delivered')}
            >
              {texts.deliver}
            </StaffButton>
          </ActionBar>
        )}
      </div>
      <Refused results={refused} onClose={() => setRefused([])} />
      {asking && (
        <FormDialog
          open
          title={dialogs[asking].title(chosen.length)}
          text={dialogs[asking].text}
          submitLabel={texts.submit(chosen.length)}
          busy={step.running}
          failure={step.failureText}
          onSubmit={() => void step.run({ body: { step: asking, orders } })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
