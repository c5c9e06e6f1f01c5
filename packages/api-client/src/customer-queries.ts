import {
  cartContents,
  getProfile,
  listApiKeys,
  listSessions,
  listWishes,
  orderDetails,
  purchaseHistory,
} from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { ApiFailure } from './errors.ts'

/** What belongs to one customer lives under this key and is dropped when the session ends. */
export const customerKey = 'customer'

/** The signed-in customer. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'profile'],
    queryFn: async ({ signal }) => (await api.send(getProfile, { signal })).payload,
    refetchOnWindowFocus: true,
  })

/** The lines of the cart, oldest first. Only for verified customers. */
export const cartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'cart'],
    queryFn: async ({ signal }) => {
      const { cart } = await api.send(cartContents, { signal })
      // A cache or a filter in between may answer with something else; a page that counts on a list would break.
      if (!Array.isArray(cart)) throw new ApiFailure({ code: 'unreadable', message: '', httpStatus: 200 })
      return cart
    },
    refetchOnWindowFocus: true,
  })

/** What the customer waits for, newest first. Only for verified customers. */
export const wishesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'wishes'],
    queryFn: async ({ signal }) => (await api.send(listWishes, { signal })).payload,
    refetchOnWindowFocus: true,
  })

/** Keys for the customer's own programs, newest first. Only for verified customers. */
export const apiKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'api-keys'],
    queryFn: async ({ signal }) => (await api.send(listApiKeys, { signal })).payload,
    refetchOnWindowFocus: true,
  })

/** Orders of the customer, newest first. Only for verified customers. */
export const purchaseHistoryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'purchase-history'],
    queryFn: async ({ signal }) => (await api.send(purchaseHistory, { signal })).payload,
    staleTime: 0,
  })

/** One order; asked again whenever its page is looked at. Only for verified customers. */
export const orderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [customerKey, 'order', id],
    queryFn: async ({ signal }) => (await api.send(orderDetails, { params: { id }, signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** Where the customer is signed in: this browser first, then the last seen ones. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'sessions'],
    queryFn: async ({ signal }) => (await api.send(listSessions, { signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
