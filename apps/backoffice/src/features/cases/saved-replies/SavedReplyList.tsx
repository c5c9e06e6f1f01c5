import type { SavedReply } from '@pandrop/contract/staff/saved-replies'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageName } from '../../../languageName.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { ListPanel } from '../../../table/ListPanel.tsx'
import { PanelText } from '../../../table/PanelText.tsx'
import { wholeList } from '../../../table/tableList.ts'
import { savedReplyTexts as texts } from '../../../texts/cases.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { savedRepliesQuery } from '../caseQueries.ts'
import { SavedReplyDialog } from './SavedReplyDialog.tsx'

const names = texts.columns

const columns: readonly Column<SavedReply>[] = [
  { id: 'name', header: names.name, cell: ({ name }) => name, className: 'max-w-56 truncate' },
  { id: 'text', header: names.text, cell: (row) => row.texts.en, grow: true, muted: true, from: 640 },
  {
    id: 'languages',
    header: names.languages,
    cell: (row) => Object.keys(row.texts).map(languageName).join(', '),
    muted: true,
    from: 1280,
  },
  { id: 'state', header: names.state, cell: ({ archived }) => (archived ? texts.archived : texts.inUse) },
]

/** What is answered often; a row is changed or put away. */
export const SavedReplyList = () => {
  const reading = useQuery(savedRepliesQuery)
  // As it was when the dialog opened: a list that is read anew must not change what somebody is about to do.
  const [chosen, setChosen] = useState<SavedReply | 'new' | null>(null)
  return (
    <>
      <ListPanel
        title={texts.title}
        filters={<PanelText>{texts.emptyText}</PanelText>}
        aside={
          <StaffButton icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />} onClick={() => setChosen('new')}>
            {texts.add}
          </StaffButton>
        }
      >
        <DataTable
          label={texts.title}
          columns={columns}
          list={wholeList(reading)}
          rowKey={({ id }) => id}
          rowName={({ name }) => texts.rowName(name)}
          onOpen={setChosen}
          empty={{ title: texts.empty }}
        />
      </ListPanel>
      {chosen && <SavedReplyDialog reply={chosen === 'new' ? undefined : chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
