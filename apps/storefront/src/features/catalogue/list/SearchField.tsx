import { IconButton } from '@pandrop/ui/IconButton'
import { TextField } from '@pandrop/ui/TextField'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '../../../hooks/useText.ts'
import type { ListControls } from './useListControls.ts'
import { useTypedText } from './useTypedText.ts'

/** Specification section 9, Debounce. */
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

/** The search box. It is a form, so it also works with Enter and without script. */
export const SearchField = ({ list }: { list: ListControls }) => {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const typed = useTypedText({
    value: list.search.search ?? '',
    save: (search) => list.change({ search }),
    pauseMilliseconds: searchPauseMilliseconds,
  })
  const clear = () => {
    typed.settle('')
    input.current?.focus()
  }
  return (
    <search className="min-w-0 flex-1 narrow:flex-none narrow:basis-full">
      <form
        method="get"
        action={list.resetPath}
        onSubmit={(event) => {
          event.preventDefault()
          typed.settle(typed.text)
        }}
      >
        <HiddenFilters list={list} />
        <TextField
          ref={input}
          name="search"
          label={text('filter_search')}
          labelHidden
          placeholder={text('filter_search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLengthMax}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
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
    </search>
  )
}
