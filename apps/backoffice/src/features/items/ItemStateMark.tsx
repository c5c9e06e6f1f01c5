import { isOnShelf, type StockState } from '@pandrop/contract/lifecycle/item'
import { classNames } from '@pandrop/ui/classNames'
import {
  type Icon,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockFilled,
  IconEyeOff,
  IconShoppingBag,
} from '@tabler/icons-react'
import { itemStateNames } from '../../texts/items.ts'

interface Face {
  Icon: Icon
  colour: string
}

const faces: Record<StockState | 'protected', Face> = {
  available: { Icon: IconCircleCheckFilled, colour: 'text-bamboo' },
  protected: { Icon: IconClockFilled, colour: 'text-warn' },
  hidden: { Icon: IconEyeOff, colour: 'text-bone-1' },
  reserved: { Icon: IconClockFilled, colour: 'text-warn' },
  sold: { Icon: IconShoppingBag, colour: 'text-bone-1' },
  withdrawn: { Icon: IconCircleXFilled, colour: 'text-danger' },
}

interface Standing {
  state: StockState
  available_from: string | null
}

/** On the shelf, and a date stands against buying it. */
export const isProtected = ({ state, available_from: from }: Standing): boolean =>
  isOnShelf(state) && from !== null && Date.parse(from) > Date.now()

/** Where an item stands, as icon and word. */
export const ItemStateMark = ({ item }: { item: Standing }) => {
  const shown = isProtected(item) ? 'protected' : item.state
  const { Icon, colour } = faces[shown]
  return (
    <span
      className={classNames(
        'inline-flex h-[26px] items-center gap-2 rounded-badge bg-ink-2 pr-2.5 pl-2 whitespace-nowrap',
        'type-meta font-[580]',
        colour,
      )}
    >
      <Icon aria-hidden="true" size={15} />
      {itemStateNames[shown]}
    </span>
  )
}
