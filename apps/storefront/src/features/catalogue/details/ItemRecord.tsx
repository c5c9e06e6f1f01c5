import type { ItemDetails } from '@pandrop/contract/item'
import { ItemHistory } from './ItemHistory.tsx'
import { ItemOrigin } from './ItemOrigin.tsx'

interface ItemRecordProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
}

/** Price history and origin, below the picture and the panel. A chunk of its own. */
export const ItemRecord = ({ item, openedAt }: ItemRecordProps) => (
  <div className="mt-4 grid gap-4 desktop:mt-6 desktop:grid-cols-[minmax(0,1fr)_464px] desktop:gap-6">
    <ItemHistory item={item} openedAt={openedAt} />
    <ItemOrigin item={item} />
  </div>
)
