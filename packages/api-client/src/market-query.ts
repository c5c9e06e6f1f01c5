import type { ItemDetails } from '@pandrop/contract/item'
import { getItemMarket } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

/** What copies of an item's kind cost; asked anew once the item is sold or costs something else. */
export const itemMarketQuery = (api: ApiClient, { id, state, price }: Pick<ItemDetails, 'id' | 'state' | 'price'>) =>
  queryOptions({
    queryKey: ['items', 'market', id, state, price],
    queryFn: async ({ signal }) => (await api.send(getItemMarket, { params: { id }, signal })).payload,
    staleTime: 30_000,
  })
