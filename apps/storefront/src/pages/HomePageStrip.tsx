import type { Item } from '@pandrop/contract/item'
import { CartButton } from '../features/cart/CartButton.tsx'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'

interface HomePageStripProps {
  title: string
  line: string
  items: readonly Item[]
  /** the whole list, for the link More */
  morePath: string
}

const cartButton = (item: Item) => <CartButton item={item} />

/** A strip of the home page. A chunk of its own: the first view ends above it. */
export const HomePageStrip = (strip: HomePageStripProps) => <ItemCarousel {...strip} cartButton={cartButton} />
