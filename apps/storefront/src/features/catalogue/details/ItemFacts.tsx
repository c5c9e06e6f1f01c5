import type { ItemDetails } from '@pandrop/contract/item'
import { Badge } from '@pandrop/ui/Badge'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { WearRail } from '@pandrop/ui/WearRail'
import { exteriorCode, formatFloat } from '@pandrop/ui/wear'
import { useText } from '../../../hooks/useText.ts'
import { finishName, weaponName } from '../itemNames.ts'
import { tagText } from '../tagText.ts'

/** Name, rarity, type, exterior and variant (specification section 2, Product details). */
export const ItemHeading = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const { quality, type, exterior, variant } = item
  const special = variant === 'stattrak' || variant === 'souvenir' ? variant : undefined
  return (
    <>
      <h1 className="wrap-anywhere">
        <span className="block text-[17px]/6 font-[520] text-bone-1">{weaponName(item)}</span>
        <span className="sr-only"> | </span>
        <span className="mt-1 block type-h1">{finishName(text, item)}</span>
      </h1>
      <ul className="mt-3.5 flex flex-wrap gap-2">
        <li>
          <Badge kind="plain" size="detail">
            <RarityMark quality={quality} word={tagText(text, quality)} className="text-[13px]/8" />
          </Badge>
        </li>
        {special && (
          <li>
            <Badge kind={special} size="detail">
              {tagText(text, special)}
            </Badge>
          </li>
        )}
        <li>
          <Badge kind="plain" size="detail">
            {tagText(text, type)}
          </Badge>
        </li>
        {exterior && (
          <li>
            <Badge kind="plain" size="detail">
              {tagText(text, exterior)}
            </Badge>
          </li>
        )}
      </ul>
    </>
  )
}

/** The float on its rail, the paint seed and where the skin comes from; a vanilla knife has none of them. */
export const ItemWear = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const { exterior, float, paint_seed, collection } = item
  const code = exteriorCode(exterior)
  const facts = [
    { name: text('item_paint_seed'), value: paint_seed === null ? '' : String(paint_seed), mono: true },
    { name: text('item_collection'), value: collection, mono: false },
  ].filter(({ value }) => value !== '')
  if (code === undefined || float === null) return null
  return (
    <div className="rounded-card bg-ink-0 px-5 pt-5 pb-4 shadow-edge">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <span className="type-label text-bone-1">{text('item_float')}</span>
        <span className="type-mono text-[17px]/5">{formatFloat(float)}</span>
      </div>
      <WearRail
        exterior={code}
        float={float}
        label={text('card_wear', { exterior: tagText(text, exterior), float: formatFloat(float) })}
        size="detail"
      />
      {facts.length > 0 && (
        <dl className="mt-4 grid gap-1.5 pt-3.5 text-[14px]/5 shadow-[inset_0_1px_0_var(--color-line)]">
          {facts.map(({ name, value, mono }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="flex-none text-bone-2">{name}</dt>
              <dd className={mono ? 'type-mono text-[13px]/5' : 'text-right'}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
