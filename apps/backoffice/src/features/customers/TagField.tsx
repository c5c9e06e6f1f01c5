import { tagLengthMax } from '@pandrop/contract/staff/customers'
import { classNames } from '@pandrop/ui/classNames'
import { TextField } from '@pandrop/ui/TextField'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { tagTexts as texts } from '../../texts/customer-tags.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface KnownTag {
  name: string
  customers: number
}

interface TagFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** tags of the shop that the customer does not have */
  known: readonly KnownTag[]
  /** the customer has as many as there may be */
  isFull: boolean
  busy: boolean
  error: string | undefined
  /** @returns whether it was added */
  onAdd: (tag: string) => Promise<boolean>
}

const shownMax = 8

/** Known tags with the words that are typed, those that begin so first. */
const fitting = (known: readonly KnownTag[], typed: string): KnownTag[] => {
  const words = typed.trim().toLowerCase()
  const begins = ({ name }: KnownTag) => name.toLowerCase().startsWith(words)
  return known
    .filter(({ name }) => name.toLowerCase().includes(words))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, shownMax)
}

/**
 * A tag that is typed, or one of the known ones: arrow keys choose among them, Enter adds what is chosen or typed, Esc
 * closes the list (WAI-ARIA APG, Editable Combobox With List Autocomplete).
 */
export const TagField = ({ field, known, isFull, busy, error, onAdd }: TagFieldProps) => {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const options = isOpen && !isFull ? fitting(known, typed) : []
  const active = Math.min(place, options.length - 1)

  const write = (text: string) => {
    setTyped(text)
    setOpen(text.trim() !== '')
    setPlace(-1)
  }
  const add = async (tag: string) => {
    if (tag === '' || busy || isFull) return
    if (await onAdd(tag)) write('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const count = isOpen ? options.length : fitting(known, typed).length
      setOpen(true)
      // One stop before the first is the field itself.
      if (count > 0) setPlace(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
    if (event.key === 'Escape') setOpen(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add(options[active]?.name ?? typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        ref={field}
        label={texts.field}
        hint={isFull ? texts.full : texts.hint}
        error={error}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={tagLengthMax}
        value={typed}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div id={listId} role="listbox" aria-label={texts.known} className="flex flex-col">
        {options.map(({ name, customers }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter takes the active option
          <div
            key={name}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // Before the field loses the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void add(name)}
            onPointerMove={() => setPlace(at)}
            className={classNames(
              'flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-badge px-3 py-1.5',
              at === active && 'bg-ink-3',
            )}
          >
            <span className="min-w-0 break-words">{name}</span>
            <span className="type-meta text-bone-2">{texts.used(customers)}</span>
          </div>
        ))}
      </div>
      <div>
        <StaffButton
          type="submit"
          loading={busy}
          {...(isFull ? { disabledReason: texts.full } : typed.trim() === '' && { disabledReason: texts.empty })}
        >
          {texts.add}
        </StaffButton>
      </div>
    </form>
  )
}
