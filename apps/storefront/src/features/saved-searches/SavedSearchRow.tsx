import type { SavedSearch } from '@pandrop/contract/saved-searches'
import { Button } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { IconButton } from '@pandrop/ui/IconButton'
import { TextField } from '@pandrop/ui/TextField'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

export const searchRowClass = 'p-4 not-first:shadow-[inset_0_1px_0_var(--color-line)] wide:px-6 wide:py-5'

/** The contract's longest name (contract/saved-searches). */
const nameLengthMax = 80

interface SavedSearchRowProps {
  search: SavedSearch
  /** a change is on its way */
  running: boolean
  /** answers whether it was changed */
  onChange: (change: { name?: string; mailed?: boolean }) => Promise<boolean>
  onRemove: () => void
}

/** One list that is kept: its name, what it has for sale, whether to mail, another name, and the way out. */
export const SavedSearchRow = ({ search, running, onChange, onRemove }: SavedSearchRowProps) => {
  const text = useText()
  const [naming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const { name, filters, mailed, count } = search
  const endNaming = () => {
    setNaming(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (naming) {
    return (
      <li className={searchRowClass}>
        <NameForm
          name={name}
          running={running}
          onSave={async (next) => {
            if (next === name || (await onChange({ name: next }))) endNaming()
          }}
          onCancel={endNaming}
        />
      </li>
    )
  }
  return (
    <li className={`${searchRowClass} flex flex-wrap items-center gap-x-6 gap-y-2`}>
      <div className="min-w-0 flex-1 basis-56">
        <a href={paths.products({ ...filters, sort: 'newest' })} className="type-card wrap-anywhere text-link">
          {name}
        </a>
        <p className="mt-1 text-[13px]/5 text-bone-2">
          {count > 0 ? text('wishlist_stock', { count }) : text('wishlist_none')}
        </p>
      </div>
      <div className="flex flex-none items-center gap-1 compact:flex-1 compact:justify-between">
        <CheckboxField
          label={text('saved_search_mail')}
          aria-label={text('saved_search_mail_label', { name })}
          checked={mailed}
          aria-disabled={running}
          onChange={({ target }) => !running && void onChange({ mailed: target.checked })}
          className="mr-3 compact:mr-0"
        />
        <span className="flex">
          <IconButton
            ref={pencil}
            kind="plain"
            label={text('saved_search_rename', { name })}
            onClick={() => setNaming(true)}
          >
            <IconPencil aria-hidden="true" size={20} stroke={1.6} />
          </IconButton>
          <IconButton kind="plain" label={text('saved_search_remove', { name })} onClick={onRemove}>
            <IconTrash aria-hidden="true" size={20} stroke={1.6} />
          </IconButton>
        </span>
      </div>
    </li>
  )
}

interface NameFormProps {
  name: string
  running: boolean
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

const NameForm = ({ name, running, onSave, onCancel }: NameFormProps) => {
  const text = useText()
  const [typed, setTyped] = useState(name)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const next = typed.trim()
        setMissing(next === '')
        if (next === '') field.current?.focus()
        else void onSave(next)
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField
        ref={field}
        className="min-w-0 flex-1 basis-56"
        label={text('saved_search_name')}
        autoComplete="off"
        maxLength={nameLengthMax}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setMissing(false)
        }}
        error={missing ? text('saved_search_name_required') : undefined}
      />
      <span className="mt-6 flex gap-2">
        <Button type="submit" loading={running}>
          {text('wishlist_save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {text('saved_search_cancel')}
        </Button>
      </span>
    </form>
  )
}
