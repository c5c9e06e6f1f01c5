import type { CurrencyRate } from '@pandrop/contract/staff/currencies'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showMoment } from '../../../format.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { HistoryPanel } from '../HistoryPanel.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { settingsQuery } from '../settingsQueries.ts'
import { TwoColumns, TwoColumnsLoading } from '../TwoColumns.tsx'
import { currenciesQuery, ratesQuery, readCurrenciesAgain } from './currencyQueries.ts'
import { rateText } from './currencyWords.ts'
import { StandingRates } from './StandingRates.tsx'

/** What customers can see prices in and top up in: rates, what is set of them, and what was. */
export const CurrenciesView = () => {
  const rates = useQuery(currenciesQuery)
  const settings = useQuery(settingsQuery)
  const mayChange = useStaff()?.role === 'administrator'
  useRatesOfSettings(settings.data?.versions.currencies)
  const failed = [rates, settings].find(({ error, data }) => error && !data)
  if (failed?.error) {
    const { error, isFetching, refetch } = failed
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  }
  if (!rates.data || !settings.data) return <TwoColumnsLoading label={texts.loading} />
  return (
    <>
      {!mayChange && <p className="text-bone-1">{settingsTexts.readOnly}</p>}
      <TwoColumns aside={<RateHistory />}>
        <StandingRates currencies={rates.data} mayChange={mayChange} />
        <SettingsForm section="currencies" standing={settings.data} mayChange={mayChange} />
      </TwoColumns>
    </>
  )
}

/** A currency that was added or taken away is seen among the rates at once. */
const useRatesOfSettings = (version: number | undefined): void => {
  useEffect(() => {
    if (version !== undefined) void readCurrenciesAgain()
  }, [version])
}

/** Rates that were set, newest first, with who or what set them. */
const RateHistory = () => (
  <HistoryPanel query={useInfiniteQuery(ratesQuery)} texts={texts}>
    {(rate) => <Entry rate={rate} />}
  </HistoryPanel>
)

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
