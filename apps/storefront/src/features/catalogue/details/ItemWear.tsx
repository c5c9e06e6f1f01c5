import type { ItemDetails } from '@pandrop/contract/item'
import { WearRail } from '@pandrop/ui/WearRail'
import { exteriorCode, formatFloat, type WearLimits, wholeFloat } from '@pandrop/ui/wear'
import { useText } from '../../../hooks/useText.ts'
import { tagText } from '../../../tagText.ts'
import { CopyButton } from './CopyButton.tsx'
import { WearTryRail } from './stage/WearTryRail.tsx'

/** Limits of a finish with two digits, as the game's files give them. */
const limitsOf = ({ min_float, max_float }: ItemDetails): WearLimits | undefined =>
  min_float === null || max_float === null ? undefined : { min: min_float, max: max_float }

interface ItemWearProps {
  item: ItemDetails
  /** whether the weapon stands on the stage, where another wear can be tried */
  staged: boolean
}

/** The float to its last digit, on its rail with the finish's limits; a vanilla knife has none. */
export const ItemWear = ({ item, staged }: ItemWearProps) => {
  const text = useText()
  const { exterior, float, paint_seed } = item
  const code = exteriorCode(exterior)
  const limits = limitsOf(item)
  if (code === undefined || float === null) return null
  const ends = limits && { min: limits.min.toFixed(2), max: limits.max.toFixed(2) }
  const short = { exterior: tagText(text, exterior), float: formatFloat(float) }
  return (
    <div className="rounded-card bg-ink-0 px-5 pt-3.5 pb-4 shadow-edge">
      <div className="mb-3.5 flex items-center gap-1">
        <span className="mr-auto type-label text-bone-1">{text('item_float')}</span>
        <span className="type-mono text-[17px]/5 wrap-anywhere">{wholeFloat(float)}</span>
        <span className="-mr-2.5">
          <CopyButton label={text('details_copy_float')} value={wholeFloat(float)} />
        </span>
      </div>
      <div className="relative">
        <WearRail
          exterior={code}
          float={float}
          limits={limits}
          label={ends ? text('details_wear', { ...short, ...ends }) : text('card_wear', short)}
          size="detail"
        />
        {staged && <WearTryRail float={float} limits={limits} />}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 type-meta text-bone-2">
        {ends && <span>{text('details_limits', ends)}</span>}
        {paint_seed !== null && (
          <span>
            {text('item_paint_seed')} <span className="type-mono text-bone-0">{paint_seed}</span>
          </span>
        )}
      </div>
    </div>
  )
}
