import { type ItemListRequest, itemListQuery } from '@pandrop/api-client/catalogue-queries'
import { packsQuery } from '@pandrop/api-client/pack-queries'
import { stripQuery } from '@pandrop/api-client/strip-queries'
import type { Item } from '@pandrop/contract/item'
import { carouselLimit, strips } from '@pandrop/contract/limits'
import type { Pack } from '@pandrop/contract/packs'
import { PromoStrip } from '@pandrop/ui/PromoStrip'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Hero, heroPicture } from '../features/home/Hero.tsx'
import { homeParts } from '../features/home/homeParts.ts'
import { useApi } from '../hooks/useApi.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { useText } from '../hooks/useText.ts'
import { LazyHydrate, lazyPart } from '../lazyHydrate.tsx'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'
import { withTexts } from '../texts/shown.ts'

/** Only its total is of interest. */
const wholeShelf: ItemListRequest = { limit: 1 }

const strip = lazyPart(async () => {
  const { HomePageStrip } = await withTexts(import('./HomePageStrip.tsx'), import('../texts/cards.ts'))
  return HomePageStrip
})

const packStrip = lazyPart(async () => {
  const { PackCarousel } = await withTexts(
    import('../features/packs/PackCarousel.tsx'),
    import('../texts/pack-cards.ts'),
  )
  return PackCarousel
})

const packsShown = { limit: carouselLimit }

const noPacks: readonly Pack[] = []

const nothing = {}

/** The same array each time: a strip without items is not drawn anew. */
const noItems: readonly Item[] = []

/** Stays so while it is tried again, so that nothing jumps under the button. */
const hasFailed = ({ isError, errorUpdateCount, data }: UseQueryResult): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)

/** The price that the home page shows as an example: a real one, the lowest of the strip so that it fits, or none. */
const exampleOf = (onSale: readonly Item[] = noItems): { price?: number; oldPrice?: number } => {
  const reduced = onSale.flatMap(({ price, old_price: oldPrice }) => (oldPrice ? [{ price, oldPrice }] : []))
  const [lowest = nothing] = reduced.sort((one, other) => one.price - other.price)
  return lowest
}

const Promo = () => {
  const text = useText()
  return (
    <PromoStrip
      items={[text('home_strip_step'), text('home_strip_curated')]}
      pauseLabel={text('home_strip_pause')}
      playLabel={text('home_strip_play')}
      link={(link) => <a href={paths.products()} {...link} />}
    />
  )
}

const HomePage = () => {
  const text = useText()
  const api = useApi()
  const { code } = usePrices().currency
  const stock = useQuery(itemListQuery(api, wholeShelf)).data?.meta.total
  const sale = useQuery(stripQuery(api, 'sale'))
  const dropped = useQuery(stripQuery(api, 'new'))
  const packs = useQuery(packsQuery(api, packsShown)).data ?? noPacks
  const deals = useQuery(stripQuery(api, 'deals'))
  return (
    <>
      <Hero stock={stock || undefined} />
      <div className="relative -mt-6 desktop:-mt-8">
        <Promo />
      </div>
      <div className="page flex flex-col gap-14 pt-12 pb-22 desktop:gap-22 desktop:pt-[72px]">
        <LazyHydrate part={homeParts.features} props={exampleOf(sale.data)} stamp={code} isStatic />
        <LazyHydrate
          part={strip}
          stamp={code}
          props={{
            title: text('home_sale_title'),
            line: text('home_sale_text'),
            items: sale.data ?? noItems,
            failed: hasFailed(sale),
            morePath: paths.sale(),
          }}
        />
        <LazyHydrate
          part={packStrip}
          stamp={code}
          props={{ title: text('home_packs_title'), line: text('home_packs_text'), packs }}
        />
        <LazyHydrate
          part={strip}
          stamp={code}
          props={{
            title: text('home_new_title'),
            line: text('home_new_text'),
            items: dropped.data ?? noItems,
            failed: hasFailed(dropped),
            morePath: paths.newItems(),
          }}
        />
        <LazyHydrate
          part={strip}
          stamp={code}
          props={{
            title: text('home_deals_title'),
            line: text('home_deals_text'),
            items: deals.data ?? noItems,
            failed: hasFailed(deals),
            morePath: paths.products(),
          }}
        />
        <LazyHydrate part={homeParts.banner} props={nothing} isStatic />
      </div>
    </>
  )
}

/** / */
export const homePage = definePage({
  // Each strip may fail alone: the page stands, and the strip offers a retry
  // (docs/behaviour/pages.md#part-fails-alone).
  load: async ({ api, queryClient }) => {
    await Promise.all([
      strip.prepare(),
      packStrip.prepare(),
      homeParts.features.prepare(),
      homeParts.banner.prepare(),
      queryClient.prefetchQuery(itemListQuery(api, wholeShelf)),
      ...strips.map((name) => queryClient.prefetchQuery(stripQuery(api, name))),
      queryClient.prefetchQuery(packsQuery(api, packsShown)),
    ])
  },
  head: ({ text }) => ({
    title: text('home_title'),
    bareTitle: true,
    description: text('home_description'),
    canonical: paths.home(),
    preloadPicture: heroPicture,
  }),
  Component: HomePage,
})
