import { classNames } from '@pandrop/ui/classNames'
import { IconSearch } from '@tabler/icons-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { withTexts } from '../../texts/shown.ts'

const loadSearch = async () => {
  const screen = await withTexts(import('./SearchScreen.tsx'), import('../../texts/shopping.ts'))
  return { default: screen.SearchScreen }
}
const SearchScreen = lazy(loadSearch)

/**
 * Opens the search over whatever page it is (docs/behaviour/catalogue.md#search-anywhere). The document presses it for
 * "/" and Ctrl K (entry-server.tsx); without a script it leads to the list, whose own search box stands there.
 */
export const SearchButton = () => {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  const prepare = () => void loadSearch()
  return (
    <form action={paths.products()} className="flex min-w-10 flex-1 justify-end">
      <button
        type="submit"
        name="search"
        value=""
        data-search=""
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={text('search_open')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
        className={classNames(
          'inline-flex size-10 flex-none items-center justify-center rounded-button bg-ink-1 text-bone-0 shadow-edge',
          'transition-colors hover:bg-ink-2',
          'desktop:w-full desktop:min-w-10 desktop:max-w-[260px] desktop:flex-initial desktop:justify-start',
          'desktop:gap-2.5 desktop:overflow-hidden desktop:px-2.5',
        )}
      >
        <IconSearch aria-hidden="true" size={20} stroke={1.6} className="flex-none" />
        <span
          aria-hidden="true"
          className="min-w-0 flex-1 truncate text-left text-[14px]/5 text-bone-1 not-desktop:hidden"
        >
          {text('search_open')}
        </span>
        <kbd className="flex-none rounded-check bg-ink-3 px-2 type-meta text-bone-1 not-desktop:hidden">/</kbd>
      </button>
      {wanted && (
        <Suspense>
          <SearchScreen open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  )
}
