import type { StripItem } from '@pandrop/contract/staff/strips'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { formatFloat } from '@pandrop/ui/wear'
import { skinImage } from '../../pictures.ts'
import { stripTexts as texts } from '../../texts/strips.ts'
import { ReducedPrice } from '../../ui/ReducedPrice.tsx'

/** An item in a line: picture, title, number with float, price. */
export const ItemLine = ({ item }: { item: StripItem }) => (
  <>
    <SkinPicture image={skinImage(item.img)} quality={item.quality} size="thumb" className="w-14 flex-none" />
    <span className="min-w-0 flex-1">
      <span className="block font-[600] break-words">{item.title}</span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="type-meta text-bone-1">
          {[texts.item(item.id), item.float === null ? '' : formatFloat(item.float, 4)].filter(Boolean).join(' · ')}
        </span>
        <span>
          <ReducedPrice price={item.price} old={item.old_price} />
        </span>
      </span>
    </span>
  </>
)
