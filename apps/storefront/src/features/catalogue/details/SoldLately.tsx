import { itemMarketQuery } from '@pandrop/api-client/market-query'
import type { ItemDetails } from '@pandrop/contract/item'
import { formatFloat } from '@pandrop/ui/wear'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { dayOf } from './day.ts'

/** Sold copies that are listed; the field shows all that are known. */
const soldMax = 5

const cell = 'py-2 pr-4 last:pr-0'

/** What copies of the kind were sold for lately; nothing where none was, or nobody knows. */
export const SoldLately = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const { format } = usePrices()
  const { data: market } = useQuery({ ...itemMarketQuery(useApi(), item), placeholderData: keepPreviousData })
  const sold = market?.sold ?? []
  if (sold.length === 0) return null
  const isPainted = sold.some(({ float }) => float !== null)
  const head = 'type-label whitespace-nowrap text-bone-2'
  const last = sold.slice(0, soldMax).map((copy, place) => ({ ...copy, place }))
  return (
    <section aria-labelledby="sold-lately" className="raised rounded-stage p-5 sm:p-7">
      <h2 id="sold-lately" className="flex min-h-11 items-center type-h3">
        {text('details_sold_title')}
      </h2>
      <table aria-labelledby="sold-lately" className="mt-2 w-full border-collapse text-[14px]/5">
        <thead>
          <tr>
            <th scope="col" className={`${cell} ${head} text-left`}>
              {text('details_sold_day')}
            </th>
            {isPainted && (
              <th scope="col" className={`${cell} ${head} text-left`}>
                {text('item_float')}
              </th>
            )}
            <th scope="col" className={`${cell} ${head} text-right`}>
              {text('details_price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {last.map(({ day, float, price, place }) => (
            <tr key={place} className="border-t border-line">
              <th scope="row" className={`${cell} text-left type-mono text-[13px]/5`}>
                {dayOf(day)}
              </th>
              {isPainted && (
                <td className={`${cell} type-mono text-[13px]/5`}>{float === null ? '' : formatFloat(float)}</td>
              )}
              <td className={`${cell} text-right font-[640] whitespace-nowrap`}>{format(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
