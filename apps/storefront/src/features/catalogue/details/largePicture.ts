import type { ApiClient } from '@pandrop/api-client/client'
import type { ItemDetails } from '@pandrop/contract/item'
import { askLargePicture } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'

/** While it is drawn; that takes some ten seconds. */
const againMilliseconds = 4000

/**
 * The large picture of an item, for whoever looks closely: the first who asks has it drawn, and until it is there what
 * the page has is shown (docs/behaviour/look.md#large-picture).
 */
export const largePictureQuery = (api: ApiClient, { id }: Pick<ItemDetails, 'id'>) =>
  queryOptions({
    queryKey: ['large-picture', id],
    queryFn: ({ signal }) => api.send(askLargePicture, { params: { id }, body: {}, signal }),
    refetchInterval: ({ state }) => (state.data?.drawing ? againMilliseconds : false),
    staleTime: Number.POSITIVE_INFINITY,
    // Without it the picture of the page stands there.
    retry: false,
  })
