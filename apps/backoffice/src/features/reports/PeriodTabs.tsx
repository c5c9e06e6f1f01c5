import { useAddress } from '../../hooks/useAddress.ts'
import { shopToday } from '../../shopTime.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { reportTexts as texts } from '../../texts/reports.ts'
import { isPeriod, type Months, type Period, periods } from './months.ts'

const presets = (Object.keys(periods) as Period[]).map((period) => ({ value: period, label: texts.periods[period] }))

const usePeriod = (usual: Period): Period => {
  const [{ period = '' }] = useAddress()
  return isPeriod(period) ? period : usual
}

/** The months that a report is of, as the address says them. */
export const useMonths = (usual: Period): Months => periods[usePeriod(usual)](shopToday().slice(0, 7))

/** Chooses those months. */
export const PeriodTabs = ({ usual }: { usual: Period }) => {
  const [, change] = useAddress()
  return (
    <FilterTabs
      label={texts.period}
      options={presets}
      value={usePeriod(usual)}
      onChange={(next) => change({ period: next === usual ? undefined : next })}
    />
  )
}
