import type { Received } from '@pandrop/contract/call'
import type { quoteOffer as quoteCall } from '@pandrop/contract/offers'
import { getOffer, offerHistory, quoteOffer, searchSellableSkins } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'
import { ApiFailure } from './errors.ts'

/** Everything about the customer's offers lives under this key, so that one change makes all of it old. */
export const offersKey = [customerKey, 'offers'] as const

/** Offers of the customer, newest first. Only for verified customers. */
export const offersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...offersKey, 'history'],
    queryFn: async ({ signal }) => {
      const { payload } = await api.send(offerHistory, { signal })
      // A cache or a filter in between may answer with something else; a page that counts on a list would break.
      if (!Array.isArray(payload)) throw new ApiFailure({ code: 'unreadable', message: '', httpStatus: 200 })
      return payload
    },
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** One offer with its timeline; asked again whenever it is looked at. Only for verified customers. */
export const offerQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...offersKey, 'one', id],
    queryFn: async ({ signal }) => (await api.send(getOffer, { params: { id }, signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** Skins of the catalogue whose name somebody is typing, best match first. Only for verified customers. */
export const sellableSkinsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: [customerKey, 'sellable-skins', search],
    queryFn: async ({ signal }) => (await api.send(searchSellableSkins, { query: { search }, signal })).payload,
  })

type QuoteRequest = Pick<Received<typeof quoteCall, 'query'>, 'skin_id' | 'quality' | 'variant'>

/** What the shop would roughly pay for a copy, and whether it says nothing because its price is too old. */
export const quoteQuery = (api: ApiClient, copy: QuoteRequest) =>
  queryOptions({
    queryKey: [customerKey, 'quote', copy],
    queryFn: async ({ signal }) => {
      const { payload, is_outdated: isOutdated } = await api.send(quoteOffer, { query: copy, signal })
      return { quote: payload, isOutdated }
    },
  })
