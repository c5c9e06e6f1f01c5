import { Spinner } from '@pandrop/ui/Spinner'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { isNarrowed } from './narrowing.ts'
import type { ItemPage } from './useItemPage.ts'
import type { ListControls } from './useListControls.ts'

interface ListCountProps {
  list: ListControls
  page: ItemPage
}

/** How many there are, and what was searched instead of words that nothing has. It keeps still while a list loads. */
const useCountText = ({ list, page }: ListCountProps): string => {
  const text = useText()
  const { total, searched, failed, loading } = page
  const counted =
    total === undefined
      ? text(failed ? 'list_uncounted' : 'list_counting')
      : text(isNarrowed(list) ? 'list_matching' : 'list_in_stock', { count: total })
  const now = searched === undefined ? counted : `${text('lists_searched', { words: searched })} · ${counted}`
  const [shown, setShown] = useState(now)
  if (shown !== now && (total === undefined || !(loading || list.waiting))) setShown(now)
  return shown
}

/** How many there are: announced when it changes, and where the keyboard starts on another page. */
export const ListCount = ({ list, page }: ListCountProps) => {
  const line = useRef<HTMLParagraphElement>(null)
  const shownPage = list.search.page ?? 1
  const lastPage = useRef(shownPage)
  useEffect(() => {
    if (lastPage.current === shownPage) return
    lastPage.current = shownPage
    line.current?.focus({ preventScroll: true })
  }, [shownPage])
  const counted = useCountText({ list, page })
  return (
    <div className="flex items-center gap-2.5 text-[14px]/5 text-bone-2">
      <p ref={line} role="status" tabIndex={-1} className="outline-none">
        {counted}
      </p>
      {(page.loading || list.waiting) && <Spinner />}
    </div>
  )
}
