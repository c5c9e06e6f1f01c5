import type { Item } from '@pandrop/contract/item'
import { Carousel } from '@pandrop/ui/Carousel'
import type { ReactNode } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { ItemCard } from './ItemCard.tsx'

interface ItemCarouselProps {
  title: string
  /** one line below the title */
  line: string
  items: readonly Item[]
  /** the whole list, for the link More */
  morePath?: string
  /** draws an item's cart button */
  cartButton: (item: Item) => ReactNode
}

/** A strip of items; nothing at all when there are none (specification section 8, Catalogue). */
export const ItemCarousel = ({ title, line, items, morePath, cartButton }: ItemCarouselProps) => {
  const text = useText()
  const { currency } = usePrices()
  if (items.length === 0) return null
  return (
    <Carousel
      title={title}
      text={line}
      moreLabel={text('carousel_more')}
      more={morePath === undefined ? undefined : (link) => <a href={morePath} {...link} />}
      previousLabel={text('carousel_previous')}
      nextLabel={text('carousel_next')}
    >
      {items.map((item) => (
        <ItemCard key={item.id} item={item} currency={currency} cartButton={cartButton(item)} />
      ))}
    </Carousel>
  )
}
