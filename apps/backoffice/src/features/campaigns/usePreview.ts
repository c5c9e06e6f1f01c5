import {
  type Campaign,
  type CampaignPreview,
  type CampaignPreviewRow,
  pricedAtOnceMax,
} from '@pandrop/contract/staff/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type TableList, wholeList } from '../../table/tableList.ts'
import { askedByPercent, askedByPrices, type Chosen, kindOf, type TypedCampaign } from './campaignForm.ts'
import { previewQuery } from './campaignQueries.ts'

// Where a percentage makes the prices nobody looks at each: those that want to be looked at come first.
const rowsShown = 50

/** What a campaign would do, as far as it is known. */
export interface Previewed {
  /** sums; undefined: nothing is asked, or its answer is on the way */
  preview: CampaignPreview | undefined
  list: TableList<CampaignPreviewRow>
  /** something could be asked */
  isAsked: boolean
  /** every item has its row, so that each can have a price of its own */
  isWhole: boolean
  /** names what is shown; undefined: that is not yet what is typed */
  token: string | undefined
  /** what is typed is being worked out */
  isWaiting: boolean
  /** reads it anew */
  refetch: () => void
}

/** Asks what the campaign would do that is being typed; old answers stay until the new ones are there. */
export const usePreview = (chosen: Chosen, typed: TypedCampaign, into: Campaign | null): Previewed => {
  const isPriced = kindOf(typed, into) === 'prices'
  const asked = askedByPercent(chosen, typed, into)
  const basis = useQuery(previewQuery(asked))
  const { data } = basis
  const isWhole = data !== undefined && data.rows.length === data.preview.items && data.rows.length <= pricedAtOnceMax
  // By number: what is typed into must not change its place.
  const sorted = useMemo(() => data?.rows.toSorted((one, other) => one.id - other.id) ?? [], [data])
  const priced = useQuery(previewQuery(isPriced && isWhole ? askedByPrices(sorted, typed.prices) : null))
  const rows = useMemo(() => {
    if (!isPriced) return data?.rows.slice(0, rowsShown)
    const now = new Map(priced.data?.rows.map((row) => [row.id, row]))
    return data && sorted.map((row) => now.get(row.id) ?? row)
  }, [isPriced, data, sorted, priced.data])
  const shown = isPriced ? priced : basis
  const isNow = shown.data !== undefined && !shown.isPlaceholderData && !shown.isFetching
  return {
    preview: isPriced ? priced.data?.preview : asked === null ? undefined : data?.preview,
    list: wholeList({ ...basis, data: rows }),
    isAsked: asked !== null,
    isWhole,
    token: isNow ? shown.data.preview.token : undefined,
    isWaiting: basis.isFetching || priced.isFetching,
    refetch: () => void shown.refetch(),
  }
}
