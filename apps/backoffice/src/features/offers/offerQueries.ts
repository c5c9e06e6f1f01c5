import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { countStaffOffers, getStaffOffer } from '@pandrop/contract/staff/routes/offers'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about offers. */
export const offersKey = ['offers'] as const

/** Names the lists of offers. */
export const offerListsKey = [...offersKey, 'list'] as const

const countsMilliseconds = 60_000

export const offerCountsQuery = queryOptions({
  queryKey: [...offersKey, 'counts'],
  queryFn: async ({ signal }) => (await api.send(countStaffOffers, { signal })).counts,
  refetchInterval: countsMilliseconds,
})

/** One offer with everything about it. */
export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [...offersKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffOffer> =>
      (await api.send(getStaffOffer, { params: { id }, signal })).offer,
  })

/** Whether the copy of an offer that is shown can become an item now. */
export const isShelvable = (id: number): boolean =>
  queryClient.getQueryData(offerQuery(id).queryKey)?.can_be_shelved === true

/** Keeps an offer as a step has just answered it, and asks for the lists again. */
export const keepOffer = (offer: StaffOffer): void => {
  queryClient.setQueryData(offerQuery(offer.id).queryKey, offer)
  void queryClient.invalidateQueries({ queryKey: offerListsKey })
  void queryClient.invalidateQueries({ queryKey: offerCountsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ['items'] })
}

interface Pages {
  pages: { rows: { id: number }[]; next: string | null }[]
  pageParams: unknown[]
}

/** Takes an offer out of the lists that are shown, before the server is asked again. */
export const dropFromLists = (id: number): void => {
  queryClient.setQueriesData<Pages>(
    { queryKey: offerListsKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })),
      },
  )
}
