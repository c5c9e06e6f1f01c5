import { asFailure } from '@pandrop/api-client/errors'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { offerTexts } from '../../texts/offers.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { offerQuery } from './offerQueries.ts'

interface OfferViewProps {
  id: number
  children: (offer: StaffOffer) => ReactNode
}

/** Reads an offer and says so while it is on its way, missing or not to be had. */
export const OfferView = ({ id, children }: OfferViewProps) => {
  const { data, isError, error, isFetching, refetch } = useQuery(offerQuery(id))
  if (data) return children(data)
  if (isError && asFailure(error).httpStatus === 404)
    return <EmptyState title={offerTexts.notFound} text={offerTexts.notFoundText} />
  if (isError) return <LoadFailed title={offerTexts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div role="status" className="raised flex flex-col gap-4 rounded-large p-4">
      <span className="sr-only">{offerTexts.loading}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
