import { languages } from '@pandrop/contract/languages'
import { orderPages, takeShippedTexts } from '@pandrop/contract/staff/routes/static-pages'
import type { StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showMoment } from '../../../format.ts'
import { useCall } from '../../../hooks/useCall.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { paths } from '../../../paths.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { ListPanel } from '../../../table/ListPanel.tsx'
import { RowButton } from '../../../table/RowButton.tsx'
import { wholeList } from '../../../table/tableList.ts'
import { pageNames } from '../../../texts/shell.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { movedUp } from '../settingsRows.ts'
import { NewPage } from './NewPage.tsx'
import { pagesQuery, showPages } from './pageQueries.ts'

const stateOf = ({ is_published: isPublished, in_footer: isListed, drafts, shipped }: StaffPageRow): string =>
  [
    isPublished ? texts.published : texts.hidden,
    isPublished && !isListed && texts.notInFooter,
    drafts.length > 0 && texts.drafts(drafts.length),
    shipped.length > 0 && texts.offers(shipped.length),
  ]
    .filter(Boolean)
    .join(', ')

const columns: readonly Column<StaffPageRow>[] = [
  {
    id: 'title',
    header: texts.title,
    grow: true,
    cell: ({ title, slug }) => (
      <>
        <span className="block truncate">{title}</span>
        <span className="block truncate type-mono text-[12px]/4 text-bone-2">/{slug}</span>
      </>
    ),
  },
  { id: 'role', header: texts.role, cell: ({ role }) => role && texts.roles[role], from: 640 },
  {
    id: 'languages',
    header: texts.languages,
    cell: ({ languages: there }) => texts.languagesOf(there.length, languages.length),
    from: 640,
  },
  { id: 'state', header: texts.state, cell: stateOf, from: 640 },
  {
    id: 'edited',
    header: texts.edited,
    muted: true,
    from: 1280,
    cell: ({ edited_at: at, edited_by: by }) =>
      at && texts.editedBy(showMoment(at), by === 'update' || by === null ? texts.update : by),
  },
]

const columnsWith = (onMove: (row: StaffPageRow) => void, first: number | undefined): Column<StaffPageRow>[] => [
  ...columns,
  {
    id: 'order',
    header: texts.order,
    headerHidden: true,
    align: 'right',
    cell: (row) =>
      row.id !== first && (
        <RowButton label={texts.moveUp(row.title)} onClick={() => onMove(row)}>
          {texts.up}
        </RowButton>
      ),
  },
]

/** What an update brought; what replaces texts that nobody has changed can be taken at once. */
const ShippedTexts = ({ pages, mayChange }: { pages: readonly StaffPageRow[]; mayChange: boolean }) => {
  const call = useCall(takeShippedTexts, {
    failed: texts.offerFailed,
    done: ({ taken }) => texts.offersTaken(taken),
    onDone: ({ pages: now }) => showPages(now),
  })
  const offers = pages.flatMap(({ shipped }) => shipped)
  const untouched = offers.filter((offer) => offer.untouched).length
  if (offers.length === 0) return null
  return (
    <section aria-label={texts.offer} className="flex flex-wrap items-center justify-between gap-3 px-4 pb-4">
      <p className="min-w-0 flex-1 basis-64 text-bone-1">{texts.offersText(offers.length, untouched)}</p>
      {mayChange && untouched > 0 && (
        <StaffButton loading={call.running} onClick={() => void call.run({ body: {} })}>
          {texts.offersTake(untouched)}
        </StaffButton>
      )}
    </section>
  )
}

/** The shop's own pages in the order of the footer. */
export const PageList = () => {
  const reading = useQuery(pagesQuery)
  const mayChange = useStaff()?.role === 'administrator'
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const order = useCall(orderPages, { failed: texts.orderFailed, onDone: ({ pages }) => showPages(pages) })
  const pages = reading.data ?? []
  const moveUp = (row: StaffPageRow): void => {
    const moved = movedUp(pages, pages.indexOf(row))
    if (!order.running) void order.run({ body: { ids: moved.map(({ id }) => id) } })
  }
  return (
    <ListPanel
      title={pageNames.staticPages}
      aside={
        <StaffButton
          icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
          disabledReason={mayChange ? undefined : texts.readOnly}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </StaffButton>
      }
    >
      <ShippedTexts pages={pages} mayChange={mayChange} />
      <DataTable
        label={pageNames.staticPages}
        columns={mayChange ? columnsWith(moveUp, pages[0]?.id) : columns}
        list={wholeList(reading)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        href={({ id }) => paths.staticPage(id)}
        empty={{ title: texts.empty }}
      />
      {adding && (
        <NewPage
          onClose={() => setAdding(false)}
          onMade={(id) => void navigate({ to: paths.staticPage(id) as never })}
        />
      )}
    </ListPanel>
  )
}
