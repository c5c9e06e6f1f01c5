import { Skeleton } from './Skeleton.tsx'

/** The boxes of a ProductCard while the list loads; nothing moves when the real card takes its place. */
export const ProductCardSkeleton = () => (
  <div aria-hidden="true" className="raised relative flex h-full flex-col rounded-card pb-3">
    <span className="relative m-2 block aspect-[3/2]">
      <span className="shimmer absolute! inset-[7%_12%] drop-shape" />
    </span>
    <span className="flex flex-col px-3.5">
      <span className="flex h-4 items-center">
        <Skeleton className="h-3 w-[46%] rounded-check" />
      </span>
      <span className="mt-0.5 flex h-5 items-center">
        <Skeleton className="h-4 w-[72%] rounded-check" />
      </span>
      <span className="mt-2 flex h-4 items-center">
        <Skeleton className="h-1 w-full" />
      </span>
      <span className="mt-[9px] flex h-10 items-center justify-between">
        <Skeleton className="h-5 w-[42%] rounded-check" />
        <Skeleton className="size-10 rounded-button" />
      </span>
    </span>
  </div>
)
