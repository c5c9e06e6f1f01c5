import type { Strip } from '@pandrop/contract/limits'
import { homeStrip, recommendedItems } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

const minute = 60_000

// Apart from lists and items: a first visit to those carries none of it.
/** A strip of the home page; what chance has drawn lasts a visit. */
export const stripQuery = (api: ApiClient, strip: Strip) =>
  queryOptions({
    queryKey: ['items', 'strip', strip],
    queryFn: async ({ signal }) => (await api.send(homeStrip, { query: { strip }, signal })).payload,
    staleTime: strip === 'deals' ? Number.POSITIVE_INFINITY : minute / 2,
  })

/** 20 items of the finishes most sold. */
export const recommendedItemsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['items', 'recommended'],
    queryFn: async ({ signal }) => (await api.send(recommendedItems, { signal })).payload,
    staleTime: 5 * minute,
  })
