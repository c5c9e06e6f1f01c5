import type { ItemDetails } from '@pandrop/contract/item'
import { Badge } from '@pandrop/ui/Badge'
import { FadeMark } from '@pandrop/ui/FadeMark'
import { RarityMark } from '@pandrop/ui/RarityMark'
import type { ReactNode } from 'react'
import { AttachedList } from '../../../AttachedList.tsx'
import { useText } from '../../../hooks/useText.ts'
import { tagText } from '../../../tagText.ts'

const Tag = ({ kind = 'plain', children }: { kind?: 'plain' | 'stattrak' | 'souvenir'; children: ReactNode }) => (
  <li>
    <Badge kind={kind} size="detail">
      {children}
    </Badge>
  </li>
)

/**
 * Rarity, special variant, phase or fade, type, exterior if there is one (docs/behaviour/catalogue.md#item-page); below
 * them what is on this copy.
 */
export const ItemTags = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const { quality, type, exterior, variant, phase, finish, fade, attachments } = item
  const special = variant === 'stattrak' || variant === 'souvenir' ? variant : undefined
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        <Tag>
          <RarityMark quality={quality} word={tagText(text, quality)} className="text-[13px]/8" />
        </Tag>
        {special && <Tag kind={special}>{tagText(text, special)}</Tag>}
        {phase && <Tag>{phase}</Tag>}
        {fade !== undefined && (
          <Tag>
            <FadeMark finish={finish} />
            {text('item_fade', { finish, percent: String(fade) })}
          </Tag>
        )}
        <Tag>{tagText(text, type)}</Tag>
        {exterior && <Tag>{tagText(text, exterior)}</Tag>}
      </ul>
      {attachments && (
        <div className="mt-5 rounded-card bg-ink-0 px-5 py-3.5 shadow-edge">
          <p aria-hidden="true" className="mb-2 type-label text-bone-1">
            {text('attachments_title')}
          </p>
          <AttachedList attachments={attachments} />
        </div>
      )}
    </>
  )
}
