import { classNames } from '@pandrop/ui/classNames'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { failureText } from '../failureText.ts'

const pauseMilliseconds = 140

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface FindFieldProps<One> {
  label: string
  hint?: string
  /** said where nothing has the words */
  nothing: string
  /** names the list of what is found */
  listLabel: string
  error?: string | undefined
  /** what it is searched for by to begin with */
  called?: string | undefined
  /** names what is searched, for what was read before */
  searchKey: readonly unknown[]
  /** @param words not empty */
  search: (words: string, signal: AbortSignal) => Promise<readonly One[]>
  keyOf: (one: One) => string | number
  draw: (one: One) => ReactNode
  onChoose: (one: One) => void
  inputRef?: Ref<HTMLInputElement>
}

/** What has the words that are being typed, a moment after the last letter. */
const useFound = <One,>(typed: string, { searchKey, search }: Pick<FindFieldProps<One>, 'searchKey' | 'search'>) => {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  const reading = useQuery({
    queryKey: [...searchKey, asked],
    queryFn: ({ signal }) => search(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const isOld = asked !== typed.trim() || reading.isPlaceholderData
  return { found: asked === '' ? [] : (reading.data ?? []), isOld, error: reading.error }
}

/**
 * Finds one of many while its name is typed: arrow keys choose, Enter takes (WAI-ARIA APG, Editable Combobox With List
 * Autocomplete).
 */
export const FindField = <One,>(props: FindFieldProps<One>) => {
  const { label, hint, nothing, listLabel, error, called = '', keyOf, draw, onChoose, inputRef } = props
  const listId = useId()
  const [typed, setTyped] = useState(called)
  const [wanted, setWanted] = useState(0)
  const { found, isOld, error: failure } = useFound(typed, props)
  const active = Math.min(wanted, found.length - 1)
  const activeId = found.length > 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setWanted((active + step + found.length) % found.length)
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // What is shown may still be of the letters before.
    const one = found[active]
    if (one && !isOld) onChoose(one)
  }
  const isNothing = typed.trim() !== '' && !isOld && found.length === 0
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={inputRef}
        label={label}
        hint={failure ? failureText(failure) : isNothing ? nothing : hint}
        error={error}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWanted(0)
        }}
        onKeyDown={onKeyDown}
        before={<IconSearch aria-hidden="true" size={18} stroke={1.6} />}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        aria-busy={isOld}
        className={classNames(
          'grid max-h-[360px] grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-1 overflow-y-auto',
          isOld && 'opacity-60',
        )}
      >
        {found.map((one, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter takes the active option
          <div
            key={keyOf(one)}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => onChoose(one)}
            onPointerMove={() => setWanted(place)}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-badge px-2 py-1',
              place === active && 'bg-ink-3',
            )}
          >
            {draw(one)}
          </div>
        ))}
      </div>
    </div>
  )
}
