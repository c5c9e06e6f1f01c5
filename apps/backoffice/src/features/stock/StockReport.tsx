import type { Answer } from '@pandrop/contract/call'
import { getStockReport } from '@pandrop/contract/staff/routes/stock'
import { type getStockReport as readCall, type StockWorth, stockAges } from '@pandrop/contract/staff/stock'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { showCount, showEuro, showMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { wholeList } from '../../table/tableList.ts'
import { stockTexts } from '../../texts/stock.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

type Report = Answer<typeof readCall>

/** A group of items: what it is called, and what it is worth. */
interface Group extends StockWorth {
  name: string
}

// Of a group whose cost nobody knows, nothing is not what it cost.
const shownCost = ({ items, without_cost: unknown, cost }: Group): string =>
  items > 0 && unknown === items ? '–' : showEuro(cost)

const columnsOf = (head: string): readonly Column<Group>[] => [
  { id: 'name', header: head, cell: ({ name }) => name, grow: true },
  { id: 'items', header: stockTexts.items, cell: ({ items }) => showCount(items), align: 'right' },
  { id: 'cost', header: stockTexts.cost, cell: shownCost, align: 'right' },
  {
    id: 'unknown',
    header: stockTexts.withoutCost,
    cell: (group) => showCount(group.without_cost),
    align: 'right',
    from: 640,
  },
  { id: 'price', header: stockTexts.price, cell: ({ price }) => showEuro(price), align: 'right', from: 640 },
  {
    id: 'reference',
    header: stockTexts.reference,
    cell: ({ reference }) => showEuro(reference),
    align: 'right',
    from: 640,
  },
]

const byState = columnsOf(stockTexts.state)
const byType = columnsOf(stockTexts.type)
const byAge = columnsOf(stockTexts.age)

const statesOf = ({ states }: Report): Group[] =>
  states.map(({ state, ...worth }) => ({ name: stockTexts.states[state], ...worth }))

const typesOf = ({ types }: Report): Group[] => types.map(({ type, ...worth }) => ({ name: type, ...worth }))

const agesOf = ({ ages }: Report): Group[] =>
  ages.map(({ days_from: from, ...worth }, place) => ({ name: stockTexts.days(from, stockAges[place + 1]), ...worth }))

/** What is in stock now and what it is worth: as a whole, by where it stands, by age and by type. */
export const StockReport = () => {
  const reading = useQuery({ queryKey: ['stock'], queryFn: ({ signal }) => api.send(getStockReport, { signal }) })
  const { data, isError, error, isFetching, refetch } = reading
  if (isError && !data)
    return <LoadFailed title={stockTexts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  const groups = (title: string, columns: readonly Column<Group>[], rowsOf: (report: Report) => Group[]) => (
    <Section title={title} flush>
      <DataTable
        label={title}
        columns={columns}
        list={wholeList({ ...reading, data: data && rowsOf(data) })}
        rowKey={({ name }) => name}
        empty={{ title: stockTexts.none, text: stockTexts.noneText }}
      />
    </Section>
  )
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-3 text-bone-2">
        {data && stockTexts.readAt(showMoment(data.read_at))}
        <StaffButton loading={isFetching} onClick={() => void refetch()}>
          {stockTexts.readAgain}
        </StaffButton>
      </div>
      {data ? <Worth {...data} /> : <WorthToCome />}
      {groups(stockTexts.byState, byState, statesOf)}
      {groups(stockTexts.byAge, byAge, agesOf)}
      {groups(stockTexts.byType, byType, typesOf)}
    </>
  )
}

const halves = 'grid grid-cols-2 gap-3 tight:grid-cols-1'

const WorthToCome = () => (
  <div role="status" aria-label={stockTexts.loading} className={halves}>
    <Skeleton className="h-56 rounded-large" />
    <Skeleton className="h-56 rounded-large" />
  </div>
)

const figure = (term: string, shown: string): { term: string; value: ReactNode } => ({
  term,
  value: <span className="tabular-nums">{shown}</span>,
})

const Worth = ({ total, to_shelve: toShelve, booked }: Report) => (
  <div className={halves}>
    <Section title={stockTexts.worth}>
      <Facts
        facts={[
          figure(stockTexts.items, showCount(total.items)),
          figure(stockTexts.priceLong, showEuro(total.price)),
          figure(stockTexts.referenceLong, showEuro(total.reference)),
          figure(stockTexts.withoutCostLong, showCount(total.without_cost)),
        ]}
      />
    </Section>
    <Section title={stockTexts.books}>
      <Facts
        facts={[
          figure(stockTexts.costKnown, showEuro(total.cost)),
          figure(stockTexts.toShelve(toShelve.offers), showEuro(toShelve.cost)),
          figure(stockTexts.together, showEuro(total.cost + toShelve.cost)),
          figure(stockTexts.booked, showEuro(booked)),
        ]}
      />
      <p className="mt-3 type-meta text-bone-2">{stockTexts.toShelveHint}</p>
    </Section>
  </div>
)
