import { Skeleton } from '@pandrop/ui/Skeleton'
import { rowsPerPage } from '../../history/usePages.ts'
import { useText } from '../../hooks/useText.ts'

const rows = Array.from({ length: rowsPerPage }, (_, place) => `row ${place}`)

/** The list of offers while it is on its way, as large as it will be. */
export const OffersSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('offers_loading')}>
      <div className="raised overflow-hidden rounded-card narrow:hidden">
        <div className="h-[42px] border-b border-line" />
        {rows.map((row) => (
          <div key={row} className="flex h-[72px] items-center gap-4 border-b border-line px-4 last:border-0">
            <Skeleton className="h-9 w-[84px] flex-none" />
            <Skeleton className="ml-4 h-[50px] w-[76px] flex-none" />
            <Skeleton className="h-9 w-[220px] max-w-full" />
            <Skeleton className="ml-auto h-[26px] w-[140px] flex-none" />
            <Skeleton className="h-10 w-[84px] flex-none rounded-button" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-3 wide:hidden">
        {rows.map((row) => (
          <Skeleton key={row} className="h-[232px] w-full rounded-card" />
        ))}
      </div>
    </div>
  )
}
