import {
  type ProviderPayout,
  type ProviderPayoutView,
  providerPayoutViews,
} from '@pandrop/contract/staff/provider-payouts'
import { fetchProviderPayouts, listProviderPayouts } from '@pandrop/contract/staff/routes/provider-payouts'
import { dayText } from '@pandrop/dictionaries/dates'
import { useState } from 'react'
import { payoutsChanged, payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { providerPayoutTexts as texts } from '../../texts/providerPayouts.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { PayoutState, problemsOf, showIn } from './payoutState.tsx'

const columns: readonly Column<ProviderPayout>[] = [
  {
    id: 'payout',
    header: texts.payout,
    grow: true,
    cell: (payout) => (
      <>
        <span className="block truncate type-mono">{payout.provider_payout_id ?? texts.byHand}</span>
        <span className="block truncate type-meta text-danger empty:hidden">{problemsOf(payout)}</span>
      </>
    ),
  },
  { id: 'arrives', header: texts.arrives, mono: true, cell: ({ arrives_on: day }) => dayText(day), from: 640 },
  { id: 'state', header: texts.state, cell: (payout) => <PayoutState payout={payout} />, from: 640 },
  {
    id: 'gross',
    header: texts.gross,
    align: 'right',
    muted: true,
    from: 1024,
    cell: ({ currency, gross }) => <span className="tabular-nums">{showIn(currency, gross)}</span>,
  },
  {
    id: 'fee',
    header: texts.fee,
    align: 'right',
    muted: true,
    from: 1024,
    cell: ({ currency, fee }) => <span className="tabular-nums">{showIn(currency, fee)}</span>,
  },
  {
    id: 'net',
    header: texts.net,
    align: 'right',
    cell: ({ currency, net }) => <span className="font-[640] tabular-nums">{showIn(currency, net)}</span>,
  },
]

const viewOf = (word: string): ProviderPayoutView => providerPayoutViews.find((view) => view === word) ?? 'all'

/** What the card provider paid out, newest first; asked for now, or written down by hand. */
export const PayoutList = () => {
  const [{ view: word = '' }, change] = useAddress()
  const view = viewOf(word)
  const [noting, setNoting] = useState(false)
  const isAdministrator = useStaff()?.role === 'administrator'
  const list = usePages(listProviderPayouts, { key: [...payoutsKey, 'provider', view], query: { view } })
  const fetching = useCall(fetchProviderPayouts, {
    failed: texts.fetchFailed,
    done: ({ changed }) => texts.fetched(changed),
    onDone: payoutsChanged,
  })
  return (
    <ListPanel
      title={texts.table}
      filters={
        <FilterTabs
          label={texts.view}
          options={providerPayoutViews.map((value) => ({ value, label: texts.views[value] }))}
          value={view}
          onChange={(next) => change({ view: next === 'all' ? undefined : next })}
        />
      }
      aside={
        <>
          <StaffButton
            kind="tertiary"
            disabledReason={isAdministrator ? undefined : texts.noteOff}
            onClick={() => setNoting(true)}
          >
            {texts.note}
          </StaffButton>
          <StaffButton loading={fetching.running} onClick={() => void fetching.run({ body: {} })}>
            {texts.fetch}
          </StaffButton>
        </>
      }
    >
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.providerPayout(id)}
        rowName={texts.rowName}
        empty={texts.empty[view]}
      />
      {noting && <NoteDialog onClose={() => setNoting(false)} />}
    </ListPanel>
  )
}
