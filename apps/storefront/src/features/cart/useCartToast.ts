import type { Item } from '@pandrop/contract/item'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { cartToastTime } from './useCartFailure.ts'

/** What a message about an item in the cart shows of it. */
export type ToldItem = Pick<Item, 'id' | 'title' | 'category' | 'img_url'>

/**
 * Says that an item has come into the cart or left it, with its picture and the way back
 * (docs/behaviour/orders.md#cart-undo).
 */
export const useCartToast = () => {
  const text = useText()
  const toast = useToasts()
  return (said: 'cart_item_added' | 'cart_item_removed', item: ToldItem, undo: () => void): void =>
    toast.success(text(said), {
      ...cartToastTime,
      detail: item.title,
      picture: skinImage(item.img_url),
      href: said === 'cart_item_added' ? paths.item(item) : undefined,
      undo,
    })
}
