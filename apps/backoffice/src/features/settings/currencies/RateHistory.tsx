import type { CurrencyRate } from '@pandrop/contract/staff/currencies'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { showMoment } from '../../../format.ts'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { ratesQuery } from './currencyQueries.ts'
import { rateText } from './currencyWords.ts'

/** Rates that were set, newest first, with who or what set them. */
export const RateHistory = () => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(ratesQuery)
  if (error && !data)
    return <LoadFailed title={texts.historyFailed} error={error} isFetching={isFetching} refetch={refetch} />
  const rates = data?.pages.flatMap(({ rows }) => rows)
  return (
    <Section title={texts.history}>
      {!rates && <Skeleton className="h-40" />}
      {rates?.length === 0 && <p className="text-bone-2">{texts.historyNone}</p>}
      <ol className="flex flex-col gap-3">
        {rates?.map((rate) => (
          <Entry key={rate.id} rate={rate} />
        ))}
      </ol>
      {hasNextPage && (
        <StaffButton kind="tertiary" className="mt-3" loading={isFetching} onClick={() => void fetchNextPage()}>
          {texts.more}
        </StaffButton>
      )}
    </Section>
  )
}

const nameOf = (by: string): string => texts.people[by] ?? by

const Entry = ({ rate }: { rate: CurrencyRate }) => {
  const { code, value, source, state, made_by: by, made_at: at, decided_by: decidedBy } = rate
  return (
    <li className="flex min-w-0 flex-col">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="type-mono text-[13px]/5">{texts.oneEuro(rateText(value), code)}</span>
        <span className="type-meta text-bone-2">{showMoment(at)}</span>
      </span>
      <span className="text-[13px]/[18px] text-bone-2">
        {[texts.sourcesOfRates[source], nameOf(by)].join(', ')}
        {state !== 'taken' && `, ${texts.states[state]}`}
        {decidedBy && `, ${nameOf(decidedBy)}`}
      </span>
    </li>
  )
}
