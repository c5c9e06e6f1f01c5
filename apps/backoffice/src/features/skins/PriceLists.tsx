import { type PriceList, priceListDaysMax } from '@pandrop/contract/staff/skins'
import { buttonClass } from '@pandrop/ui/Button'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showCount, showDay } from '../../format.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { priceListTexts as texts } from '../../texts/skins.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { priceListsQuery } from './skinQueries.ts'

const listText = ({ day, kinds }: PriceList): string => `${showDay(day)}, ${texts.kinds(kinds)}`

/** How old the prices are that the shop buys and sells by, and how old one may be that it quotes by. */
export const PriceLists = () => {
  const { data, error, isFetching, refetch } = useQuery(priceListsQuery)
  const isAdministrator = useStaff()?.role === 'administrator'
  if (error && !data) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-28 rounded-large" />
      </div>
    )
  const { lists, newest_days: days, quote_days_max: quoteDays } = data
  const change = isAdministrator && (
    <Link to={paths.settings} hash="selling" className={buttonClass({ kind: 'secondary', size: 40 })}>
      {texts.change}
    </Link>
  )
  return (
    <Section title={texts.title} aside={change}>
      {days !== null && days > priceListDaysMax && (
        <p className="mb-3 flex items-start gap-2 text-warn">
          <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
          {texts.old(days)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-8 gap-y-2 tight:grid-cols-1">
        <Facts
          facts={
            lists.length === 0
              ? [{ term: texts.newest, value: texts.none }]
              : lists.map((list) => ({ term: list.name, value: listText(list) }))
          }
        />
        <Facts
          facts={[
            { term: texts.byHand, value: showCount(data.by_hand) },
            { term: texts.quote, value: quoteDays === 0 ? texts.quoteAlways : texts.quoteUntil(quoteDays) },
            { term: texts.outdated, value: quoteDays === 0 ? null : texts.kinds(data.outdated) },
          ]}
        />
      </div>
    </Section>
  )
}
