import { itemMarketQuery } from '@pandrop/api-client/market-query'
import type { ItemDetails, ItemMarket } from '@pandrop/contract/item'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../hooks/useApi.ts'
import { useText } from '../../../hooks/useText.ts'
import { ItemField } from './ItemField.tsx'
import { ItemHistory } from './ItemHistory.tsx'
import { type Place, type Verdict, verdictOf } from './verdict.ts'

const views = ['copies', 'history'] as const

type View = (typeof views)[number]

/** Nothing that a price could be compared with: then only the item's own past tells anything. */
const isBare = ({ reference }: ItemDetails, { for_sale, sold }: ItemMarket): boolean =>
  for_sale.length === 0 && sold.length === 0 && !reference

const useVerdictText = () => {
  const text = useText()
  const percentText = (percent: number): string =>
    percent === 0
      ? text('details_verdict_equal')
      : text(percent < 0 ? 'details_verdict_under' : 'details_verdict_over', { percent: String(Math.abs(percent)) })
  const placeText = (place: Place): string =>
    'count' in place
      ? text(`details_verdict_${place.kind}`, { count: place.count })
      : text(`details_verdict_${place.kind}`)
  return ({ percent, place }: Verdict): string => {
    const said = [percent === null ? '' : percentText(percent), place === null ? '' : placeText(place)]
    const words = said.filter(Boolean).join(' · ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
}

/** What can be said of the price, in one line. */
const VerdictLine = ({ item, market }: { item: ItemDetails; market: ItemMarket }) => {
  const say = useVerdictText()
  const verdict = verdictOf(item, market)
  return verdict && <p className="mb-4 type-card text-bone-0">{say(verdict)}</p>
}

interface ItemPricesProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
}

/** What copies like this one cost, or what this one cost over time (docs/behaviour/catalogue.md#market-of-an-item). */
export const ItemPrices = ({ item, openedAt }: ItemPricesProps) => {
  const text = useText()
  const reading = useQuery({ ...itemMarketQuery(useApi(), item), placeholderData: keepPreviousData })
  const { data: market } = reading
  const [chosen, choose] = useState<View>()
  const view = chosen ?? (item.float === null || (market && isBare(item, market)) ? 'history' : 'copies')
  const bodies: Record<View, () => ReactNode> = {
    history: () => <ItemHistory item={item} openedAt={openedAt} />,
    copies: () => (market ? <ItemField item={item} market={market} /> : <Missing {...reading} />),
  }
  return (
    <section aria-labelledby="prices" className="raised rounded-stage p-5 sm:p-7">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="prices" className="type-h3">
          {text('details_prices')}
        </h2>
        {item.float !== null && (
          <SegmentedSwitch
            label={text('details_prices_view')}
            options={views.map((value) => ({ value, label: text(`details_prices_${value}`) }))}
            value={view}
            onChange={choose}
          />
        )}
      </div>
      {market && <VerdictLine item={item} market={market} />}
      {bodies[view]()}
    </section>
  )
}

interface MissingProps {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** In the place of the copies until they are read, or where they could not be. */
const Missing = ({ isError, isFetching, refetch }: MissingProps) => {
  const text = useText()
  if (!isError) {
    return (
      <div aria-busy="true">
        <Skeleton className="mb-3 h-10 w-2/3" />
        <Skeleton className="h-[220px] rounded-input" />
      </div>
    )
  }
  return (
    <ErrorState
      title={text('lists_part_failed')}
      retryLabel={text('list_retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
