import { Dialog } from '@pandrop/ui/Dialog'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { failureText } from '../../failureText.ts'
import { searchTexts } from '../../texts/search.ts'
import { type Entry, recentEntries, rememberEntry } from './entries.ts'
import { Results } from './Results.tsx'
import { useSearch } from './useSearch.ts'

interface SearchDialogProps {
  /** what is typed, also before this was there */
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

/** The search over everything: a combobox whose list is moved through with the arrow keys (ARIA practices). */
export const SearchDialog = ({ typed, onType, onClose }: SearchDialogProps) => {
  const [wanted, setWanted] = useState(0)
  const search = useSearch(typed)
  const recent = useMemo(recentEntries, [])
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()

  const entries = search.status === 'idle' ? recent : search.entries
  const active = Math.min(wanted, entries.length - 1)

  const open = (entry: Entry) => {
    rememberEntry(entry)
    onClose()
    void navigate({ to: entry.href, search: (entry.search ?? {}) as never })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (entries.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setWanted((active + step + entries.length) % entries.length)
    }
    const entry = entries[active]
    // What is shown may still be of the letters before: it is opened only once it is of these.
    if (event.key === 'Enter' && entry && search.status !== 'searching') {
      event.preventDefault()
      open(entry)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={searchTexts.title}
      closeLabel={searchTexts.close}
      width={520}
      initialFocus={field}
    >
      <TextField
        ref={field}
        // Room for the ring of its focus, which the box that scrolls would cut off.
        className="pt-1"
        id={`${listId}-field`}
        label={searchTexts.field}
        labelHidden
        placeholder={searchTexts.field}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries[active] && `${listId}-${entries[active].key}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setWanted(0)
        }}
        onKeyDown={onKeyDown}
        before={<IconSearch aria-hidden="true" size={18} stroke={1.6} />}
      />
      <div className="mt-3 h-[min(420px,52dvh)] overflow-y-auto">
        {search.status === 'failed' ? (
          <ErrorState
            title={searchTexts.failed}
            text={failureText(search.failure)}
            retryLabel={searchTexts.retry}
            onRetry={search.retry}
          />
        ) : (
          <Results
            listId={listId}
            search={search}
            entries={entries}
            active={active}
            typed={typed.trim()}
            onActive={setWanted}
            onOpen={open}
          />
        )}
      </div>
      <p className="mt-3 type-meta text-bone-2">{searchTexts.keys}</p>
    </Dialog>
  )
}
