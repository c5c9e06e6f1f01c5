import { type ItemListRequest, itemListQuery } from '@pandrop/api-client/catalogue-queries'
import { heroQuery } from '@pandrop/api-client/hero-queries'
import { packsQuery } from '@pandrop/api-client/pack-queries'
import { stripQuery } from '@pandrop/api-client/strip-queries'
import { carouselLimit, type Strip, strips } from '@pandrop/contract/limits'
import type { Pack } from '@pandrop/contract/packs'
import { PromoStrip } from '@pandrop/ui/PromoStrip'
import { useQuery } from '@tanstack/react-query'
import { itemImage, preloadOf } from '../features/catalogue/itemPicture.ts'
import { eyeSizes, stillImage } from '../features/home/heroPictures.ts'
import { homeParts } from '../features/home/homeParts.ts'
import { useApi } from '../hooks/useApi.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { useText } from '../hooks/useText.ts'
import { LazyHydrate, lazyPart } from '../lazyHydrate.tsx'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'
import { withTexts } from '../texts/shown.ts'
import type { HomePageStripProps } from './HomePageStrip.tsx'

/** Only its total is of interest. */
const wholeShelf: ItemListRequest = { limit: 1 }

const stripPart = (name: Strip) =>
  lazyPart(async (shop) => {
    const [{ HomePageStrip }] = await Promise.all([
      withTexts(import('./HomePageStrip.tsx'), import('../texts/cards.ts')),
      shop?.queryClient.ensureQueryData(stripQuery(shop.api, name)),
    ])
    return HomePageStrip
  })

const stripParts = { sale: stripPart('sale'), new: stripPart('new'), deals: stripPart('deals') }

/** The deals are drawn by lot: what a document shows, no other call would answer with. */
const carriedStrip: Strip = 'deals'

const hero = lazyPart(async () => {
  const { HomePageHero } = await withTexts(import('./HomePageHero.tsx'), import('../texts/cards.ts'))
  return HomePageHero
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

const LazyStrip = (props: HomePageStripProps) => {
  const { code } = usePrices().currency
  return <LazyHydrate part={stripParts[props.strip]} when="visible" stamp={code} props={props} />
}

const HomePage = () => {
  const text = useText()
  const api = useApi()
  const { code } = usePrices().currency
  const stock = useQuery(itemListQuery(api, wholeShelf)).data?.meta.total
  const packs = useQuery(packsQuery(api, packsShown)).data ?? noPacks
  return (
    <>
      <LazyHydrate part={hero} when="interaction" stamp={code} props={{ stock: stock || undefined }} />
      <div className="relative -mt-6 desktop:-mt-8">
        <Promo />
      </div>
      <div className="page flex flex-col gap-14 pt-12 pb-22 desktop:gap-22 desktop:pt-[72px]">
        <LazyHydrate part={homeParts.features} when="outdated" stamp={code} props={nothing} />
        <LazyStrip strip="sale" title={text('home_sale_title')} line={text('home_sale_text')} morePath={paths.sale()} />
        <LazyHydrate
          part={packStrip}
          when="visible"
          stamp={code}
          props={{ title: text('home_packs_title'), line: text('home_packs_text'), packs }}
        />
        <LazyStrip
          strip="new"
          title={text('home_new_title')}
          line={text('home_new_text')}
          morePath={paths.newItems()}
        />
        <LazyStrip
          strip="deals"
          title={text('home_deals_title')}
          line={text('home_deals_text')}
          morePath={paths.products()}
        />
        <LazyHydrate part={homeParts.banner} when="outdated" props={nothing} />
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
      ...Object.values(stripParts).map((part) => part.load()),
      packStrip.load(),
      hero.load(),
      homeParts.features.load(),
      queryClient.prefetchQuery(heroQuery(api)),
      homeParts.banner.load(),
      queryClient.prefetchQuery(itemListQuery(api, wholeShelf)),
      ...strips.map((name) =>
        queryClient.prefetchQuery({ ...stripQuery(api, name), meta: { carried: name === carriedStrip } }),
      ),
      queryClient.prefetchQuery(packsQuery(api, packsShown)),
    ])
  },
  head: ({ text, api, queryClient }) => {
    const drop = queryClient.getQueryData(heroQuery(api).queryKey)?.left[0]
    return {
      title: text('home_title'),
      bareTitle: true,
      description: text('home_description'),
      canonical: paths.home(),
      // Exactly as the left eye asks for it.
      preloadPicture: preloadOf(drop ? itemImage(drop) : stillImage('left'), eyeSizes),
    }
  },
  Component: HomePage,
})
