import { stripQuery } from '@pandrop/api-client/strip-queries'
import type { Item } from '@pandrop/contract/item'
import { formatPrice } from '@pandrop/money/format'
import { Badge } from '@pandrop/ui/Badge'
import { discountPercent } from '@pandrop/ui/discount'
import { WearRail } from '@pandrop/ui/WearRail'
import { formatFloat } from '@pandrop/ui/wear'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'

interface FeatureProps {
  title: string
  text: string
  /** the little drawing; decoration */
  children: ReactNode
}

/** One promise with its drawing; between 640 and 1280 px the drawing stands on the left. */
const Feature = ({ title, text, children }: FeatureProps) => (
  <li className="raised min-w-0 rounded-card p-3 sm:grid sm:grid-cols-2 sm:items-center desktop:block">
    <div
      aria-hidden="true"
      className="flex h-[150px] flex-col justify-center rounded-button bg-ink-2 px-6 compact:px-4 desktop:h-44"
    >
      {children}
    </div>
    <div className="px-4 pt-5 pb-4 sm:px-8 sm:py-4 desktop:px-4 desktop:pt-5 desktop:pb-4">
      <h3 className="type-h3">{title}</h3>
      <p className="mt-1.5 text-bone-1">{text}</p>
    </div>
  </li>
)

/** The way of an order, hour by hour. */
const Trade = () => {
  const text = useText()
  const steps = [
    { label: text('home_trades_paid'), aside: '14:02', done: true },
    { label: text('home_trades_sent'), aside: '14:03', done: true },
    { label: text('home_trades_arriving'), aside: text('home_trades_waiting'), done: false },
  ]
  return (
    <div className="flex flex-col gap-3.5">
      {steps.map(({ label, aside, done }) => (
        <div key={label} className="flex items-center gap-3">
          {done ? (
            <span className="grid size-[22px] flex-none place-items-center rounded-full bg-bone-0 text-ink-0">
              <IconCheck size={14} stroke={2.6} />
            </span>
          ) : (
            <span className="size-[22px] flex-none rounded-full border-[2.5px] border-bamboo" />
          )}
          <span className={done ? 'font-[600]' : 'font-[600] text-bamboo'}>{label}</span>
          <span className="ml-auto text-[13px]/5 whitespace-nowrap text-bone-2">{aside}</span>
        </div>
      ))}
    </div>
  )
}

const exampleFloat = 0.1837

const Float = () => {
  const text = useText()
  return (
    <div>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <span className="text-[16px]/6 font-[600]">{text('tag_field_tested')}</span>
        <span className="type-mono text-[15px]/5">{formatFloat(exampleFloat)}</span>
      </div>
      <WearRail exterior="FT" float={exampleFloat} label={text('tag_field_tested')} size="detail" />
    </div>
  )
}

/** A price of the shelf, in EUR units, beside what it was before. */
interface Example {
  price: number
  oldPrice: number
}

const OnePrice = ({ price, oldPrice }: Example) => {
  const { currency } = usePrices()
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="flex flex-col">
        <s className="text-[16px]/5 text-bone-2">{formatPrice(oldPrice, currency)}</s>
        <span className="type-price-detail text-[40px]/[42px] compact:text-[32px]/9 sm:not-desktop:text-[34px]/10">
          {formatPrice(price, currency)}
        </span>
      </span>
      <Badge kind="discount" size="detail">{`−${discountPercent(price, oldPrice)}%`}</Badge>
    </div>
  )
}

/** Where nothing is reduced, no price is made up. */
const NoPrice = () => {
  const { currency } = usePrices()
  return <span className="type-price-detail text-center text-[56px]/[60px] text-bamboo">{currency.symbol}</span>
}

/** The price that is shown as an example: a real one, the lowest of the strip on sale so that it fits, or none. */
const exampleOf = (onSale: readonly Item[] = []): Example | undefined => {
  const reduced = onSale.flatMap(({ price, old_price: oldPrice }) => (oldPrice ? [{ price, oldPrice }] : []))
  return reduced.sort((one, other) => one.price - other.price)[0]
}

/** The three feature cards (docs/behaviour/pages.md#home). */
export const Features = () => {
  const text = useText()
  const example = exampleOf(useQuery(stripQuery(useApi(), 'sale')).data)
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="sr-only">
        {text('home_features')}
      </h2>
      <ul className="grid gap-4 desktop:grid-cols-3 desktop:gap-5">
        <Feature title={text('home_trades_title')} text={text('home_trades_text')}>
          <Trade />
        </Feature>
        <Feature title={text('home_floats_title')} text={text('home_floats_text')}>
          <Float />
        </Feature>
        <Feature title={text('home_prices_title')} text={text('home_prices_text')}>
          {example ? <OnePrice {...example} /> : <NoPrice />}
        </Feature>
      </ul>
    </section>
  )
}
