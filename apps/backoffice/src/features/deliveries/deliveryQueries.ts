import type { Answer } from '@pandrop/contract/call'
import type { DeliveryCard, listDeliveries as listCall, TradeOut } from '@pandrop/contract/staff/deliveries'
import { listDeliveries, listOwnTrades, listTradesOut } from '@pandrop/contract/staff/routes/deliveries'
import { listWaitingRequests } from '@pandrop/contract/staff/routes/offers'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

// What a colleague has finished goes away soon: two people send no items twice.
const everyMilliseconds = 5_000

const deliveriesKey = ['deliveries'] as const

/** What tells one card from the others. */
export const cardKey = ({ customer, trade_link }: DeliveryCard): string => `${customer.id} ${trade_link}`

/** The cards that wait, whoever waits longest first. */
export const cardsQuery = queryOptions({
  queryKey: [...deliveriesKey, 'cards'],
  queryFn: ({ signal }) => api.send(listDeliveries, { signal }),
  refetchInterval: everyMilliseconds,
})

/** Trades that are out, or that were declined or not answered in time. */
export const tradesQuery = (view: 'sent' | 'unanswered') =>
  queryOptions({
    queryKey: [...deliveriesKey, view],
    queryFn: async ({ signal }): Promise<TradeOut[]> =>
      (await api.send(listTradesOut, { query: { view }, signal })).trades,
    refetchInterval: everyMilliseconds,
  })

// Each reading asks Steam how the accounts are doing.
const accountsMilliseconds = 15_000

/** Whether accounts of the shop send by themselves, how they are doing, and which trades need somebody. */
export const ownTradesQuery = queryOptions({
  queryKey: [...deliveriesKey, 'own'],
  queryFn: ({ signal }) => api.send(listOwnTrades, { signal }),
  refetchInterval: accountsMilliseconds,
})

/** Offers whose item did not come by itself. */
export const waitingRequestsQuery = queryOptions({
  queryKey: [...deliveriesKey, 'requests'],
  queryFn: async ({ signal }) => (await api.send(listWaitingRequests, { signal })).requests,
  refetchInterval: accountsMilliseconds,
})

/** Takes a card that is finished off the list at once. */
export const dropCard = (key: string): void => {
  queryClient.setQueryData(
    cardsQuery.queryKey,
    (read: Answer<typeof listCall> | undefined) =>
      read && { ...read, cards: read.cards.filter((card) => cardKey(card) !== key) },
  )
  void queryClient.invalidateQueries()
}

/** After a step with many orders: every list and count that is shown may have changed. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries()
