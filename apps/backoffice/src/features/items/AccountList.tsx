import type { SteamAccount } from '@pandrop/contract/staff/items'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showCount } from '../../format.ts'
import { accountsQuery } from '../../forms/copy/copyQueries.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { PanelText } from '../../table/PanelText.tsx'
import { wholeList } from '../../table/tableList.ts'
import { accountTexts as texts } from '../../texts/item-forms.ts'
import { pageNames } from '../../texts/shell.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { AddAccountDialog, ChangeAccountDialog } from './AccountDialogs.tsx'

const names = texts.columns

const columns: readonly Column<SteamAccount>[] = [
  { id: 'label', header: names.label, cell: ({ label }) => label, grow: true },
  { id: 'steamid', header: names.steamid, cell: ({ steamid }) => steamid, mono: true, muted: true, from: 640 },
  { id: 'note', header: names.note, cell: ({ note }) => note, muted: true, className: 'max-w-96 truncate', from: 1024 },
  { id: 'items', header: names.items, cell: ({ items }) => showCount(items), align: 'right' },
  {
    id: 'state',
    header: names.state,
    cell: ({ closed }) =>
      closed ? <StatusBadge kind="waiting" label={texts.closed} /> : <StatusBadge kind="success" label={texts.open} />,
  },
]

/** The Steam accounts that items are kept on; a row opens what can be changed of it. */
export const AccountList = () => {
  const reading = useQuery(accountsQuery)
  const [asking, setAsking] = useState<SteamAccount | 'new' | null>(null)
  const close = () => setAsking(null)
  const add = (
    <StaffButton icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />} onClick={() => setAsking('new')}>
      {texts.add}
    </StaffButton>
  )
  return (
    <>
      <ListPanel title={pageNames.steamAccounts} filters={<PanelText>{texts.about}</PanelText>} aside={add}>
        <DataTable
          label={pageNames.steamAccounts}
          columns={columns}
          list={wholeList(reading)}
          rowKey={({ id }) => id}
          rowName={({ label }) => texts.rowName(label)}
          onOpen={setAsking}
          empty={{ title: texts.empty, text: texts.emptyText }}
        />
      </ListPanel>
      {asking === 'new' && <AddAccountDialog onClose={close} />}
      {asking !== null && asking !== 'new' && <ChangeAccountDialog account={asking} onClose={close} />}
    </>
  )
}
