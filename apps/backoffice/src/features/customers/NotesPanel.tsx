import { type CustomerNote, noteLengthMax } from '@pandrop/contract/staff/customer-notes'
import {
  addCustomerNote,
  listCustomerNotes,
  pinCustomerNote,
  removeCustomerNote,
} from '@pandrop/contract/staff/routes/customers'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { TextArea } from '@pandrop/ui/TextArea'
import { IconPinnedFilled } from '@tabler/icons-react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { noteTexts as texts } from '../../texts/customer-notes.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

const keyOf = (customerId: number) => ['customer', customerId, 'notes'] as const

/** What staff wrote down about a customer, the pinned note first. */
const useNotes = (customerId: number) =>
  useQuery({
    queryKey: keyOf(customerId),
    queryFn: async ({ signal }) =>
      (await api.send(listCustomerNotes, { params: { id: customerId }, query: {}, signal })).notes,
  })

/** Shows the notes as a call has just answered them. */
const keepNotes = (client: QueryClient, customerId: number, notes: CustomerNote[]): void =>
  void client.setQueryData(keyOf(customerId), notes)

interface OfCustomer {
  customerId: number
}

/** What staff wrote down about a customer for each other, and a field for more. */
export const NotesPanel = ({ customerId }: OfCustomer) => {
  const { data, error, isFetching, refetch } = useNotes(customerId)
  return (
    <Section title={texts.title}>
      {data && <Notes key={customerId} customerId={customerId} notes={data} />}
      {!data && error && <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <Skeleton className="h-28 rounded-large" />}
    </Section>
  )
}

const Notes = ({ customerId, notes }: OfCustomer & { notes: CustomerNote[] }) => {
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that was pressed goes with its note: the keyboard goes on at the field.
  const onRemoved = () => field.current?.focus()
  return (
    <>
      {notes.length === 0 && <p className="text-bone-2">{texts.none}</p>}
      <ul aria-label={texts.title} className="flex flex-col gap-4">
        {notes.map((note) => (
          <Note key={note.id} customerId={customerId} note={note} onRemoved={onRemoved} />
        ))}
      </ul>
      <NewNote customerId={customerId} field={field} />
    </>
  )
}

const Note = ({ customerId, note, onRemoved }: OfCustomer & { note: CustomerNote; onRemoved: () => void }) => {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id, text, by, at, pinned } = note
  const pin = useCall(pinCustomerNote, {
    failed: texts.pinFailed,
    onDone: ({ notes }) => keepNotes(client, customerId, notes),
  })
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-1.5 font-[580]">
          {pinned && <IconPinnedFilled aria-hidden="true" size={16} className="text-bone-1" />}
          {pinned ? texts.pinned : by}
        </span>
        <span className="type-mono text-[12.5px]/5 text-bone-2">
          {pinned ? `${showMoment(at)} · ${by}` : showMoment(at)}
        </span>
      </span>
      <span className="break-words text-bone-1">{text}</span>
      <span className="flex flex-wrap gap-2">
        <StaffButton
          loading={pin.running}
          onClick={() => void pin.run({ params: { id: customerId }, body: { note: id, pinned: !pinned } })}
        >
          {pinned ? texts.unpin : texts.pin}
        </StaffButton>
        <StaffButton onClick={() => setAsking(true)}>{texts.remove}</StaffButton>
      </span>
      {asking && (
        <RemoveDialog customerId={customerId} note={note} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </li>
  )
}

interface RemoveProps extends OfCustomer {
  note: CustomerNote
  onClose: () => void
  onRemoved: () => void
}

const RemoveDialog = ({ customerId, note, onClose, onRemoved }: RemoveProps) => {
  const client = useQueryClient()
  const remove = useCall(removeCustomerNote, { failed: texts.removeFailed, done: texts.removed, quiet: true })
  const send = async () => {
    const answer = await remove.run({ params: { id: customerId }, body: { note: note.id } })
    if (!answer) return
    onClose()
    keepNotes(client, customerId, answer.notes)
    onRemoved()
  }
  return (
    <FormDialog
      open
      title={texts.removeTitle}
      text={texts.removeText}
      submitLabel={texts.remove}
      danger
      busy={remove.running}
      {...(remove.failureText ? { failure: remove.failureText } : {})}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <blockquote className="break-words text-bone-1">{note.text}</blockquote>
    </FormDialog>
  )
}

const NewNote = ({ customerId, field }: OfCustomer & { field: RefObject<HTMLTextAreaElement | null> }) => {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [pinned, setPinned] = useState(false)
  const add = useCall(addCustomerNote, {
    failed: texts.addFailed,
    done: texts.added,
    onDone: ({ notes }) => {
      keepNotes(client, customerId, notes)
      setText('')
      setPinned(false)
    },
  })
  const typed = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed && !add.running) void add.run({ params: { id: customerId }, body: { text: typed, pinned } })
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-2">
      <TextArea
        ref={field}
        label={texts.field}
        hint={texts.hint}
        maxLength={noteLengthMax}
        value={text}
        error={add.fieldErrors.text}
        onChange={(event) => setText(event.target.value)}
      />
      <CheckboxField label={texts.pinIt} checked={pinned} onChange={(event) => setPinned(event.target.checked)} />
      <div>
        <StaffButton type="submit" loading={add.running} {...(!typed && { disabledReason: texts.empty })}>
          {texts.add}
        </StaffButton>
      </div>
    </form>
  )
}

/** The pinned note of a customer, where something of theirs is handled; nothing where none is pinned. */
export const PinnedNote = ({ customerId }: OfCustomer) => {
  const pinned = useNotes(customerId).data?.find((note) => note.pinned)
  if (!pinned) return null
  return (
    <Notice
      label={texts.pinned}
      icon={<IconPinnedFilled aria-hidden="true" size={20} className="mt-px flex-none text-bone-1" />}
    >
      <p className="break-words">{pinned.text}</p>
      <p className="text-[13px]/5 text-bone-2">{texts.writtenBy(pinned.by, showMoment(pinned.at))}</p>
    </Notice>
  )
}
