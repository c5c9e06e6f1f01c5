import { type ReactNode, useEffect, useRef } from 'react'

interface TypeRowProps {
  /** names the list: "Weapon type" */
  label: string
  /** TypeTiles */
  children: ReactNode
}

/** The row of TypeTiles. Below 1280 px it scrolls sideways, fades out and starts at the selected one. */
export const TypeRow = ({ label, children }: TypeRowProps) => {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const selected = row.current?.querySelector('[aria-current]')
    if (row.current && selected instanceof HTMLElement) {
      // Scrolls the row alone; scrollIntoView would move the page too.
      row.current.scrollLeft = selected.offsetLeft - row.current.offsetLeft - 48
    }
  }, [])
  return (
    <ul
      ref={row}
      aria-label={label}
      className="scroller -m-1.5 flex snap-x scroll-px-1.5 gap-2 p-1.5 not-desktop:edge-fade
        not-desktop:bleed-right"
    >
      {children}
    </ul>
  )
}
