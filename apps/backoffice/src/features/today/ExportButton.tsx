import { csvOf } from '@pandrop/contract/csv'
import type { SalesDay } from '@pandrop/contract/staff/sales'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../saveFile.ts'
import { rangeTexts } from '../../texts/today.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import type { Sales } from './queries.ts'

/** Saves the days that are shown, and those before them, as CSV. */
export const ExportButton = ({ sales }: { sales: Sales | undefined }) => (
  <StaffButton
    kind="primary"
    disabled={!sales}
    disabledReason={sales ? undefined : rangeTexts.exportOff}
    onClick={() => sales && saveFile(rangeTexts.fileName(sales.from, sales.till), salesCsv(sales))}
    icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
  >
    {rangeTexts.exportCsv}
  </StaffButton>
)

const cells = ({ day, revenue, orders, refunds, deposits }: SalesDay): string[] => [
  day,
  revenue.toFixed(2),
  String(orders),
  refunds.toFixed(2),
  deposits.toFixed(2),
]

/** The days of both periods, one line for the n-th day of each. */
const salesCsv = ({ days, before }: Pick<Sales, 'days' | 'before'>): string => {
  const lines = days.map((day, index) => {
    const earlier = before.days[index]
    return [...cells(day), ...(earlier ? cells(earlier) : [])]
  })
  return csvOf([rangeTexts.csvHead, ...lines])
}
