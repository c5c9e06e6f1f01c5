import { randomItemsQuery } from '@pandrop/api-client/catalogue-queries'
import { packsQuery } from '@pandrop/api-client/pack-queries'
import type { ItemDetails } from '@pandrop/contract/item'
import { useQuery } from '@tanstack/react-query'
import { SameFinish } from '../features/catalogue/details/SameFinish.tsx'
import { alternativesId } from '../features/catalogue/details/standing.ts'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'
import { PackCarousel } from '../features/packs/PackCarousel.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { itemButtons } from './itemButtons.tsx'

/** Random items come from the same category (docs/behaviour/catalogue.md#similar-items). */
const randomCategory = 'cs2'

/** Similar items, or a random draw where there are none. */
const DailyDrops = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const alone = item.similar.length === 0
  const { data: random = [] } = useQuery({ ...randomItemsQuery(useApi(), randomCategory), enabled: alone })
  return (
    <ItemCarousel
      title={text('item_similar_title')}
      line={text(alone ? 'item_random_text' : 'item_similar_text')}
      items={alone ? random.filter(({ id }) => id !== item.id) : item.similar}
      buttons={itemButtons}
    />
  )
}

/** Where the item is sold together with others; most are in no pack. */
const PacksWithIt = ({ item: { id } }: { item: ItemDetails }) => {
  const text = useText()
  const { data: packs = [] } = useQuery(packsQuery(useApi(), { item: id }))
  return <PackCarousel title={text('pack_of_item_title')} line={text('pack_of_item_text')} packs={packs} />
}

/** What else could be bought, the nearest first: the same finish, then similar items. A chunk of its own. */
export const ProductDetailsPageShelf = ({ item }: { item: ItemDetails }) => (
  <div id={alternativesId} tabIndex={-1} className="mt-14 flex flex-col gap-14 outline-none">
    <PacksWithIt item={item} />
    <SameFinish item={item} buttons={itemButtons} />
    <DailyDrops item={item} />
  </div>
)
