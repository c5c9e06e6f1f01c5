import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { settingsQuery } from '../settingsQueries.ts'
import { currenciesQuery, readCurrenciesAgain } from './currencyQueries.ts'
import { RateHistory } from './RateHistory.tsx'
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
  if (!rates.data || !settings.data)
    return (
      <div role="status" className="grid gap-3 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
      </div>
    )
  return (
    <>
      {!mayChange && <p className="text-bone-1">{settingsTexts.readOnly}</p>}
      <div className="grid items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-3">
          <StandingRates currencies={rates.data} mayChange={mayChange} />
          <SettingsForm section="currencies" standing={settings.data} mayChange={mayChange} />
        </div>
        <RateHistory />
      </div>
    </>
  )
}

/** A currency that was added or taken away is seen among the rates at once. */
const useRatesOfSettings = (version: number | undefined): void => {
  useEffect(() => {
    if (version !== undefined) void readCurrenciesAgain()
  }, [version])
}
