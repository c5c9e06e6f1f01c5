import { packQuery } from '@pandrop/api-client/pack-queries'
import { formatPrice } from '@pandrop/money/format'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ItemCard } from '../features/catalogue/ItemCard.tsx'
import { cardSizes, itemImage, preloadOf } from '../features/catalogue/itemPicture.ts'
import { PackPurchase } from '../features/packs/PackPurchase.tsx'
import { PackView } from '../features/packs/PackView.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useGo } from '../hooks/useGo.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import { itemButtons } from './itemButtons.tsx'

interface PackParams {
  packId: string
}

/** A pack's id from its address; anything else than a positive whole number is no pack. */
const readId = ({ packId }: PackParams): number => {
  if (!/^[1-9]\d{0,14}$/.test(packId)) throw notFound()
  return Number(packId)
}

const PackPage = ({ params }: PageProps<PackParams>) => {
  const text = useText()
  const go = useGo()
  const { currency } = usePrices()
  const { data: pack } = useSuspenseQuery(packQuery(useApi(), readId(params)))
  const purchase = pack.standing === 'offered' && (
    <PackPurchase pack={pack} onPaid={(order) => go(paths.successPayment('purchase', order))} />
  )
  return (
    <PackView pack={pack} purchase={purchase}>
      <ProductGrid label={text('pack_items')} filterOpen>
        {pack.items.map((item, index) => (
          <ItemCard key={item.id} item={item} currency={currency} buttons={itemButtons} priority={index < 2} />
        ))}
      </ProductGrid>
    </PackView>
  )
}

/** /packs/{packId} */
export const packPage = definePage<PackParams>({
  load: async ({ api, queryClient, params }) => {
    await queryClient.ensureQueryData(packQuery(api, readId(params)))
  },
  head: ({ api, queryClient, params, text }) => {
    const pack = queryClient.getQueryData(packQuery(api, readId(params)).queryKey)
    if (!pack) return { title: text('packs_title') }
    const [first] = pack.items
    return {
      title: pack.name,
      description: text('pack_description', {
        title: pack.name,
        count: pack.items.length,
        price: formatPrice(pack.price),
        sum: formatPrice(pack.sum),
      }),
      canonical: paths.pack(pack.id),
      noindex: pack.standing === 'gone',
      ...(first && { preloadPicture: preloadOf(itemImage(first), cardSizes) }),
    }
  },
  Component: PackPage,
})
