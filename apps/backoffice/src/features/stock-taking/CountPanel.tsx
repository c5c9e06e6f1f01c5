import { countStock } from '@pandrop/contract/staff/routes/stock-taking'
import type { CountedAccount, StockTaking } from '@pandrop/contract/staff/stock-taking'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { countedStateNames, countTexts as texts } from '../../texts/stock-taking.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { isCounting, stockTakingKey, stockTakingQuery } from './stockTakingQueries.ts'

const names = texts.columns

const badges = { waiting: 'waiting', counted: 'success', unavailable: 'error' } as const

const columns: readonly Column<CountedAccount>[] = [
  { id: 'label', header: names.label, cell: ({ label }) => label, grow: true },
  {
    id: 'state',
    header: names.state,
    cell: ({ state }) => state && <StatusBadge kind={badges[state]} label={countedStateNames[state]} />,
  },
  {
    id: 'counted',
    header: names.counted,
    cell: ({ counted_at: at }) => (at === null ? texts.notYet : showMoment(at)),
    mono: true,
    muted: true,
    from: 640,
  },
  {
    id: 'copies',
    header: names.copies,
    cell: ({ copies }) => copies !== null && texts.copies(copies),
    align: 'right',
    from: 640,
  },
]

const stateText = ({ on, count }: StockTaking): string => {
  if (!on) return texts.off
  if (!count) return texts.never
  return count.ended_at === null ? texts.counting(count.asked, count.accounts) : texts.last(showMoment(count.ended_at))
}

/** When each account was counted last, whether a count goes on, and the button that begins one. */
export const CountPanel = () => {
  const reading = useQuery(stockTakingQuery)
  const { data } = reading
  const counting = isCounting(data)
  const ended = data?.count?.ended_at
  // What a count has found is there once it has ended.
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: [...stockTakingKey, 'findings'] })
  }, [ended])
  const call = useCall(countStock, {
    failed: texts.failed,
    done: ({ changed }) => (changed ? texts.begun : texts.already),
    onDone: () => queryClient.invalidateQueries({ queryKey: stockTakingKey }),
  })
  return (
    <ListPanel
      title={texts.accounts}
      titled
      aside={
        data && (
          <>
            <p role="status" className="text-bone-2">
              {stateText(data)}
            </p>
            {data.on && (
              <StaffButton
                loading={call.running || counting}
                loadingLabel={texts.running}
                onClick={() => void call.run({ body: {} })}
              >
                {texts.now}
              </StaffButton>
            )}
          </>
        )
      }
    >
      <DataTable
        label={texts.accounts}
        columns={columns}
        list={wholeList({ ...reading, data: data?.accounts })}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </ListPanel>
  )
}
