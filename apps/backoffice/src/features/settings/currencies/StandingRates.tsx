import type { StandingCurrency } from '@pandrop/contract/staff/currencies'
import { declineCurrencyRate, fetchCurrencyRates, takeCurrencyRate } from '@pandrop/contract/staff/routes/currencies'
import { useState } from 'react'
import { showMoment } from '../../../format.ts'
import { useCall } from '../../../hooks/useCall.ts'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { readCurrenciesAgain } from './currencyQueries.ts'
import { currencyName, rateText } from './currencyWords.ts'
import { RateDialog } from './RateDialog.tsx'

interface StandingRatesProps {
  currencies: readonly StandingCurrency[]
  mayChange: boolean
}

/** Every currency with its rate, how old that is, what its source last said, and what waits. */
export const StandingRates = ({ currencies, mayChange }: StandingRatesProps) => (
  <Section title={texts.rates} aside={mayChange && <FetchNow currencies={currencies} />}>
    <ul className="flex flex-col divide-y divide-line">
      {currencies.map((currency) => (
        <li key={currency.code} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
          <Rate currency={currency} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  </Section>
)

const FetchNow = ({ currencies }: Pick<StandingRatesProps, 'currencies'>) => {
  const call = useCall(fetchCurrencyRates, {
    failed: texts.fetchFailed,
    done: texts.fetched,
    onDone: readCurrenciesAgain,
  })
  if (!currencies.some(({ source }) => source !== 'hand')) return null
  return (
    <StaffButton loading={call.running} onClick={() => void call.run({ body: {} })}>
      {texts.fetch}
    </StaffButton>
  )
}

interface RateProps {
  currency: StandingCurrency
  mayChange: boolean
}

const Rate = ({ currency, mayChange }: RateProps) => {
  const { code, is_on: isOn, value, waiting } = currency
  const [setting, setSetting] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-[560]">{code}</span>
            <span className="text-bone-2">{currencyName(code)}</span>
            {!isOn && <span className="text-bone-2">({texts.off})</span>}
          </p>
          <p className="type-mono text-[13px]/5">
            {value === null ? texts.noRate : texts.oneEuro(rateText(value), code)}
          </p>
          <Origin currency={currency} />
        </div>
        {mayChange && code !== 'EUR' && (
          <StaffButton aria-label={texts.setOf(code)} onClick={() => setSetting(true)}>
            {texts.set}
          </StaffButton>
        )}
      </div>
      {waiting && <Waiting currency={currency} waiting={waiting} mayChange={mayChange} />}
      {setting && <RateDialog currency={currency} onClose={() => setSetting(false)} />}
    </>
  )
}

const Origin = ({ currency }: Pick<RateProps, 'currency'>) => {
  const { code, source, rated_at: at, age, fetched_at: askedAt, fetch_failure: failure } = currency
  if (code === 'EUR') return <p className="text-[13px]/[18px] text-bone-2">{texts.ours}</p>
  return (
    <>
      <p className="text-[13px]/[18px] text-bone-2">
        {[texts.sources[source], at && texts.of(showMoment(at))].filter(Boolean).join(', ')}
        {age !== 'fresh' && <span className={age === 'stale' ? 'text-danger' : 'text-warn'}>, {texts[age]}</span>}
      </p>
      {failure && askedAt && (
        <p className="text-[13px]/[18px] text-warn">{texts.failedAt(showMoment(askedAt), texts.failures[failure])}</p>
      )}
    </>
  )
}

const percents = new Intl.NumberFormat('en-US', { signDisplay: 'always', maximumFractionDigits: 1 })

interface WaitingProps extends RateProps {
  waiting: NonNullable<StandingCurrency['waiting']>
}

const Waiting = ({ currency: { code, value }, waiting, mayChange }: WaitingProps) => {
  const options = { failed: texts.decideFailed, onDone: readCurrenciesAgain, onFailure: readCurrenciesAgain }
  const take = useCall(takeCurrencyRate, { ...options, done: texts.taken })
  const decline = useCall(declineCurrencyRate, { ...options, done: texts.declined })
  const input = { params: { id: waiting.id }, body: {} }
  const rate = rateText(waiting.value)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-input bg-ink-2 p-3">
      <p className="text-warn">
        {value === null
          ? texts.waitsFirst(rate)
          : texts.waits(rate, percents.format((waiting.value / value - 1) * 100))}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <StaffButton
            kind="primary"
            loading={take.running}
            aria-label={texts.takeOf(code)}
            onClick={() => void take.run(input)}
          >
            {texts.take}
          </StaffButton>
          <StaffButton
            loading={decline.running}
            aria-label={texts.declineOf(code)}
            onClick={() => void decline.run(input)}
          >
            {texts.decline}
          </StaffButton>
        </div>
      )}
    </div>
  )
}
