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
  /** the same on the whole shelf: leaves the category of the path */
  changeEverywhere: (change: FilterChange) => void
  /** the address after a change, for links */
  pathWith: (change: FilterChange) => string
  /** the address without filters */
  resetPath: string
  reset: () => void
  /** counts how often half-typed fields had to give up: after back, forward and reset */
  generation: number
  /** makes half-typed fields give up; for links that reset */
  forgetTyping: () => void
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
  const [generation, setGeneration] = useState(0)
  const forgetTyping = () => setGeneration((count) => count + 1)
  if (known !== search) {
    setKnown(search)
    setAhead(search)
  }
  const history: RouterHistory = useRouter().history
  // Back or forward gives up what was on its way, even where it leads to the list that is still shown.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type === 'PUSH' || action.type === 'REPLACE') return
        setAhead(search)
        setGeneration((count) => count + 1)
      }),
    [history, search],
  )
  // Timers of text fields fire long after they were set: they must see the filters of that moment.
  const latest = useRef(ahead)
  useEffect(() => {
    latest.current = ahead
  }, [ahead])

  const show = (next: ListSearch, at: ListPlace = place) => {
    latest.current = next
    setAhead(next)
    go(listPath(at, next), { keepScroll: true })
  }
  return {
    ...place,
    search: ahead,
    change: (change) => show(changeFilters(latest.current, change)),
    changeEverywhere: (change) => {
      forgetTyping()
      show(changeFilters(latest.current, change), { shelf: place.shelf, params: {} })
    },
    pathWith: (change) => listPath(place, changeFilters(ahead, change)),
    resetPath: listPath(place),
    reset: () => {
      forgetTyping()
      show({})
    },
    generation,
    forgetTyping,
  }
}
