import type { Item } from '@pandrop/contract/item'
import { CartButton as Button } from '@pandrop/ui/CartButton'
import { useText } from '../../hooks/useText.ts'
import { useCartButton } from './useCartButton.ts'

interface CartButtonProps {
  item: Pick<Item, 'id' | 'title' | 'state'>
}

/** The cart button of a product card: adds the item, or removes it when it is in the cart. */
export const CartButton = ({ item }: CartButtonProps) => {
  const text = useText()
  const { inCart, running, toggle } = useCartButton(item.id)
  return (
    <Button
      label={text(inCart ? 'card_remove' : 'card_add', { title: item.title })}
      inCart={inCart}
      running={running}
      unavailable={item.state !== 'available' && !inCart}
      onClick={toggle}
    />
  )
}
