import type { Density } from '@pandrop/contract/document'
import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from '../browserStorage.ts'
import { useShop } from '../shop.ts'

/** The choice is kept in local storage, and mirrored in a cookie so that the first document is already right. */
const memoryName = 'listDensity'

const yearSeconds = 365 * 24 * 60 * 60

const writeCookie = (density: Density): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser that we build for
  document.cookie = `${memoryName}=${density}; path=/; max-age=${yearSeconds}; samesite=lax`
}

const cookieValue = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${memoryName}=`))
    ?.slice(memoryName.length + 1)

/** Whether the browser remembers the compact list; for loading its code ahead of time. */
export const remembersCompact = (): boolean => cookieValue() === 'compact'

const isDensity = (text: string | null): text is Density => text === 'comfortable' || text === 'compact'

/** How closely lists are set, and a way to choose it: cards, or rows for traders. */
export const useDensity = (): [density: Density, choose: (density: Density) => void] => {
  const { frame } = useShop()
  const [density, setDensity] = useState(frame.visitor.density)

  const show = useCallback(
    (chosen: Density) => {
      // Later pages of this visit start with it.
      frame.visitor = { ...frame.visitor, density: chosen }
      setDensity(chosen)
      writeCookie(chosen)
    },
    [frame],
  )
  // A browser that dropped the cookie may still remember.
  useEffect(() => {
    const remembered = cookieValue() ? null : readStored(memoryName)
    if (isDensity(remembered)) show(remembered)
  }, [show])

  const choose = useCallback(
    (chosen: Density) => {
      writeStored(memoryName, chosen)
      show(chosen)
    },
    [show],
  )
  return [density, choose]
}
