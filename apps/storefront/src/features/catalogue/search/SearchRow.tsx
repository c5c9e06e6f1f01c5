import type { ListedItem } from '@pandrop/contract/item'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { WearRail } from '@pandrop/ui/WearRail'
import { IconCheck } from '@tabler/icons-react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { productOf } from '../ItemCard.tsx'

interface SearchRowProps {
  item: ListedItem
  inCart: boolean
}

/** A skin that was found: picture, title, rail and price of its cheapest copy. */
export const SearchRow = ({ item, inCart }: SearchRowProps) => {
  const text = useText()
  const { currency, format } = usePrices()
  const { weapon, finish, phase, image, quality, special, wear } = productOf({
    text,
    item,
    currency,
    buttons: undefined,
  })
  const price = format(item.price)
  return (
    <>
      <SkinPicture image={image} quality={quality} size="thumb" className="w-16 flex-none" />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-x-2 compact:block">
          <span className="flex min-w-0 gap-x-[0.28em] text-[14.5px]/5 font-[640]">
            <span className="min-w-0 truncate">{finish}</span>
            {phase && <span className="shrink-0">{` ${phase}`}</span>}
          </span>
          <span className="min-w-0 truncate type-meta text-bone-2 compact:block">
            {[special?.label, weapon].filter(Boolean).join(' ')}
          </span>
        </span>
        {typeof wear === 'string' ? (
          <span className="block type-meta text-bone-2">{wear}</span>
        ) : (
          <WearRail {...wear} className="mt-1 max-w-[300px]" />
        )}
      </span>
      <span className="flex flex-none flex-col items-end">
        <span className="type-price text-[15px]/5">
          {(item.copies ?? 1) > 1 ? text('lists_suggested_from', { price }) : price}
        </span>
        <span className="flex h-4.5 items-center gap-1 type-meta text-bone-2">
          {inCart ? (
            <>
              <IconCheck aria-hidden="true" size={14} stroke={2} className="falls text-bamboo" />
              {text('search_in_cart')}
            </>
          ) : (
            text('lists_suggested_stock', { count: item.copies ?? 1 })
          )}
        </span>
      </span>
    </>
  )
}
