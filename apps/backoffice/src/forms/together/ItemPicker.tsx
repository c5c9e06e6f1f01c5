import type { StaffItemRow } from '@pandrop/contract/staff/items'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { TextField } from '@pandrop/ui/TextField'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import { togetherTexts as texts } from '../../texts/together.ts'
import { shelfSearchQuery } from './togetherQueries.ts'

interface ItemPickerProps {
  /** those that are chosen already */
  chosen: readonly number[]
  onAdd: (id: number) => void
}

const foundMax = 6

/** Finds items on the shelf and adds them, one by one; Enter adds the first. */
export const ItemPicker = ({ chosen, onAdd }: ItemPickerProps) => {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const { data = [], isError, isFetching } = useQuery(shelfSearchQuery(search, foundMax + chosen.length))
  const found = search === '' ? [] : data.filter(({ id }) => !chosen.includes(id)).slice(0, foundMax)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // Of the form that it stands in: nothing is sent yet.
    event.preventDefault()
    const [first] = found
    if (first && !isFetching) onAdd(first.id)
  }
  const isNone = search !== '' && !isFetching && !isError && found.length === 0
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        before={<IconSearch aria-hidden="true" size={18} stroke={1.75} />}
      />
      <p role="status" className="text-bone-1 empty:hidden">
        {isError ? texts.searchFailed : isNone ? texts.nothingFound : ''}
      </p>
      {found.length > 0 && (
        <ul aria-label={texts.pick} className="-mx-2 flex flex-col">
          {found.map((item) => (
            <li key={item.id}>
              <Found item={item} onAdd={() => onAdd(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Found = ({ item, onAdd }: { item: StaffItemRow; onAdd: () => void }) => {
  const { id, title, phase, img, rarity, float, price } = item
  return (
    <button
      type="button"
      aria-label={texts.add(title)}
      onClick={onAdd}
      className="flex w-full items-center gap-3 rounded-badge px-2 py-1.5 text-left hover:bg-ink-2"
    >
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="w-[54px] flex-none" />
      <span className="min-w-0 flex-1 break-words">
        {[title, phase].filter(Boolean).join(' ')}
        <span className="block type-mono text-[12.5px]/5 text-bone-2">
          {float === null ? `#${id}` : `#${id} · ${float.toFixed(4)}`}
        </span>
      </span>
      <span className="flex-none font-[640]">{showEuro(price)}</span>
      <IconPlus aria-hidden="true" size={18} stroke={1.75} className="flex-none text-bone-2" />
    </button>
  )
}
