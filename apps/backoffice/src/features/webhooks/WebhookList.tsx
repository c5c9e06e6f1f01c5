import type { Webhook } from '@pandrop/contract/staff/webhooks'
import { useQuery } from '@tanstack/react-query'
import { showCount, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { pageNames } from '../../texts/shell.ts'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import { WebhookBadge } from './WebhookBadge.tsx'
import { webhooksQuery } from './webhookQueries.ts'

const columns: readonly Column<Webhook>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    cell: ({ name, url }) => (
      <>
        <span className="block truncate font-[580]">{name}</span>
        <span className="block truncate type-mono text-[12.5px]/[18px] text-bone-2">{url}</span>
      </>
    ),
    grow: true,
  },
  { id: 'events', header: texts.columns.events, cell: ({ events }) => texts.events(events.length), from: 1024 },
  {
    id: 'waiting',
    header: texts.columns.waiting,
    cell: ({ waiting }) => showCount(waiting),
    align: 'right',
    from: 640,
  },
  {
    id: 'delivered',
    header: texts.columns.delivered,
    cell: ({ delivered_at: at }) => (at ? showMoment(at) : texts.never),
    mono: true,
    muted: true,
    from: 1024,
  },
  { id: 'state', header: texts.columns.state, cell: (webhook) => <WebhookBadge webhook={webhook} /> },
]

/** Every address that is told of what happens. */
export const WebhookList = () => (
  <ListPanel title={pageNames.webhooks}>
    <DataTable
      label={texts.label}
      columns={columns}
      list={wholeList(useQuery(webhooksQuery))}
      rowKey={({ id }) => id}
      rowName={({ name }) => texts.rowName(name)}
      href={({ id }) => paths.webhook(id)}
      empty={{ title: texts.none, text: texts.noneText }}
    />
  </ListPanel>
)
