import type { StaffOfferRow } from '@pandrop/contract/staff/offers'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import { offerQuery } from './offerQueries.ts'

/**
 * The offer that is shown beside the list. It stays when the list changes around it: somebody may be typing its price.
 * @param box what the list stands in
 */
export const useSelectedOffer = (box: RefObject<HTMLElement | null>, rows: readonly StaffOfferRow[]) => {
  const [selected, setSelected] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const first = rows[0]?.id ?? null
  if (selected === null && first !== null) setSelected(first)

  const focusRow = (id: number): void => {
    const index = rows.findIndex((row) => row.id === id)
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }

  useEffect(() => {
    const id = wanted.current
    if (id === null || !rows.some((row) => row.id === id)) return
    wanted.current = null
    focusRow(id)
  })

  // The next one is usually looked at next.
  const index = rows.findIndex(({ id }) => id === selected)
  const coming = rows[index + 1]?.id
  useEffect(() => {
    if (coming !== undefined) void queryClient.prefetchQuery(offerQuery(coming))
  }, [coming])

  return {
    selected,
    select: setSelected,
    /** the row that comes after this one, else the one before it */
    neighbourOf: (id: number): StaffOfferRow | undefined => {
      const place = rows.findIndex((row) => row.id === id)
      return rows[place + 1] ?? rows[place - 1]
    },
    focusRow,
    /** shows an offer and gives its row the focus, once the list is drawn again */
    goTo: (id: number): void => {
      wanted.current = id
      setSelected(id)
    },
  }
}
