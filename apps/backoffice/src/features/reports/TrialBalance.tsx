import type { Answer } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/staff/reports'
import { getTrialBalance } from '@pandrop/contract/staff/routes/reports'
import { dayText } from '@pandrop/dictionaries/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showEuro } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { reportFrameTexts } from '../../texts/report-frame.ts'
import { accountTexts, trialBalanceTexts as texts } from '../../texts/reports.ts'
import { DayField, useDay } from './DayField.tsx'
import { fewColumns, ReportPanel } from './ReportPanel.tsx'

type AccountSum = Answer<typeof calls.getTrialBalance>['accounts'][number]

const amount = (units: number): string => (units === 0 ? '' : showEuro(units))

const columns: readonly Column<AccountSum>[] = [
  {
    id: 'account',
    header: texts.account,
    grow: true,
    cell: ({ account }) => (
      <>
        <span className="block type-mono">{account}</span>
        <span className="block type-meta whitespace-normal text-bone-2">{accountTexts[account]}</span>
      </>
    ),
  },
  {
    id: 'debit',
    header: texts.debit,
    align: 'right',
    cell: ({ debit }) => amount(debit),
    from: 640,
    className: fewColumns,
  },
  {
    id: 'credit',
    header: texts.credit,
    align: 'right',
    cell: ({ credit }) => amount(credit),
    from: 640,
    className: fewColumns,
  },
  {
    id: 'side',
    header: texts.side,
    align: 'right',
    cell: ({ debit, credit }) => (
      <>
        <span className="block">{showEuro(debit || credit)}</span>
        <span className="block type-meta text-bone-2">{debit ? texts.debit : texts.credit}</span>
      </>
    ),
    // Two sides have no room on a phone.
    className: 'sm:hidden print:hidden!',
  },
]

const reportQuery = (day: string) => ({
  queryKey: ['reports', 'trial-balance', day],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getTrialBalance, { query: { day }, signal }),
  placeholderData: keepPreviousData,
})

/** What each account held at the end of a day, which stands in the address. */
export const TrialBalance = () => {
  const day = useDay()
  const { data: report, ...reading } = useQuery(reportQuery(day))
  return (
    <ReportPanel
      title={texts.table}
      period={report && reportFrameTexts.endOf(dayText(report.day))}
      filters={<DayField />}
      file={
        report && {
          name: texts.fileName(report.day),
          rows: [
            texts.csvHead,
            ...report.accounts.map(({ account, debit, credit }) => [
              report.day,
              account,
              debit.toFixed(2),
              credit.toFixed(2),
            ]),
          ],
        }
      }
      columns={columns}
      list={wholeList({ data: report?.accounts, ...reading })}
      rowKey={({ account }) => account}
      rowName={({ account }) => account}
      empty={{ title: texts.none(dayText(day)) }}
      about={report ? texts.total(showEuro(report.total)) : ''}
    />
  )
}
