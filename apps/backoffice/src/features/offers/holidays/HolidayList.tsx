import type { StaffHoliday } from '@pandrop/contract/staff/margins'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../hooks/useAddress.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { shopToday } from '../../../shopTime.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { FilterTabs } from '../../../table/FilterTabs.tsx'
import { ListPanel } from '../../../table/ListPanel.tsx'
import { PanelText } from '../../../table/PanelText.tsx'
import { RowButton } from '../../../table/RowButton.tsx'
import { wholeList } from '../../../table/tableList.ts'
import { holidayTexts as texts } from '../../../texts/holidays.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { effectText, showHoliday, weekdayOf } from './effectText.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import { holidaysQuery } from './holidayQueries.ts'
import { byYear, past } from './holidayYears.ts'
import { RemoveHoliday } from './RemoveHoliday.tsx'

const columnsOf = (muted: boolean): Column<StaffHoliday>[] => [
  {
    id: 'day',
    header: texts.day,
    muted,
    cell: ({ day }) => (
      <>
        <span className="type-mono text-[12.5px]/5">{showHoliday(day)}</span>
        <span className="ml-3 text-bone-2 compact:hidden">{weekdayOf(day)}</span>
      </>
    ),
  },
  { id: 'name', header: texts.name, muted, cell: ({ name }) => name },
  { id: 'effect', header: texts.effect, grow: true, muted: true, from: 1024, cell: ({ effect }) => effectText(effect) },
]

const shown = columnsOf(false)
const pastColumns = columnsOf(true).slice(0, 2)

const columnsWith = (onRemove: (holiday: StaffHoliday) => void): Column<StaffHoliday>[] => [
  ...shown,
  {
    id: 'actions',
    header: texts.actions,
    headerHidden: true,
    align: 'right',
    cell: (holiday) => (
      <RowButton label={texts.removeOf(holiday.name, showHoliday(holiday.day))} onClick={() => onRemove(holiday)}>
        {texts.remove}
      </RowButton>
    ),
  },
]

/** Days on which nobody works, by year; administrators change those to come. */
export const HolidayList = () => {
  const reading = useQuery(holidaysQuery)
  const holidays = reading.data ?? []
  const mayChange = useStaff()?.role === 'administrator'
  const [{ year: word = '' }, change] = useAddress()
  const [dialog, setDialog] = useState<'add' | 'rename' | 'remove' | null>(null)
  // As it was when the dialog opened: a list that is read anew must not change what somebody is about to do.
  const [chosen, setChosen] = useState<StaffHoliday | null>(null)
  const today = shopToday()
  const years = byYear(holidays, today)
  const year = years.has(word) ? word : ([...years.keys()][0] ?? '')
  const open = (next: 'rename' | 'remove', holiday: StaffHoliday): void => {
    setChosen(holiday)
    setDialog(next)
  }
  const [changeable] = useState(() => columnsWith((holiday) => open('remove', holiday)))
  const close = () => setDialog(null)
  const changes = mayChange && year !== past
  return (
    <>
      <ListPanel
        title={texts.table}
        filters={
          <FilterTabs
            label={texts.years}
            options={[...years].map(([value, { length }]) => ({
              value,
              label: value === past ? texts.past : value,
              count: length,
            }))}
            value={year}
            onChange={(next) => change({ year: next })}
          />
        }
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
        <div className="px-4 pb-2">
          <PanelText>{texts.about}</PanelText>
        </div>
        <DataTable
          label={texts.table}
          columns={changes ? changeable : year === past ? pastColumns : shown}
          list={wholeList({ ...reading, data: reading.data && (years.get(year) ?? []) })}
          rowKey={({ day }) => day}
          rowName={({ name, day }) => texts.rowName(name, showHoliday(day))}
          onOpen={changes ? (holiday) => open('rename', holiday) : undefined}
          empty={{ title: texts.empty, text: texts.emptyText }}
        />
      </ListPanel>
      {dialog === 'add' && (
        <HolidayDialog
          holidays={holidays}
          today={today}
          onClose={close}
          onAdded={(day) => change({ year: day.slice(0, 4) })}
        />
      )}
      {dialog === 'rename' && chosen && (
        <HolidayDialog holiday={chosen} holidays={holidays} today={today} onClose={close} />
      )}
      {dialog === 'remove' && chosen && <RemoveHoliday holiday={chosen} onClose={close} />}
    </>
  )
}
