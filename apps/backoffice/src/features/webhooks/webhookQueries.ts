import { getWebhook, getWebhookDelivery, listWebhooks } from '@pandrop/contract/staff/routes/webhooks'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about webhooks. */
export const webhooksKey = ['webhooks'] as const

const everyMilliseconds = 30_000

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'all'],
  queryFn: async ({ signal }) => (await api.send(listWebhooks, { query: {}, signal })).endpoints,
  refetchInterval: everyMilliseconds,
})

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }) => (await api.send(getWebhook, { params: { id }, query: {}, signal })).endpoint,
    refetchInterval: everyMilliseconds,
  })

/** What was sent, with every answer; the list above it says when it has changed. */
export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: [...webhooksKey, 'delivery', id],
    queryFn: async ({ signal }) => (await api.send(getWebhookDelivery, { params: { id }, query: {}, signal })).delivery,
  })

/** Makes all of it old; what is open is read anew. */
export const webhooksChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: webhooksKey })
