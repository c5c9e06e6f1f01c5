import type { Sent } from '@pandrop/contract/call'
import { isUnderWay } from '@pandrop/contract/lifecycle/price-change'
import type {
  makePriceChange as makeCall,
  PriceChange,
  PricePreview,
  previewPriceChange as previewCall,
} from '@pandrop/contract/staff/price-changes'
import { getPriceChange, listPriceChanges, previewPriceChange } from '@pandrop/contract/staff/routes/price-changes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { PriceTerms } from './priceDraft.ts'

/** Names everything that was read about price changes. */
export const pricesKey = ['price-changes'] as const

/** Which items, as the list of items sends what is chosen. */
export type ChosenItems = Sent<typeof makeCall, 'body'>['items']

type PreviewQuery = Sent<typeof previewCall, 'query'>

const chosenQuery = (chosen: ChosenItems): Partial<PreviewQuery> =>
  'ids' in chosen ? { ids: chosen.ids.join() } : { ...chosen.found, newest_id: chosen.newest_id }

/** What new prices would come to; null: nothing is asked for yet. */
export const previewQuery = (chosen: ChosenItems, terms: PriceTerms | null) =>
  queryOptions({
    queryKey: [...pricesKey, 'preview', chosen, terms],
    queryFn: async ({ signal }): Promise<PricePreview> => {
      if (terms === null) throw new Error('nothing is asked for')
      const query = { ...chosenQuery(chosen), ...terms } as PreviewQuery
      return (await api.send(previewPriceChange, { query, signal })).preview
    },
    enabled: terms !== null,
    placeholderData: keepPreviousData,
    // What was seen is sent back: an old answer would be refused.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })

const everySecond = 1000
const everyMilliseconds = 15_000

/** How soon a change is asked for again: at once while a job works on it. */
const every = (change: PriceChange | undefined): number =>
  change !== undefined && isUnderWay(change.state) ? everySecond : everyMilliseconds

/** The newest change; null: there is none. */
export const newestQuery = queryOptions({
  queryKey: [...pricesKey, 'newest'],
  queryFn: async ({ signal }): Promise<PriceChange | null> =>
    (await api.send(listPriceChanges, { query: { limit: 1 }, signal })).rows[0] ?? null,
  refetchInterval: ({ state }) => every(state.data ?? undefined),
})

/** One change as it stands. */
export const priceChangeQuery = (id: number) =>
  queryOptions({
    queryKey: [...pricesKey, 'one', id],
    queryFn: async ({ signal }): Promise<PriceChange> =>
      (await api.send(getPriceChange, { params: { id }, signal })).change,
    refetchInterval: ({ state }) => every(state.data),
  })
