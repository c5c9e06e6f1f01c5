import type { MarginPreview, StaffMargin } from '@pandrop/contract/staff/margins'
import { listMargins, previewMargin } from '@pandrop/contract/staff/routes/offers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'
import { offersKey } from '../offerQueries.ts'

const everyMilliseconds = 30_000

/** What the shop keeps, lowest first; a colleague's change shows by itself. */
export const marginsQuery = queryOptions({
  queryKey: [...offersKey, 'margins'],
  queryFn: async ({ signal }): Promise<StaffMargin[]> => (await api.send(listMargins, { signal })).margins,
  refetchInterval: everyMilliseconds,
})

/** What a margin would change; without a percent: what its removal would. */
export const previewQuery = (from: number, percent?: number) =>
  queryOptions({
    queryKey: [...offersKey, 'margin-preview', from, percent ?? null],
    queryFn: async ({ signal }): Promise<MarginPreview> =>
      (await api.send(previewMargin, { query: { from, percent }, signal })).preview,
    placeholderData: keepPreviousData,
  })

/** Suggested prices stand in every list of offers: all of it is asked again. */
export const marginsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: offersKey })

/** The margin as it stands now, whatever was read before; undefined: there is none, null: it could not be read. */
export const readAgain = async (from: number): Promise<StaffMargin | undefined | null> => {
  await marginsChanged()
  try {
    const margins = await queryClient.fetchQuery({ ...marginsQuery, staleTime: 0 })
    return margins.find((margin) => margin.from === from)
  } catch {
    return null
  }
}
