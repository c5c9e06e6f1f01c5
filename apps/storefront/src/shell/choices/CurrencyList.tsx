import { currenciesQuery } from '@pandrop/api-client/content-queries'
import { euro } from '@pandrop/money/format'
import { useQuery } from '@tanstack/react-query'
import { chooseCurrency } from '../../choose.ts'
import { useApi } from '../../hooks/useApi.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { useShop } from '../../shop.ts'
import { type ListProps, OptionList } from './OptionList.tsx'

/** The shop's currencies; EUR alone where they could not be loaded (docs/behaviour/wire.md#currencies-missing). */
export const CurrencyList = ({ titleHidden, onChosen }: ListProps) => {
  const text = useText()
  const shop = useShop()
  const { currency } = usePrices()
  const { data, isError, isFetching, refetch } = useQuery(currenciesQuery(useApi()))
  const options = (data ?? (isError ? [euro] : undefined))?.map(({ code, symbol }) => ({
    key: code,
    label: `${code} ${symbol}`,
    chosen: code === currency.code,
    onChoose: () => {
      onChosen()
      if (code !== currency.code) chooseCurrency(shop, code)
    },
  }))
  const failure = { text: text('currencies_load_failed'), retrying: isFetching, onRetry: () => void refetch() }
  return (
    <OptionList
      title={text('choices_currency')}
      titleHidden={titleHidden}
      options={options}
      failure={isError ? failure : undefined}
    />
  )
}
