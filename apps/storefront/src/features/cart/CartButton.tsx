import type { Item } from '@pandrop/contract/item'
import { CartButton as Button } from '@pandrop/ui/CartButton'
import { useEffect, useRef } from 'react'
import { useCart } from '../../hooks/useCart.ts'
import { useText } from '../../hooks/useText.ts'
import { useCartActions } from './useCartActions.ts'
import type { ToldItem } from './useCartToast.ts'

interface CartButtonProps {
  item: ToldItem & Pick<Item, 'state'>
}

/** The cart button of a product card: adds the item, or removes it when it is in the cart. */
export const CartButton = ({ item }: CartButtonProps) => {
  const text = useText()
  const { running, add, remove } = useCartActions()
  const inCart = useCart().has(item.id)
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)

  // A disabled button loses the focus; who works with the keyboard gets it back when the request has ended.
  useEffect(() => {
    if (running || !wasFocused.current) return
    wasFocused.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [running])

  return (
    <Button
      ref={button}
      label={text(inCart ? 'card_remove' : 'card_add', { title: item.title })}
      inCart={inCart}
      running={running}
      unavailable={item.state !== 'available' && !inCart}
      onClick={() => {
        wasFocused.current = document.activeElement === button.current
        if (inCart) remove(item)
        else add(item)
      }}
    />
  )
}
