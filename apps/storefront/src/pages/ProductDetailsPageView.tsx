import type { ItemDetails } from '@pandrop/contract/item'
import { useEffect } from 'react'
import { useBuy } from '../features/cart/useBuy.ts'
import { ItemView } from '../features/catalogue/details/ItemView.tsx'
import { itemParts } from '../features/catalogue/details/itemParts.ts'
import { type Change, standingOf } from '../features/catalogue/details/standing.ts'
import { WishButton } from '../features/wishlist/WishButton.tsx'
import { usePrices } from '../hooks/usePrices.ts'
import { LazyHydrate } from '../lazyHydrate.tsx'
import { keepLookedAt } from '../lookedAt.ts'
import { shelfPart } from './ProductDetailsPageParts.ts'

interface ViewProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
  /** the last change while the page was open */
  change: Change | undefined
}

/** The item itself. A chunk of its own: the document shows all of it. */
export const ProductDetailsPageView = ({ item, openedAt, change }: ViewProps) => {
  const { inCart, running, buy, keep } = useBuy(item)
  const { currency } = usePrices()
  const standing = standingOf(item, openedAt)
  useEffect(() => keepLookedAt(item.id), [item.id])
  const gone = standing === 'sold' || standing === 'reserved'
  const below = [
    <LazyHydrate
      key="record"
      part={itemParts.record}
      when="visible"
      stamp={currency.code}
      props={{ item, openedAt }}
    />,
    <LazyHydrate key="shelf" part={shelfPart} when="visible" stamp={currency.code} props={{ item }} />,
  ]
  return (
    <ItemView
      item={item}
      standing={standing}
      change={change}
      inCart={inCart}
      running={running}
      onBuy={buy}
      onKeep={keep}
      wishButton={<WishButton item={item} />}
    >
      {gone ? below.reverse() : below}
    </ItemView>
  )
}
