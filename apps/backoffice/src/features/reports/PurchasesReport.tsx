import { type SellerRow, sellersMax } from '@pandrop/contract/staff/money-reports'
import { getPurchasesReport } from '@pandrop/contract/staff/routes/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { shopToday } from '../../shopTime.ts'
import type { Column } from '../../table/columns.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { purchasesTexts as texts } from '../../texts/money-reports.ts'
import { type ReportFile, ReportPanel } from './ReportPanel.tsx'

const columns: readonly Column<SellerRow>[] = [
  {
    id: 'customer',
    header: texts.customer,
    grow: true,
    cell: ({ name, email }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="block truncate type-meta text-bone-2">{email}</span>
      </>
    ),
  },
  { id: 'country', header: texts.country, cell: ({ country }) => country, from: 640 },
  { id: 'sales', header: texts.sales, align: 'right', cell: ({ sales }) => showCount(sales) },
  { id: 'sum', header: texts.sum, align: 'right', cell: ({ sum }) => showEuro(sum) },
  {
    id: 'marked',
    header: texts.marked,
    cell: ({ is_marked: isMarked }) => isMarked && <span className="text-bamboo">{texts.mark}</span>,
    from: 640,
  },
]

const csvLine = ({ id, name, email, country, sales, sum, is_marked: isMarked }: SellerRow): string[] => [
  String(id),
  name,
  email,
  country ?? '',
  String(sales),
  sum.toFixed(2),
  isMarked ? 'yes' : 'no',
]

const yearsShown = 4

const fileOf = async (year: number, marked: 'true' | undefined): Promise<ReportFile> => {
  const rows: string[][] = []
  let after: string | undefined
  do {
    const page = await api.send(getPurchasesReport, { query: { year, marked, after, limit: sellersMax } })
    rows.push(...page.rows.map(csvLine))
    after = page.next ?? undefined
  } while (after !== undefined)
  return { name: texts.fileName(year), rows: [texts.csvHead, ...rows] }
}

/** What was bought from customers in a year, seller by seller; year and filter stand in the address. */
export const PurchasesReport = () => {
  const [words, change] = useAddress()
  const present = Number(shopToday().slice(0, 4))
  const years = Array.from({ length: yearsShown }, (_, back) => present - back)
  const year = years.find((one) => String(one) === words.year) ?? present
  const marked = words.show === 'marked' ? 'true' : undefined
  const list = usePages(getPurchasesReport, { key: ['reports', 'purchases'], query: { year, marked } })
  const { data } = useQuery({
    queryKey: ['reports', 'purchases', 'total', year],
    queryFn: ({ signal }) => api.send(getPurchasesReport, { query: { year, limit: 1 }, signal }),
    placeholderData: keepPreviousData,
  })
  const total = data?.total
  return (
    <ReportPanel
      title={texts.table}
      period={marked ? `${year}, ${texts.onlyMarked.toLowerCase()}` : String(year)}
      sums={[
        { name: texts.total, value: total && showEuro(total.sum) },
        { name: texts.sellers, value: total && showCount(total.sellers) },
        { name: texts.markedSellers, value: total && showCount(total.marked) },
      ]}
      filters={
        <>
          <FilterTabs
            label={texts.year}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(year)}
            onChange={(next) => change({ year: next === String(present) ? undefined : next })}
          />
          <FilterTabs
            label={texts.show}
            options={[
              { value: '', label: texts.all },
              { value: 'marked', label: texts.onlyMarked },
            ]}
            value={words.show === 'marked' ? 'marked' : ''}
            onChange={(next) => change({ show: next })}
          />
        </>
      }
      file={total && (() => fileOf(year, marked))}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      href={({ id }) => paths.customer(id)}
      empty={{ title: marked ? texts.noneMarked(year) : texts.none(year) }}
      about={texts.about}
    />
  )
}
