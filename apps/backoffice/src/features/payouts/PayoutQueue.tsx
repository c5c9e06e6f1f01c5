import { type PayoutView, payoutViews } from '@pandrop/contract/staff/payouts'
import { listStaffPayouts } from '@pandrop/contract/staff/routes/payouts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { useSelection } from '../../table/selection.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { pageNames } from '../../texts/shell.ts'
import { payoutColumns } from './payoutColumns.tsx'
import { QueueActions } from './QueueActions.tsx'

const isStage = (word: string | undefined): word is PayoutView => payoutViews.some((stage) => stage === word)

/** How many payouts stand at each stage; nothing while it loads. */
const useTotals = () =>
  useQuery({
    queryKey: [...payoutsKey, 'totals'],
    queryFn: async ({ signal }) =>
      (await api.send(listStaffPayouts, { query: { stage: 'to_propose', limit: 1 }, signal })).totals,
  })

/**
 * The stage that the address names; where it names none, the first one that has work for whoever looks. It is written
 * into the address, so that it stays where it is when the work is done.
 */
const useStage = ({ data: totals, isFetching, isError }: ReturnType<typeof useTotals>) => {
  const [{ stage: word }, change] = useAddress()
  const first = totals?.find(({ for_you }) => for_you > 0)?.stage ?? 'to_propose'
  // What was counted before somebody went away is counted again first.
  const isKnown = !isFetching && (totals !== undefined || isError)
  const named = isStage(word) ? word : undefined
  useEffect(() => {
    if (named === undefined && isKnown) change({ stage: first })
  }, [named, isKnown, first, change])
  return [named, (next: string) => change({ stage: next })] as const
}

/** Payouts by stage, with what two people do about them. */
export const PayoutQueue = () => {
  const totals = useTotals()
  const [stage, choose] = useStage(totals)
  const options = payoutViews.map((value) => ({
    value,
    label: payoutTexts.stages[value],
    count: totals.data?.find((total) => total.stage === value)?.payouts,
  }))
  return (
    <ListPanel
      title={pageNames.payouts}
      filters={<FilterTabs label={payoutTexts.stage} options={options} value={stage ?? ''} onChange={choose} />}
    >
      {stage ? (
        <StageList key={stage} stage={stage} waiting={options.find(({ value }) => value === stage)?.count ?? 0} />
      ) : (
        <div className="min-h-64" />
      )}
    </ListPanel>
  )
}

/** One stage; mounted anew for each, so that nothing stays ticked which is not shown. */
const StageList = ({ stage, waiting }: { stage: PayoutView; waiting: number }) => {
  const selection = useSelection()
  const [columns] = useState(payoutColumns[stage])
  const list = usePages(listStaffPayouts, { key: payoutsKey, query: { stage } })
  const canDecide = stage === 'to_propose' || stage === 'to_approve' || stage === 'approved'
  const chosen = list.rows.filter((row) => selection.has(row.id))
  return (
    <>
      {canDecide && (list.rows.length > 0 || list.status === 'loading') && (
        <QueueActions stage={stage} chosen={chosen} waiting={waiting} onDone={selection.clear} />
      )}
      <DataTable
        label={payoutTexts.stages[stage]}
        columns={columns}
        list={list}
        rowKey={(row) => row.id}
        rowName={(row) => payoutTexts.rowName(row.offer_id, row.holder)}
        href={(row) => paths.payout(row.id)}
        selection={canDecide ? selection : undefined}
        empty={payoutTexts.empty[stage]}
      />
    </>
  )
}
