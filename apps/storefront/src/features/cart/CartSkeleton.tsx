import { Skeleton } from '@pandrop/ui/Skeleton'
import { useText } from '../../hooks/useText.ts'

const SkeletonLine = () => (
  <div className="flex items-center gap-5 p-4 wide:px-6 wide:py-5">
    <Skeleton className="h-[78px] w-[104px] drop-shape wide:w-[118px]" />
    <div className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-3 w-20" />
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="h-3 w-16" />
    </div>
    <Skeleton className="h-6 w-20" />
  </div>
)

/** The cart while it is on its way; documents show it too, because they carry nothing personal. */
export const CartSkeleton = () => {
  const text = useText()
  return (
    <div role="status" className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_416px] desk:gap-6">
      <span className="sr-only">{text('cart_loading')}</span>
      <div className="grid gap-4">
        <div className="raised rounded-modal">
          <SkeletonLine />
          <SkeletonLine />
        </div>
        <Skeleton className="h-[256px] rounded-modal" />
        <Skeleton className="h-[190px] rounded-modal" />
      </div>
      <Skeleton className="h-[420px] rounded-modal" />
    </div>
  )
}
