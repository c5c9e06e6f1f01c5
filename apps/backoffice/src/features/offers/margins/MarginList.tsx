import type { StaffMargin } from '@pandrop/contract/staff/margins'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { showCount, showEuro } from '../../../format.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { ListPanel } from '../../../table/ListPanel.tsx'
import { PanelText } from '../../../table/PanelText.tsx'
import { RowButton } from '../../../table/RowButton.tsx'
import { wholeList } from '../../../table/tableList.ts'
import { marginTexts as texts } from '../../../texts/margins.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { MarginDialog } from './MarginDialog.tsx'
import { marginsQuery } from './marginQueries.ts'
import { RemoveMargin } from './RemoveMargin.tsx'

/** A margin with its neighbours. */
interface MarginRow {
  margin: StaffMargin
  till: number | null
  below: StaffMargin | undefined
}

const columns: readonly Column<MarginRow>[] = [
  {
    id: 'from',
    header: texts.from,
    className: 'compact:whitespace-normal',
    cell: ({ margin, till }) => texts.fromOn(showEuro(margin.from), till === null ? null : showEuro(till)),
  },
  {
    id: 'percent',
    header: texts.keeps,
    align: 'right',
    cell: ({ margin }) => <span className="font-[640]">{texts.percent(margin.percent)}</span>,
  },
  {
    id: 'example',
    header: texts.example,
    grow: true,
    muted: true,
    from: 640,
    cell: ({ margin: { example } }) =>
      texts.exampleOf(showEuro(example.reference_price), showEuro(example.suggested_price)),
  },
  {
    id: 'waiting',
    header: texts.waiting,
    align: 'right',
    from: 640,
    cell: ({ margin }) => showCount(margin.waiting),
  },
]

const columnsWith = (onRemove: (row: MarginRow) => void): Column<MarginRow>[] => [
  ...columns,
  {
    id: 'actions',
    header: texts.actions,
    headerHidden: true,
    align: 'right',
    className: 'compact:whitespace-normal',
    cell: (row) =>
      row.below ? (
        <RowButton label={texts.removeOf(showEuro(row.margin.from))} onClick={() => onRemove(row)}>
          {texts.remove}
        </RowButton>
      ) : (
        <span className="type-meta text-bone-2">{texts.stays}</span>
      ),
  },
]

const rowsOf = (margins: readonly StaffMargin[]): MarginRow[] =>
  margins.map((margin, index) => ({ margin, till: margins[index + 1]?.from ?? null, below: margins[index - 1] }))

/** What the shop keeps of its prices, by price; administrators change it. */
export const MarginList = () => {
  const reading = useQuery(marginsQuery)
  const mayChange = useStaff()?.role === 'administrator'
  const [dialog, setDialog] = useState<'add' | 'change' | 'remove' | null>(null)
  // As it was when the dialog opened: a list that is read anew must not change what somebody is about to do.
  const [chosen, setChosen] = useState<MarginRow | null>(null)
  const rows = useMemo(() => reading.data && rowsOf(reading.data), [reading.data])
  const open = (next: 'change' | 'remove', row: MarginRow): void => {
    setChosen(row)
    setDialog(next)
  }
  const [changeable] = useState(() => columnsWith((row) => open('remove', row)))
  const close = () => setDialog(null)
  const margins = reading.data ?? []
  return (
    <>
      <ListPanel
        title={texts.table}
        filters={<PanelText>{`${texts.about} ${texts.atOnce}`}</PanelText>}
        aside={
          <StaffButton
            icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
            disabledReason={mayChange ? undefined : texts.administrators}
            onClick={() => setDialog('add')}
          >
            {texts.add}
          </StaffButton>
        }
      >
        <DataTable
          label={texts.table}
          columns={mayChange ? changeable : columns}
          list={wholeList({ ...reading, data: rows })}
          rowKey={({ margin }) => margin.from}
          rowName={({ margin }) => texts.rowName(showEuro(margin.from))}
          onOpen={mayChange ? (row) => open('change', row) : undefined}
          empty={{ title: texts.empty }}
        />
      </ListPanel>
      {dialog === 'add' && <MarginDialog margins={margins} onClose={close} />}
      {dialog === 'change' && chosen && <MarginDialog margin={chosen.margin} margins={margins} onClose={close} />}
      {dialog === 'remove' && chosen?.below && (
        <RemoveMargin margin={chosen.margin} below={chosen.below} onClose={close} />
      )}
    </>
  )
}
