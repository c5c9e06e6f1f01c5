import type { AccountEvent } from '@pandrop/contract/account-events'
import { listCustomerAccountEvents } from '@pandrop/contract/staff/routes/customers'
import { showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { customerTexts, readable } from '../../texts/customers.ts'
import { Section } from '../../ui/Section.tsx'

const columns: readonly Column<AccountEvent>[] = [
  { id: 'at', header: customerTexts.at, cell: ({ at }) => showMoment(at), mono: true },
  {
    id: 'what',
    header: customerTexts.happened,
    cell: ({ kind, name }) => [readable(kind), name].filter(Boolean).join(' · '),
    grow: true,
  },
  {
    id: 'device',
    header: customerTexts.device,
    cell: ({ browser, system }) => customerTexts.deviceName(browser, system),
    from: 640,
  },
  { id: 'network', header: customerTexts.network, cell: ({ network }) => network, mono: true, from: 640 },
]

/** What happened to the account of a customer, as its owner reads it. */
export const CustomerAccountEvents = ({ customerId }: { customerId: number }) => {
  const list = usePages(listCustomerAccountEvents, { key: ['customers', 'account-events'], params: { id: customerId } })
  return (
    <Section title={customerTexts.accountEvents} titleHidden flush>
      <DataTable
        label={customerTexts.accountEvents}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={customerTexts.accountEventsNone}
      />
    </Section>
  )
}
