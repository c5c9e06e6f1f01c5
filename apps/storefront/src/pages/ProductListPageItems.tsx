import type { Item } from '@pandrop/contract/item'
import { CartButton } from '../features/cart/CartButton.tsx'
import { ItemCards, type ItemCardsProps } from '../features/catalogue/list/ItemCards.tsx'
import { ItemRows, type ItemRowsProps } from '../features/catalogue/list/ItemRows.tsx'

const cartButton = (item: Item) => <CartButton item={item} />

/** The cards of a list with their cart buttons. */
export const ProductListPageCards = (props: Omit<ItemCardsProps, 'cartButton'>) => (
  <ItemCards {...props} cartButton={cartButton} />
)

/** The rows of a compact list with their cart buttons. */
export const ProductListPageRows = (props: Omit<ItemRowsProps, 'cartButton'>) => (
  <ItemRows {...props} cartButton={cartButton} />
)
