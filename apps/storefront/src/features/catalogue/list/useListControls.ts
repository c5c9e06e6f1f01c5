import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useGo } from '../../../hooks/useGo.ts'
import { type ListSearch, readListSearch } from '../../../search.ts'
import { changeFilters, type FilterChange, type ListPlace, listPath } from './listAddress.ts'

/** What every control of a list works with. */
export interface ListControls extends ListPlace {
  /** the filters as they will stand in the address once it has followed */
  search: ListSearch
  /** changed filters are on their way into the address */
  waiting: boolean
  /** shows changed filters at once and writes them into the address after the pause; the page stays scrolled */
  change: (change: FilterChange) => void
  /** the same without a pause, for fields that have waited for the end of the typing themselves */
  changeNow: (change: FilterChange) => void
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

/** The fetch is debounced (docs/behaviour/catalogue.md#change-of-filters). */
const fetchPauseMilliseconds = 400

/**
 * The filters of a list live in the address bar alone, so back and forward work by themselves. Two quick changes must
 * not undo each other while the address follows, hence the short memory of what is on its way.
 * @param search the filters as they stand in the address
 */
export const useListControls = (place: ListPlace, search: ListSearch): ListControls => {
  const go = useGo()
  const [known, setKnown] = useState(search)
  const [base, setBase] = useState(search)
  const [pending, setPending] = useState<readonly FilterChange[]>([])
  const [generation, setGeneration] = useState(0)
  const forgetTyping = () => setGeneration((count) => count + 1)
  if (known !== search) {
    setKnown(search)
    setBase(search)
    // A link may have taken along what waited; everything else is still to come.
    setPending((waiting) => waiting.filter((change) => !isIn(search, change)))
  }
  const ahead = useMemo(() => pending.reduce(changeFilters, base), [pending, base])
  const history: RouterHistory = useRouter().history
  // The address moves before the list does. A link that was followed meanwhile counts at once: what waits is then added
  // to it where it leads to this list, and given up where it leaves.
  useEffect(
    () =>
      history.subscribe(({ action, location }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') {
          // Back or forward gives up what was on its way, even where it leads to the list that is still shown.
          setPending([])
          setBase(search)
          setGeneration((count) => count + 1)
          return
        }
        const isHere = location.pathname === listPath(place)
        const there = readListSearch(Object.fromEntries(new URLSearchParams(location.search)))
        if (isHere) setBase(there)
        setPending((waiting) => (isHere ? waiting.filter((change) => !isIn(there, change)) : []))
      }),
    [history, search, place],
  )
  // Timers of text fields fire long after they were set: they must see the filters of that moment.
  const latest = useRef(ahead)
  useEffect(() => {
    latest.current = ahead
  }, [ahead])

  const show = (next: ListSearch, at: ListPlace = place) => {
    latest.current = next
    setPending([])
    setBase(next)
    go(listPath(at, next), { keepScroll: true })
  }
  const write = useEffectEvent(() => show(latest.current))
  useEffect(() => {
    if (pending.length === 0) return
    const timer = setTimeout(write, fetchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [pending])
  // How the list is shown is no filter.
  const kept: ListSearch = ahead.copies ? { copies: true } : {}
  return {
    ...place,
    search: ahead,
    waiting: pending.length > 0 || listPath(place, base) !== listPath(place, search),
    change: (change) => {
      latest.current = changeFilters(latest.current, change)
      setPending((waiting) => [...waiting, change])
    },
    changeNow: (change) => show(changeFilters(latest.current, change)),
    changeEverywhere: (change) => {
      forgetTyping()
      show(changeFilters(latest.current, change), { shelf: place.shelf, params: {} })
    },
    pathWith: (change) => listPath(place, changeFilters(ahead, change)),
    resetPath: listPath(place, kept),
    reset: () => {
      forgetTyping()
      show(kept)
    },
    generation,
    forgetTyping,
  }
}

/** Whether filters say already what a change would make them say. */
const isIn = (search: ListSearch, change: FilterChange): boolean => {
  const { page } = search
  return JSON.stringify(changeFilters(search, { page, ...change })) === JSON.stringify(changeFilters(search, { page }))
}
