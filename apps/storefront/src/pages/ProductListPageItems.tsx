import { ItemCards, type ItemCardsProps } from '../features/catalogue/list/ItemCards.tsx'
import { ItemRows, type ItemRowsProps } from '../features/catalogue/list/ItemRows.tsx'
import { itemButtons } from './itemButtons.tsx'

/** The cards of a list with their buttons. */
export const ProductListPageCards = (props: Omit<ItemCardsProps, 'buttons'>) => (
  <ItemCards {...props} buttons={itemButtons} />
)

/** The rows of a compact list with their buttons. */
export const ProductListPageRows = (props: Omit<ItemRowsProps, 'buttons'>) => (
  <ItemRows {...props} buttons={itemButtons} />
)
