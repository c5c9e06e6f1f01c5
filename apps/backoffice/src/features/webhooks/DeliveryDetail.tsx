import type { Answer } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { type getWebhookDelivery, resendWebhook, skipWebhook } from '@pandrop/contract/staff/routes/webhooks'
import type { WebhookDelivery } from '@pandrop/contract/staff/webhooks'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showExactMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { sendingText } from './sendingText.ts'
import { deliveryQuery, webhooksChanged } from './webhookQueries.ts'

type Whole = Answer<CallOf<typeof getWebhookDelivery>>['delivery']

/** Below a row: what was sent to the letter, every answer, and what can be done. */
export const DeliveryDetail = ({ delivery }: { delivery: WebhookDelivery }) => {
  const { id, tries, state } = delivery
  // Read anew when the list above has heard of another sending.
  const { data, error, isFetching, refetch } = useQuery({
    ...deliveryQuery(id),
    queryKey: [...deliveryQuery(id).queryKey, tries, state],
  })
  if (data) return <Shown delivery={data} />
  if (error) return <LoadFailed title={texts.detailFailed} error={error} isFetching={isFetching} refetch={refetch} />
  return <Skeleton className="h-40 rounded-input" />
}

const preClass = 'type-mono text-[12.5px]/5 break-words whitespace-pre-wrap'

const Shown = ({ delivery }: { delivery: Whole }) => (
  <div className="grid gap-x-8 gap-y-5 whitespace-normal desktop:grid-cols-2">
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{texts.body}</h3>
      <pre className={preClass}>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
    </div>
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{texts.sendings}</h3>
      {delivery.sendings.length === 0 && <p className="text-bone-2">{texts.notSent}</p>}
      <ol className="flex flex-col gap-3">
        {delivery.sendings.map((sending) => (
          <li key={sending.at}>
            <span className="type-mono text-[12.5px]/5 text-bone-2">{showExactMoment(sending.at)}</span>{' '}
            <span className="font-[560]">{sendingText(sending)}</span>
            {sending.answer !== null && (
              <pre className={`${preClass} mt-1 text-bone-1`}>{sending.answer || texts.noAnswer}</pre>
            )}
          </li>
        ))}
      </ol>
      <Next delivery={delivery} />
      <div className="mt-4">
        <Actions delivery={delivery} />
      </div>
    </div>
  </div>
)

const Next = ({ delivery: { state, next_try_at: at } }: { delivery: Whole }) =>
  state === 'waiting' && <p className="mt-3 text-bone-1">{at ? texts.next(showExactMoment(at)) : texts.atOnce}</p>

const Actions = ({ delivery: { id, kind, subject, state } }: { delivery: Whole }) => {
  const [skipping, setSkipping] = useState(false)
  const again = useCall(resendWebhook, {
    failed: texts.againFailed,
    done: texts.sentAgain,
    onDone: webhooksChanged,
  })
  return (
    <>
      <ActionBar label={texts.detailActions(kind, subject)}>
        <StaffButton loading={again.running} onClick={() => void again.run({ params: { id }, body: {} })}>
          {texts.again}
        </StaffButton>
        {state === 'waiting' && (
          <StaffButton kind="danger" onClick={() => setSkipping(true)}>
            {texts.skip}
          </StaffButton>
        )}
      </ActionBar>
      {skipping && <Skip id={id} onClose={() => setSkipping(false)} />}
    </>
  )
}

const Skip = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const call = useCall(skipWebhook, {
    failed: texts.skipFailed,
    quiet: true,
    done: texts.skipped,
    onDone: async () => {
      await webhooksChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.skipTitle}
      text={texts.skipText}
      submitLabel={texts.skip}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
