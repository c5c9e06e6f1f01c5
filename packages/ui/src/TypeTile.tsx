import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

/** Symbol and size in px of a drawing in silhouettes.svg; each fits 76 × 26. */
const silhouettes: Readonly<Record<string, readonly [symbol: string, width: number, height: number]>> = {
  Pistol: ['pistol', 44, 26],
  SMG: ['smg', 35, 26],
  Rifle: ['rifle', 76, 26],
  'Sniper Rifle': ['sniper-rifle', 76, 20],
  Shotgun: ['shotgun', 76, 16],
  Machinegun: ['machinegun', 76, 23],
  Knife: ['knife', 41, 26],
  Gloves: ['gloves', 20, 26],
  Equipment: ['equipment', 40, 26],
}

/** What a tile's link needs. */
export interface TileLinkProps {
  className: string
  'aria-current'?: 'true'
  children: ReactNode
}

interface TypeTileProps {
  /** the catalogue's English type; it picks the silhouette, a new type shows its word alone */
  type: string
  /** the type translated */
  label: string
  /** a selected tile's link clears the type (docs/behaviour/catalogue.md#types-in-stock) */
  selected?: boolean
  /** address of this package's silhouettes.svg: a file of its own, so that no script has to carry the drawings */
  drawings: string
  link: (props: TileLinkProps) => ReactNode
}

/**
 * One weapon type, 84 px high: silhouette and word, selected in bone. Long words make the tile wider, several words
 * may take two lines ("Rifle de francotirador").
 */
export const TypeTile = ({ type, label, selected = false, drawings, link }: TypeTileProps) => {
  return (
    <li className="shrink-0 grow basis-[100px] snap-start desktop:basis-[118px]">
      {link({
        className: classNames(
          'flex h-21 flex-col items-center gap-1.5 rounded-card px-2 pt-3',
          'text-center type-label leading-4 transition-colors',
          selected ? 'bg-bone-0 text-ink-0' : 'raised text-bone-1 hover:bg-ink-2 hover:text-bone-0',
        ),
        'aria-current': selected ? 'true' : undefined,
        children: (
          <>
            <span className={classNames('grid h-[26px] place-items-center', !selected && 'text-bone-2')}>
              <Silhouette type={type} drawings={drawings} />
            </span>
            <span className="flex min-h-8 items-center">{label}</span>
          </>
        ),
      })}
    </li>
  )
}

const Silhouette = ({ type, drawings }: Pick<TypeTileProps, 'type' | 'drawings'>) => {
  const [symbol, width, height] = silhouettes[type] ?? []
  if (symbol === undefined) return null
  return (
    <svg aria-hidden="true" width={width} height={height}>
      <use href={`${drawings}#${symbol}`} />
    </svg>
  )
}
