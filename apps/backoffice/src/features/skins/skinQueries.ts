import { listStaffWeapons } from '@pandrop/contract/staff/routes/items'
import { getPriceLists, getSkin } from '@pandrop/contract/staff/routes/skins'
import type { CatalogueSkin } from '@pandrop/contract/staff/skins'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about skins of the catalogue. */
export const skinsKey = ['catalogue-skins'] as const

const everyMilliseconds = 30_000

/** While pictures of it are drawn. */
const drawingMilliseconds = 3000

/** One skin with its kinds. */
export const skinQuery = (id: string) =>
  queryOptions({
    queryKey: [...skinsKey, 'one', id],
    queryFn: async ({ signal }): Promise<CatalogueSkin> =>
      (await api.send(getSkin, { params: { id }, query: {}, signal })).skin,
    refetchInterval: ({ state }) => (state.data?.drawings.waiting ? drawingMilliseconds : everyMilliseconds),
  })

/** The lists that references are of. */
export const priceListsQuery = queryOptions({
  queryKey: [...skinsKey, 'lists'],
  queryFn: ({ signal }) => api.send(getPriceLists, { query: {}, signal }),
})

/** The weapons of the catalogue with their types. */
export const weaponsQuery = queryOptions({
  queryKey: [...skinsKey, 'weapons'],
  queryFn: async ({ signal }) => (await api.send(listStaffWeapons, { signal })).weapons,
  staleTime: Number.POSITIVE_INFINITY,
})

/** References stand beside items, offers and margins as well. */
export const skinsChanged = (): Promise<void> => queryClient.invalidateQueries()
