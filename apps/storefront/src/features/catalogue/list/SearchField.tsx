import { IconButton } from '@pandrop/ui/IconButton'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { LazyHydrate } from '../../../lazyHydrate.tsx'
import { suggestions } from './lazyParts.ts'
import { noSuggestions } from './suggestionState.ts'
import type { ListControls } from './useListControls.ts'
import { useTypedText } from './useTypedText.ts'

/** docs/behaviour/catalogue.md#change-of-filters */
const searchPauseMilliseconds = 400

/** The contract's longest search (contract/catalogue). */
const searchLengthMax = 80

/** The other filters, for a search that is sent without script. */
const HiddenFilters = ({ list }: { list: ListControls }) => {
  const { search, page, ...others } = list.search
  return Object.entries(others).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={Array.isArray(value) ? value.join(',') : String(value)} />
  ))
}

/**
 * The search box with its suggestions: a combobox whose list is chosen from by hand (WAI-ARIA APG, Editable Combobox
 * With List Autocomplete). It is a form, so it also works with Enter and without script.
 */
export const SearchField = ({ list }: { list: ListControls }) => {
  const text = useText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [engaged, setEngaged] = useState(false)
  const [open, setOpen] = useState(false)
  const [state, setState] = useState(noSuggestions)
  const keys = useRef<(event: KeyboardEvent) => void>(undefined)
  const typed = useTypedText({
    value: list.search.search ?? '',
    save: (search) => list.changeNow({ search }),
    pauseMilliseconds: searchPauseMilliseconds,
    generation: list.generation,
  })
  const shown = open && state.shown

  const clear = () => {
    typed.settle('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    keys.current?.(event)
    if (event.defaultPrevented || event.key !== 'Escape') return
    // The first Escape closes the suggestions, the second one empties the box.
    if (shown) setOpen(false)
    else typed.settle('')
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search className="relative min-w-0 flex-1 narrow:basis-[200px] compact:basis-[calc(100%-98px)]" onBlur={onBlur}>
      <form
        method="get"
        action={list.resetPath}
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(false)
          typed.settle(typed.text)
        }}
      >
        <HiddenFilters list={list} />
        <TextField
          ref={input}
          name="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown ? state.activeId : undefined}
          label={text('filter_search')}
          labelHidden
          placeholder={text('filter_search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLengthMax}
          value={typed.text}
          onFocus={() => setEngaged(true)}
          onChange={(event) => {
            setOpen(true)
            typed.type(event.target.value)
          }}
          onKeyDown={onKeyDown}
          before={<IconSearch aria-hidden="true" size={19} stroke={1.6} />}
          after={
            typed.text !== '' && (
              <IconButton kind="plain" label={text('filter_search_clear')} onClick={clear}>
                <IconX aria-hidden="true" size={18} stroke={1.6} />
              </IconButton>
            )
          }
        />
      </form>
      {engaged && (
        <LazyHydrate
          part={suggestions}
          when="immediate"
          props={{ id: listId, typed: typed.text, open, onOpenChange: setOpen, onState: setState, keys, list }}
        />
      )}
    </search>
  )
}
