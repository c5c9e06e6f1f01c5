import { CartButton } from '../features/cart/CartButton.tsx'
import type { ItemButtons } from '../features/catalogue/ItemCard.tsx'
import { WishButton } from '../features/wishlist/WishButton.tsx'

/** What can be done with an item on a card, in a row and in a table. */
export const itemButtons: ItemButtons = {
  cart: (item) => <CartButton item={item} />,
  wish: (item) => <WishButton item={item} size={44} />,
}
