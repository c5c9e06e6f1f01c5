import { getPack, listPacks } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

const minute = 60_000

interface PacksRequest {
  /** an item that they hold */
  item?: number
  limit?: number
}

// Below the key of items: what is sold may have ended a pack.
/** Packs on offer, newest first. */
export const packsQuery = (api: ApiClient, request: PacksRequest = {}) =>
  queryOptions({
    queryKey: ['items', 'packs', request],
    queryFn: async ({ signal }) => (await api.send(listPacks, { query: request, signal })).payload,
    staleTime: minute / 2,
  })

/** One pack with its items; asked again whenever its page is looked at. */
export const packQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['items', 'pack', id],
    queryFn: async ({ signal }) => (await api.send(getPack, { params: { id }, signal })).payload,
    staleTime: minute / 2,
    refetchOnWindowFocus: true,
  })
