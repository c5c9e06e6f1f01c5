import { type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from './classNames.ts'
import {
  type AskedPrice,
  across,
  type ChartWindow,
  chartWindow,
  daysIn,
  down,
  momentOf,
  type PriceSpan,
  priceAt,
  spanOf,
  stepPath,
} from './priceLines.ts'

export interface PriceLine {
  /** "This copy" */
  name: string
  /** oldest first; a price holds until the next one */
  prices: readonly AskedPrice[]
}

interface PriceChartProps {
  own: PriceLine
  /** what it is compared with, dashed */
  market: PriceLine
  /** the moment that counts as now, milliseconds since 1970, UTC */
  till: number
  /** days in view at most */
  days: number
  /** the whole chart in words */
  label: string
  /** names the slider that walks through the days */
  dayLabel: string
  /** stands for a day without a price */
  noPrice: string
  formatPrice: (units: number) => string
  formatDay: (at: number) => string
}

/**
 * Two price histories as steps. The slider over it, seen or not, reads every day by mouse, finger and keyboard; the
 * lines above the chart say what it stands on. Without script it shows today.
 */
export const PriceChart = (chart: PriceChartProps) => {
  const { own, market, till, days, noPrice, formatPrice, formatDay } = chart
  const window = chartWindow([own.prices, market.prices], till, days)
  const last = daysIn(window)
  const [chosen, choose] = useState(last)
  const step = Math.min(chosen, last)
  const at = momentOf(window, step)
  const span = spanOf([own.prices, market.prices], window)
  const shown = (line: PriceLine) => {
    const price = priceAt(line.prices, at)
    return price === undefined ? noPrice : formatPrice(price)
  }
  if (!span) return null
  return (
    <figure>
      <figcaption className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-[14px]/5">
        <Reading name={own.name} price={shown(own)} swatch="bg-bone-0" />
        <Reading name={market.name} price={shown(market)} swatch="bg-bone-2" />
        <span className="ml-auto type-mono text-[13px]/5 text-bone-2">{formatDay(at)}</span>
      </figcaption>
      <div
        className="relative h-[184px] rounded-input outline-offset-4 has-focus-visible:outline-2
          has-focus-visible:outline-bamboo"
      >
        <Lines {...chart} window={window} span={span} />
        <Edge className="top-0">{formatPrice(span.high)}</Edge>
        {span.high > span.low && <Edge className="bottom-0">{formatPrice(span.low)}</Edge>}
        <Cursor {...chart} window={window} span={span} at={at} />
        <DaySlider
          label={chart.dayLabel}
          text={`${formatDay(at)}: ${own.name} ${shown(own)}, ${market.name} ${shown(market)}`}
          step={step}
          last={last}
          onStep={choose}
        />
      </div>
      <div aria-hidden="true" className="mt-2 flex justify-between type-mono text-bone-2">
        <span>{formatDay(window.from)}</span>
        <span>{formatDay(window.till)}</span>
      </div>
    </figure>
  )
}

const Reading = ({ name, price, swatch }: { name: string; price: string; swatch: string }) => (
  <span className="flex items-center gap-2 text-bone-1">
    <span aria-hidden="true" className={classNames('h-[3px] w-4 rounded-full', swatch)} />
    {name} <b className="font-[640] text-bone-0">{price}</b>
  </span>
)

/** Highest and lowest price at their heights. */
const Edge = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={classNames('absolute left-0 rounded-check bg-ink-1/80 type-meta text-bone-2', className)}
  >
    {children}
  </span>
)

interface InWindow {
  window: ChartWindow
  span: PriceSpan
}

const Lines = ({ own, market, label, window, span }: PriceChartProps & InWindow) => (
  <svg
    role="img"
    aria-label={label}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="absolute inset-0 size-full fill-none"
  >
    {[span.high, span.low].map((price) => (
      <path
        key={price}
        d={`M0 ${down(span, price)}H100`}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
        strokeWidth="1"
      />
    ))}
    <path
      d={stepPath(market.prices, window, span)}
      vectorEffect="non-scaling-stroke"
      className="stroke-bone-2"
      strokeWidth="1.5"
      strokeDasharray="5 4"
    />
    <path
      d={stepPath(own.prices, window, span)}
      vectorEffect="non-scaling-stroke"
      className="stroke-bone-0"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  </svg>
)

/** Where the reader stands. Placed in percent, so that it needs no size. */
const Cursor = ({ own, market, window, span, at }: PriceChartProps & InWindow & { at: number }) => {
  const x = `${across(window, at).toFixed(2)}%`
  const marks = [
    { line: market, className: 'fill-bone-2' },
    { line: own, className: 'fill-bamboo' },
  ]
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <line x1={x} x2={x} y1="0" y2="100%" className="stroke-line-2" strokeWidth="1" />
      {marks.map(({ line, className }) => {
        const price = priceAt(line.prices, at)
        if (price === undefined) return null
        return <circle key={line.name} cx={x} cy={`${down(span, price).toFixed(2)}%`} r="4" className={className} />
      })}
    </svg>
  )
}

interface DaySliderProps {
  label: string
  /** the day that it stands on, in words */
  text: string
  step: number
  last: number
  onStep: (step: number) => void
}

const DaySlider = ({ label, text, step, last, onStep }: DaySliderProps) => {
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    onStep(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
  }
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={last}
      value={step}
      onChange={({ currentTarget }) => onStep(Number(currentTarget.value))}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onStep(last)}
      className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
    />
  )
}
