import type { Sent } from '@pandrop/contract/call'
import type { Campaign, previewCampaign as previewCall } from '@pandrop/contract/staff/campaigns'
import { getCampaign, listCampaigns, previewCampaign } from '@pandrop/contract/staff/routes/campaigns'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about campaigns. */
export const campaignsKey = ['campaigns'] as const

const everyMilliseconds = 10_000

/** While prices come and go, somebody waits for it. */
const soonMilliseconds = 1000

/** A campaign whose beginning has come and whose job has not. */
export const startsSoon = ({ state, from }: Campaign): boolean => state === 'planned' && Date.parse(from) <= Date.now()

/** One campaign as it stands; what its job does shows by itself. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: [...campaignsKey, 'one', id],
    queryFn: async ({ signal }): Promise<Campaign> =>
      (await api.send(getCampaign, { params: { id }, query: {}, signal })).campaign,
    refetchInterval: ({ state: { data } }) => (data && startsSoon(data) ? soonMilliseconds : everyMilliseconds),
  })

/** Campaigns that items can be added to, the newest of each kind. */
export const aheadQuery = queryOptions({
  queryKey: [...campaignsKey, 'ahead'],
  queryFn: async ({ signal }): Promise<Campaign[]> => {
    const read = (filter: 'running' | 'planned') => api.send(listCampaigns, { query: { filter, limit: 20 }, signal })
    const [running, planned] = await Promise.all([read('running'), read('planned')])
    return [...running.rows, ...planned.rows]
  },
})

/** What a preview is asked with. */
export type PreviewAsked = Sent<typeof previewCall, 'query'>

/** What a campaign would do; null: nothing is asked yet. */
export const previewQuery = (asked: PreviewAsked | null) =>
  queryOptions({
    queryKey: [...campaignsKey, 'preview', asked],
    queryFn: ({ signal }) => api.send(previewCampaign, { query: asked ?? {}, signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // What was seen is sent back: an old answer would be refused.
    gcTime: 0,
    staleTime: 0,
  })

/** Prices of items change with a campaign: everything that was read is old. */
export const campaignsChanged = (): Promise<void> => queryClient.invalidateQueries()
