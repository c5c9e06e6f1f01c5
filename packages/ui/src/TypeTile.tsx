import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { EquipmentSilhouette } from './silhouettes/EquipmentSilhouette.tsx'
import { GlovesSilhouette } from './silhouettes/GlovesSilhouette.tsx'
import { KnifeSilhouette } from './silhouettes/KnifeSilhouette.tsx'
import { MachinegunSilhouette } from './silhouettes/MachinegunSilhouette.tsx'
import { PistolSilhouette } from './silhouettes/PistolSilhouette.tsx'
import { RifleSilhouette } from './silhouettes/RifleSilhouette.tsx'
import { ShotgunSilhouette } from './silhouettes/ShotgunSilhouette.tsx'
import { SmgSilhouette } from './silhouettes/SmgSilhouette.tsx'
import { SniperRifleSilhouette } from './silhouettes/SniperRifleSilhouette.tsx'

const silhouettes: Readonly<Record<string, () => ReactNode>> = {
  Pistol: PistolSilhouette,
  SMG: SmgSilhouette,
  Rifle: RifleSilhouette,
  'Sniper Rifle': SniperRifleSilhouette,
  Shotgun: ShotgunSilhouette,
  Machinegun: MachinegunSilhouette,
  Knife: KnifeSilhouette,
  Gloves: GlovesSilhouette,
  Equipment: EquipmentSilhouette,
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
  /** a selected tile's link clears the type (specification section 2, Product list) */
  selected?: boolean
  link: (props: TileLinkProps) => ReactNode
}

/** One weapon type, 84 px high: silhouette and word; selected in bone. */
export const TypeTile = ({ type, label, selected = false, link }: TypeTileProps) => {
  const Shape = silhouettes[type]
  return (
    <li className="min-w-[118px] flex-1 snap-start">
      {link({
        className: classNames(
          'flex h-21 flex-col items-center justify-end gap-2.5 rounded-card pb-3 type-label transition-colors',
          selected ? 'bg-bone-0 text-ink-0' : 'raised text-bone-1 hover:bg-ink-2 hover:text-bone-0',
        ),
        'aria-current': selected ? 'true' : undefined,
        children: (
          <>
            <span className={classNames('grid h-[26px] place-items-center', !selected && 'text-bone-2')}>
              {Shape && <Shape />}
            </span>
            {label}
          </>
        ),
      })}
    </li>
  )
}
