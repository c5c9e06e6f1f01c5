import { type AgedRow, disputeAges } from '@pandrop/contract/staff/money-reports'
import { dayText } from '@pandrop/dictionaries/dates'
import { useQuery } from '@tanstack/react-query'
import { showCount, showEuro } from '../../format.ts'
import { shopToday } from '../../shopTime.ts'
import type { Column } from '../../table/columns.ts'
import { wholeList } from '../../table/tableList.ts'
import { agedDisputesTexts as texts } from '../../texts/money-reports.ts'
import { overviewTexts } from '../../texts/report-frame.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { agedDisputesQuery } from './reportQueries.ts'

const nameOf = ({ days_from: from }: AgedRow): string =>
  overviewTexts.days(
    from,
    disputeAges.find((age) => age > from),
  )

const columns: readonly Column<AgedRow>[] = [
  { id: 'age', header: texts.age, grow: true, cell: nameOf },
  { id: 'disputes', header: texts.disputes, align: 'right', cell: ({ disputes }) => showCount(disputes) },
  { id: 'held', header: texts.held, align: 'right', cell: ({ held }) => showEuro(held) },
  { id: 'borne', header: texts.borne, align: 'right', cell: ({ borne }) => showEuro(borne), from: 640 },
  { id: 'owed', header: texts.owed, align: 'right', cell: ({ owed }) => showEuro(owed), from: 640 },
  { id: 'twice', header: texts.twice, align: 'right', cell: ({ twice }) => showEuro(twice), from: 1024 },
]

const csvLine = ({ days_from: from, disputes, held, borne, owed, twice }: AgedRow): string[] => [
  String(from),
  String(disputes),
  ...[held, borne, owed, twice].map((units) => units.toFixed(2)),
]

/** What open disputes hold, by age, and what lost ones do. */
export const AgedDisputes = () => {
  const { data: report, ...reading } = useQuery(agedDisputesQuery)
  return (
    <ReportPanel
      title={texts.table}
      period={dayText(shopToday())}
      sums={[
        {
          name: texts.open,
          value: report && showEuro(report.open.held),
          note: texts.count(report?.open.disputes ?? 0),
        },
        {
          name: texts.lost,
          value: report && showEuro(report.lost.held),
          note: texts.count(report?.lost.disputes ?? 0),
        },
        { name: texts.owedInAll, value: report && showEuro(report.total.owed) },
      ]}
      file={report && { name: texts.fileName(shopToday()), rows: [texts.csvHead, ...report.rows.map(csvLine)] }}
      columns={columns}
      list={wholeList({ data: report && (report.open.disputes > 0 ? report.rows : []), ...reading })}
      rowKey={({ days_from: from }) => from}
      rowName={nameOf}
      empty={{ title: texts.none }}
      about={texts.about}
    />
  )
}
