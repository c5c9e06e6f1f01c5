import type { ItemDetails } from '@pandrop/contract/item'
import { ItemOrigin } from './ItemOrigin.tsx'
import { ItemPrices } from './ItemPrices.tsx'
import { SoldLately } from './SoldLately.tsx'

interface ItemRecordProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
}

/** Prices, origin and what was sold, below the picture and the panel. A chunk of its own. */
export const ItemRecord = ({ item, openedAt }: ItemRecordProps) => (
  <div className="mt-4 grid gap-4 desktop:mt-6 desktop:grid-cols-[minmax(0,1fr)_464px] desktop:gap-6">
    <ItemPrices item={item} openedAt={openedAt} />
    <div className="flex flex-col gap-4 desktop:gap-6">
      <ItemOrigin item={item} />
      <SoldLately item={item} />
    </div>
  </div>
)
