import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { paths } from '../../paths.ts'
import { entryClass } from './WishEntry.tsx'

/** Nothing is waited for yet. */
export const WishlistEmpty = () => {
  const text = useText()
  return (
    <EmptyState
      picture={<PandaPicture pose="holding" />}
      title={text('wishlist_empty_title')}
      text={text('wishlist_empty_text')}
      action={
        <a href={paths.products()} className={buttonClass()}>
          {text('wishlist_empty_action')}
        </a>
      }
    />
  )
}

/** The wishlist of an unverified customer, who has none yet (docs/behaviour/catalogue.md#wishlist-verified). */
export const WishlistUnverified = () => {
  const text = useText()
  return (
    <EmptyState
      title={text('wishlist_verify_title')}
      text={text('wishlist_verify_text')}
      action={
        <a href={paths.emailVerification()} className={buttonClass()}>
          {text('wishlist_verify_action')}
        </a>
      }
    />
  )
}

const SkeletonEntry = () => (
  <div className={`${entryClass} flex flex-wrap items-start gap-x-5 gap-y-4`}>
    <Skeleton className="mx-3 h-[66px] w-[82px] rounded-[50%_10%_50%_50%] desktop:mx-5" />
    <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
      <Skeleton className="h-3 w-20" />
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="h-3 w-16" />
    </div>
    <div className="flex basis-full flex-col gap-1.5 desktop:basis-[360px]">
      <Skeleton className="my-[3px] h-3 w-24" />
      <Skeleton className="h-12 w-full rounded-input opacity-60" />
      <Skeleton className="mt-1 h-3 w-36" />
    </div>
  </div>
)

/** The wishlist while it is on its way; documents show it too, because they carry nothing personal. */
export const WishlistSkeleton = () => {
  const text = useText()
  return (
    <div role="status" className="raised rounded-modal">
      <span className="sr-only">{text('wishlist_loading')}</span>
      <SkeletonEntry />
      <SkeletonEntry />
      <SkeletonEntry />
    </div>
  )
}
