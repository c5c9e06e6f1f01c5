import type { ItemDetails } from '@pandrop/contract/item'
import { Badge } from '@pandrop/ui/Badge'
import { RarityMark } from '@pandrop/ui/RarityMark'
import type { ReactNode } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { tagText } from '../../../tagText.ts'

const Tag = ({ kind = 'plain', children }: { kind?: 'plain' | 'stattrak' | 'souvenir'; children: ReactNode }) => (
  <li>
    <Badge kind={kind} size="detail">
      {children}
    </Badge>
  </li>
)

/** Rarity, special variant, type and, where there is one, the exterior (docs/behaviour/catalogue.md#item-page). */
export const ItemTags = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const { quality, type, exterior, variant } = item
  const special = variant === 'stattrak' || variant === 'souvenir' ? variant : undefined
  return (
    <ul className="flex flex-wrap gap-2">
      <Tag>
        <RarityMark quality={quality} word={tagText(text, quality)} className="text-[13px]/8" />
      </Tag>
      {special && <Tag kind={special}>{tagText(text, special)}</Tag>}
      <Tag>{tagText(text, type)}</Tag>
      {exterior && <Tag>{tagText(text, exterior)}</Tag>}
    </ul>
  )
}
