import { Skeleton } from '@pandrop/ui/Skeleton'
import { useText } from '../../hooks/useText.ts'

const SkeletonLine = () => (
  <div className="flex items-center gap-5 p-4 not-first:shadow-[inset_0_1px_0_var(--color-line)] wide:px-6 wide:py-5">
    <Skeleton className="mx-3 h-[66px] w-[82px] rounded-[50%_10%_50%_50%]" />
    <div className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-3 w-20" />
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="h-3 w-16" />
    </div>
    <Skeleton className="h-6 w-20" />
  </div>
)

const SkeletonFields = ({ count }: { count: number }) => (
  <div className="raised rounded-modal p-6 compact:p-4">
    <Skeleton className="h-7 w-36" />
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes without identity
        <div key={index} className="flex flex-col gap-1.5">
          <Skeleton className="my-[3px] h-3 w-20" />
          <Skeleton className="h-12 rounded-input opacity-60" />
        </div>
      ))}
    </div>
  </div>
)

const SkeletonSummary = () => (
  <div className="raised flex flex-col gap-5 rounded-modal p-6 compact:p-4">
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-12 w-full rounded-input opacity-60" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="ml-auto h-10 w-44" />
    <Skeleton className="h-4 w-56" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-14 w-full rounded-large" />
  </div>
)

/** The cart while it is on its way; documents show it too, because they carry nothing personal. */
export const CartSkeleton = () => {
  const text = useText()
  return (
    <div
      role="status"
      className="flex flex-col gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_416px] desktop:items-start
        desktop:gap-6"
    >
      <span className="sr-only">{text('cart_loading')}</span>
      <div className="flex flex-col gap-4">
        <div className="raised rounded-modal">
          <div className="flex h-14 items-center justify-between px-6 shadow-[inset_0_-1px_0_var(--color-line)]">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-20" />
          </div>
          <SkeletonLine />
          <SkeletonLine />
        </div>
        <SkeletonFields count={4} />
        <SkeletonFields count={1} />
      </div>
      <SkeletonSummary />
    </div>
  )
}
