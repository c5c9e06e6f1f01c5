import type { SearchFilters } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { Button } from '@pandrop/ui/Button'
import { SearchDialog, type SearchOption } from '@pandrop/ui/SearchDialog'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useCart } from '../../../hooks/useCart.ts'
import { useCurrentPath } from '../../../hooks/useCurrentPath.ts'
import { useGo } from '../../../hooks/useGo.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { rememberSearch } from './recentSearches.ts'
import { focusField, SearchLine } from './SearchLine.tsx'
import { SearchRow } from './SearchRow.tsx'
import { SearchStart } from './SearchStart.tsx'
import { listOf, type Search, useSearch } from './useSearch.ts'

/** The contract's longest search (contract/catalogue). */
const searchLengthMax = 80

/** A copy whose finish, exterior and variant can be waited for. */
export interface SearchWish {
  item_id: number
  title: string
  phase: string
}

interface SearchSheetProps {
  open: boolean
  onClose: () => void
  addToCart: (item: Item) => void
  /** the button of a wish; the price is what was searched for, EUR units */
  tellMe: (wish: SearchWish, priceBelow: number | undefined) => ReactNode
  /** looks out for what was searched and not found */
  watch: (search: { name: string; filters: SearchFilters }) => ReactNode
}

interface FoundOption extends SearchOption {
  item?: Item
}

/** The search over every page (docs/behaviour/catalogue.md#search-anywhere). */
export const SearchSheet = ({ open, onClose, addToCart, tellMe, watch }: SearchSheetProps) => {
  const text = useText()
  const go = useGo()
  const cart = useCart()
  const path = useCurrentPath()
  const [typed, setTyped] = useState('')
  const search = useSearch(typed)
  const { words, answer, isOld, failed } = search
  // The next page takes the focus.
  const leaving = useRef(false)

  const leave = () => {
    leaving.current = true
    if (words !== '') rememberSearch(words)
    onClose()
  }
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    leaving.current = true
    onClose()
  }, [path, onClose])

  const openAll = async () => {
    if (words === '') return
    const all = await search.pathOfAll()
    leave()
    go(all)
  }
  const onKeyDown = (event: KeyboardEvent, reached: FoundOption | undefined) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey) {
      event.preventDefault()
      if (reached?.item && !isOld && !cart.has(reached.item.id)) addToCart(reached.item)
    } else if (event.ctrlKey || event.metaKey || isOld || !reached) {
      event.preventDefault()
      void openAll()
    }
  }

  const options: FoundOption[] = (failed ? [] : (answer?.items ?? [])).map((item) => ({
    value: String(item.id),
    href: paths.item(item),
    item,
    face: <SearchRow item={item} inCart={cart.has(item.id)} />,
  }))
  if (answer && options.length > 0) {
    options.push({
      value: 'all',
      href: listOf(answer.filters),
      face: <span className="px-2 type-label">{text('search_all', { count: answer.total })}</span>,
    })
  }
  return (
    <SearchDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onGone={() => {
        leaving.current = false
        setTyped('')
      }}
      returnsFocus={() => !leaving.current}
      title={text('search_title')}
      closeLabel={text('search_close')}
      label={text('search_open')}
      lengthMax={searchLengthMax}
      typed={typed}
      onType={setTyped}
      onKeyDown={onKeyDown}
      options={options}
      optionsLabel={text('search_results')}
      dimmed={isOld}
      onFollow={leave}
      line={<SearchLine search={search} onRemove={setTyped} onTry={setTyped} typed={typed} />}
      foot={<Keys />}
    >
      <p role="status" className="sr-only">
        {answer && !isOld && !failed && text('search_count', { count: answer.total })}
      </p>
      {words === '' && <SearchStart onTake={setTyped} onFollow={leave} onEmptied={focusField} />}
      {words !== '' && !answer && !failed && <Loading />}
      {failed && <Failed search={search} />}
      {!failed && answer?.total === 0 && <None answer={answer} words={words} tellMe={tellMe} watch={watch} />}
    </SearchDialog>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

const Loading = () => (
  <div aria-hidden="true">
    {rows.map((row) => (
      <div key={row} className="flex min-h-16 items-center gap-3 px-2 py-1.5">
        <Skeleton className="h-[43px] w-16 flex-none rounded-badge" />
        <span className="flex flex-1 flex-col gap-2.5">
          <Skeleton className="h-3.5 w-2/5 rounded-check" />
          <Skeleton className="h-1 w-3/5" />
        </span>
        <Skeleton className="h-4 w-16 rounded-check" />
      </div>
    ))}
  </div>
)

const Failed = ({ search: { retrying, retry } }: { search: Search }) => {
  const text = useText()
  return (
    <div role="alert" className="flex flex-col items-start gap-1 px-2 py-4">
      <p className="text-[15px]/6 font-[640]">{text('search_failed')}</p>
      <p className="text-bone-1">{text('search_failed_text')}</p>
      <Button kind="secondary" size={40} className="mt-3" loading={retrying} onClick={retry}>
        {text('list_retry')}
      </Button>
    </div>
  )
}

interface NoneProps extends Pick<SearchSheetProps, 'tellMe' | 'watch'> {
  words: string
  answer: NonNullable<Search['answer']>
}

const None = ({ answer: { wishes, filters }, words, tellMe, watch }: NoneProps) => {
  const text = useText()
  return (
    <div className="px-2 py-4">
      <p className="text-[15px]/6 font-[640]">{text('search_none')}</p>
      <p className="text-bone-1">{text('search_none_text')}</p>
      {wishes.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2">
          {wishes.map((wish) => (
            <li
              key={wish.item_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-button bg-ink-2 px-4 py-3"
            >
              <span className="min-w-0 text-[14.5px]/5">{[wish.title, wish.phase].filter(Boolean).join(' ')}</span>
              {tellMe(wish, filters.price_till)}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2">{watch({ name: words, filters })}</div>
    </div>
  )
}

const keys = [
  ['↑ ↓', 'search_keys_move'],
  ['↵', 'search_keys_open'],
  ['⇧ ↵', 'search_keys_cart'],
  ['Ctrl ↵', 'search_keys_all'],
] as const

const Keys = () => {
  const text = useText()
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {keys.map(([sign, key]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-check bg-ink-3 px-1.5 font-sans text-bone-1">{sign}</kbd>
          {text(key)}
        </span>
      ))}
    </span>
  )
}
