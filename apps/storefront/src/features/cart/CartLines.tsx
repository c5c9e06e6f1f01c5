import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import { useRef } from 'react'
import { useText } from '../../hooks/useText.ts'
import { CartLine } from './CartLine.tsx'
import type { ItemFace } from './itemFace.ts'

interface CartLinesProps {
  lines: readonly CartEntry[]
  /** how an item looks in a row */
  faceOf: (item: Item) => ItemFace
  /** the cart is being paid */
  locked: boolean
}

/** The items of the cart, oldest first. After a removal the focus goes on to the next line. */
export const CartLines = ({ lines, faceOf, locked }: CartLinesProps) => {
  const text = useText()
  const buttons = useRef(new Map<number, HTMLButtonElement>())

  const moveFocusFrom = (index: number) => {
    const neighbour = lines[index + 1] ?? lines[index - 1]
    const button = neighbour && buttons.current.get(neighbour.item_id)
    // Somebody who went on meanwhile stays where they are.
    const own = lines[index] && buttons.current.get(lines[index].item_id)
    if (document.activeElement === own) button?.focus()
  }

  return (
    <ul aria-label={text('cart_items')} className="raised rounded-modal">
      {lines.map((line, index) => (
        <CartLine
          key={line.item_id}
          line={line}
          face={faceOf(line.item)}
          locked={locked}
          removeRef={(button) => {
            if (button) buttons.current.set(line.item_id, button)
            else buttons.current.delete(line.item_id)
          }}
          onRemoved={() => moveFocusFrom(index)}
        />
      ))}
    </ul>
  )
}
