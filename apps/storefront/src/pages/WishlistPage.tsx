import { wishesMax } from '@pandrop/contract/limits'
import type { Wish } from '@pandrop/contract/wishlist'
import type { Text } from '@pandrop/dictionaries/translate'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { exteriorCode } from '@pandrop/ui/wear'
import { finishName, weaponName } from '../features/catalogue/itemNames.ts'
import { SavedSearches } from '../features/saved-searches/SavedSearches.tsx'
import { useWishes } from '../features/wishlist/useWishes.ts'
import { WishEntries } from '../features/wishlist/WishEntries.tsx'
import { WishlistSkeleton, WishlistUnverified } from '../features/wishlist/WishlistStates.tsx'
import type { WishFace } from '../features/wishlist/wishFace.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'
import { skinImage } from '../pictures.ts'
import { tagText } from '../tagText.ts'

/** The catalogue's words and pictures for an entry. */
const faceOf = (text: Text, wish: Wish): WishFace => {
  const { variant, exterior } = wish
  const isSpecial = variant === 'stattrak' || variant === 'souvenir'
  return {
    weapon: weaponName(wish),
    finish: finishName(text, wish),
    qualityWord: tagText(text, wish.quality),
    exteriorWord: tagText(text, exterior),
    exterior: exteriorCode(exterior),
    image: skinImage(wish.img_url),
    special: isSpecial ? { kind: variant, label: tagText(text, variant) } : undefined,
  }
}

const Entries = () => {
  const text = useText()
  const { checked, signedIn, emailVerified } = useSession()
  const { data: wishes, isError, isFetching, refetch } = useWishes()
  if (checked && signedIn && !emailVerified) return <WishlistUnverified />
  if (wishes) return <WishEntries wishes={wishes} faceOf={(wish) => faceOf(text, wish)} />
  if (!isError) return <WishlistSkeleton />
  return (
    <ErrorState
      title={text('wishlist_failed')}
      text={text('wishlist_failed_text')}
      retryLabel={text('wishlist_retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

const Heading = () => {
  const text = useText()
  const { data: wishes } = useWishes()
  return (
    <div className="mt-5 mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <h1 className="type-h1">{text('wishlist_title')}</h1>
        <p className="mt-2 text-bone-1">{text('wishlist_intro')}</p>
      </div>
      <span className="min-h-5 text-[14px]/5 text-bone-2">
        {wishes && wishes.length > 0 && text('wishlist_filled', { shown: wishes.length, max: wishesMax })}
      </span>
    </div>
  )
}

/** Who has to verify an address first is told so once, above. */
const Searches = () => {
  const { checked, signedIn, emailVerified } = useSession()
  return checked && signedIn && !emailVerified ? null : <SavedSearches />
}

const WishlistPage = () => {
  const text = useText()
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'wishlist', content: text('wishlist_title') },
  ]
  return (
    <div className="page pt-6 pb-12 compact:pt-4">
      <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
      <Heading />
      <Entries />
      <Searches />
    </div>
  )
}

/** /wishlist: what the customer waits for, and below which price to mail them. */
export const wishlistPage = definePage({
  head: ({ text }) => ({ title: text('wishlist_title'), noindex: true }),
  Component: WishlistPage,
})
