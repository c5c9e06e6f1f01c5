import { classNames } from '@pandrop/ui/classNames'
import { useEffect, useRef } from 'react'
import { searchTexts } from '../../texts/search.ts'
import type { Entry, EntryKind } from './entries.ts'
import type { Search } from './useSearch.ts'

interface ResultsProps {
  listId: string
  search: Search
  /** what was found, or what was opened last */
  entries: readonly Entry[]
  /** place of the entry that Enter opens */
  active: number
  typed: string
  onActive: (place: number) => void
  onOpen: (entry: Entry) => void
}

const announced = ({ status, entries }: Search): string => {
  if (status === 'searching') return searchTexts.searching
  return status === 'ready' ? searchTexts.found(entries.length) : ''
}

/** What was found, group by group; before anything is typed, what was opened last. */
export const Results = (props: ResultsProps) => {
  const { listId, search, entries, typed } = props
  const isIdle = search.status === 'idle'
  return (
    <>
      <p role="status" className="sr-only">
        {announced(search)}
      </p>
      {isIdle && entries.length === 0 && <p className="py-6 text-center text-bone-2">{searchTexts.start}</p>}
      {search.status === 'ready' && entries.length === 0 && (
        <p className="py-6 text-center">
          <span className="block font-[600] break-words">{searchTexts.nothing(typed)}</span>
          <span className="mt-1 block text-bone-2">{searchTexts.nothingText}</span>
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={searchTexts.title}
        className={classNames('transition-opacity', search.status === 'searching' && 'opacity-60')}
      >
        {groupsOf(entries, isIdle).map((group) => (
          <Group key={group.name} group={group} {...props} />
        ))}
      </div>
    </>
  )
}

interface EntryGroup {
  name: string
  /** with their places in the whole list */
  placed: { entry: Entry; place: number }[]
}

const groupsOf = (entries: readonly Entry[], isIdle: boolean): EntryGroup[] => {
  const placed = entries.map((entry, place) => ({ entry, place }))
  if (isIdle) return placed.length > 0 ? [{ name: searchTexts.recent, placed }] : []
  return (Object.keys(searchTexts.groups) as EntryKind[])
    .map((kind) => ({ name: searchTexts.groups[kind], placed: placed.filter(({ entry }) => entry.kind === kind) }))
    .filter((group) => group.placed.length > 0)
}

const Group = ({ group, listId, active, onActive, onOpen }: ResultsProps & { group: EntryGroup }) => {
  const nameId = `${listId}-${group.name.replaceAll(' ', '-')}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role, a fieldset is for forms
    <div role="group" aria-labelledby={nameId} className="pb-2">
      <p id={nameId} className="px-3 py-1.5 type-meta font-[560] text-bone-2">
        {group.name}
      </p>
      {group.placed.map(({ entry, place }) => (
        <Option
          key={entry.key}
          id={`${listId}-${entry.key}`}
          entry={entry}
          isActive={place === active}
          onActive={() => onActive(place)}
          onOpen={() => onOpen(entry)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  isActive: boolean
  onActive: () => void
  onOpen: () => void
}

const Option = ({ id, entry, isActive, onActive, onOpen }: OptionProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter opens the active option
    <div
      ref={box}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onOpen}
      onPointerMove={onActive}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-badge px-3 py-1.5',
        isActive && 'bg-ink-3',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className={classNames('block truncate font-[600]', entry.isFaint && 'text-bone-2')}>{entry.title}</span>
        <span className="block truncate type-meta text-bone-1">{entry.text}</span>
      </span>
    </div>
  )
}
