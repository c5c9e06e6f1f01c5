import { listWebhookDeliveries } from '@pandrop/contract/staff/routes/webhooks'
import { deliveryStates, type WebhookDelivery } from '@pandrop/contract/staff/webhooks'
import { StatusBadge, type StatusKind } from '@pandrop/ui/StatusBadge'
import { useState } from 'react'
import { showExactMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { sendingText } from './sendingText.ts'
import { webhooksKey } from './webhookQueries.ts'

const kinds: Record<WebhookDelivery['state'], StatusKind> = {
  waiting: 'waiting',
  delivered: 'success',
  skipped: 'error',
}

const names = texts.sentColumns

const columns: readonly Column<WebhookDelivery>[] = [
  {
    id: 'happened',
    header: names.happened,
    cell: (row) => showExactMoment(row.happened_at),
    mono: true,
    muted: true,
    from: 640,
  },
  { id: 'kind', header: names.kind, cell: ({ kind }) => kind, mono: true },
  { id: 'subject', header: names.subject, cell: ({ subject }) => subject, mono: true, grow: true, from: 1024 },
  {
    id: 'answer',
    header: names.answer,
    cell: ({ last }) => (last ? sendingText(last) : texts.notSent),
    muted: true,
    from: 1024,
  },
  { id: 'tries', header: names.tries, cell: ({ tries }) => texts.times(tries), align: 'right', from: 1280 },
  {
    id: 'state',
    header: names.state,
    cell: ({ state }) => <StatusBadge kind={kinds[state]} label={texts.deliveryStates[state]} />,
  },
]

const tabs = [
  { value: '', label: texts.everything },
  ...deliveryStates.map((value) => ({ value, label: texts.deliveryStates[value] })),
]

const everyMilliseconds = 30_000
// While something has just been put on its way, somebody waits for how it ends.
const hurriedMilliseconds = 2000

const isOnItsWay = ({ state, next_try_at: nextTryAt }: WebhookDelivery): boolean =>
  state === 'waiting' && nextTryAt === null

/** What a webhook was sent, newest first; a row unfolds its body and every answer. */
export const DeliveryList = ({ webhookId }: { webhookId: string }) => {
  const [words, changeAddress] = useAddress()
  const state = deliveryStates.find((known) => known === words.state)
  const [every, setEvery] = useState(everyMilliseconds)
  const list = usePages(listWebhookDeliveries, {
    key: [...webhooksKey, 'deliveries'],
    params: { id: webhookId },
    query: { ...(state && { state }) },
    every,
  })
  const next = list.rows.some(isOnItsWay) ? hurriedMilliseconds : everyMilliseconds
  if (next !== every) setEvery(next)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <ListPanel
      title={texts.sent}
      titled
      aside={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={state ?? ''}
          onChange={(value) => changeAddress({ state: value })}
        />
      }
    >
      <DataTable
        label={texts.sent}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ kind, subject }) => texts.deliveryName(kind, subject)}
        onOpen={({ id }) => setOpen(open === id ? null : id)}
        detail={(delivery) => open === delivery.id && <DeliveryDetail delivery={delivery} />}
        empty={state ? { title: texts.noneOfState } : { title: texts.noDelivery, text: texts.noDeliveryText }}
      />
    </ListPanel>
  )
}
