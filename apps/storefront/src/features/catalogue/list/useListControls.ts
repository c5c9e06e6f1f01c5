import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useGo } from '../../../hooks/useGo.ts'
import type { ListSearch } from '../../../search.ts'
import { changeFilters, type FilterChange, type ListPlace, listPath } from './listAddress.ts'

/** What every control of a list works with. */
export interface ListControls extends ListPlace {
  /** the filters as they will stand in the address once it has followed */
  search: ListSearch
  /** writes changed filters into the address; the page stays where it is scrolled to */
  change: (change: FilterChange) => void
  /** the address after a change, for links */
  pathWith: (change: FilterChange) => string
  /** the address without filters */
  resetPath: string
  reset: () => void
}

/**
 * The filters of a list live in the address bar alone, so back and forward work by themselves. Two quick changes must
 * not undo each other while the address follows, hence the short memory of what is on its way.
 * @param search the filters as they stand in the address
 */
export const useListControls = (place: ListPlace, search: ListSearch): ListControls => {
  const go = useGo()
  const [known, setKnown] = useState(search)
  const [ahead, setAhead] = useState(search)
  if (known !== search) {
    setKnown(search)
    setAhead(search)
  }
  const history: RouterHistory = useRouter().history
  // Back or forward gives up what was on its way, even where it leads to the list that is still shown.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') setAhead(search)
      }),
    [history, search],
  )
  // Timers of text fields fire long after they were set: they must see the filters of that moment.
  const latest = useRef(ahead)
  useEffect(() => {
    latest.current = ahead
  }, [ahead])

  const show = (next: ListSearch) => {
    latest.current = next
    setAhead(next)
    go(listPath(place, next), { keepScroll: true })
  }
  return {
    ...place,
    search: ahead,
    change: (change) => show(changeFilters(latest.current, change)),
    pathWith: (change) => listPath(place, changeFilters(ahead, change)),
    resetPath: listPath(place),
    reset: () => show({}),
  }
}
