import type { StaffItem } from '@pandrop/contract/staff/items'
import { changeItem } from '@pandrop/contract/staff/routes/items'
import { useState } from 'react'
import { CopyFields } from '../../forms/copy/CopyFields.tsx'
import { copyDraftOf, readCopy } from '../../forms/copy/copyDraft.ts'
import { useStaffSkin } from '../../forms/copy/copyQueries.ts'
import { formFailure, isAskedAgain, refusedFields } from '../../forms/copy/refusedFields.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { correctTexts as texts } from '../../texts/item-forms.ts'
import { itemQuery, itemsChanged } from './itemQueries.ts'

/** Corrects which copy an item is, while no order names it. */
export const CorrectDialog = ({ item, onClose }: { item: StaffItem; onClose: () => void }) => {
  const [draft, setDraft] = useState(() => copyDraftOf(item.skin_id, item))
  // What was seen when the dialog was opened: a colleague's change is not written over unseen.
  const [seen, setSeen] = useState(item.seen)
  const [tried, setTried] = useState(false)
  const reading = useStaffSkin(draft.skin_id)
  const read = readCopy(draft, reading.data?.skin)
  const call = useCall(changeItem, {
    failed: texts.failed,
    quiet: true,
    done: ({ changed }) => (changed ? texts.done : texts.unchanged),
    onDone: async () => {
      await itemsChanged()
      onClose()
    },
    onFailure: async ({ code }) => {
      if (code !== 'item_changed') return
      await itemsChanged()
      setSeen(queryClient.getQueryData(itemQuery(item.id).queryKey)?.seen ?? seen)
    },
  })
  const asked = isAskedAgain(call.failure)
  const save = (): void => {
    setTried(true)
    if (!read.facts) return
    void call.run({ params: { id: item.id }, body: { ...read.facts, ...(asked && { sure: true }), seen } })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={texts.text}
      submitLabel={asked ? texts.anyway : texts.submit}
      busy={call.running}
      failure={formFailure(call)}
      wide
      onSubmit={save}
    >
      <CopyFields
        draft={draft}
        onType={(change) => {
          setDraft({ ...draft, ...change })
          call.forget()
        }}
        reading={reading}
        read={read}
        errors={{ ...(tried && read.errors), ...refusedFields(call) }}
      />
    </FormDialog>
  )
}
