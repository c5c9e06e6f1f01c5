import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from './classNames.ts'
import {
  type FieldScales,
  type FieldTick,
  fieldScales,
  inReadingOrder,
  nearestDot,
  type PriceDot,
  ticksOf,
} from './fieldScales.ts'
import { patch } from './WearRail.tsx'
import type { WearLimits } from './wear.ts'

interface PriceFieldProps {
  /** the page's own copy among them */
  dots: readonly PriceDot[]
  /** floats of the exterior, as far as the finish has it */
  limits: WearLimits
  /** a dashed line, in the currency that is shown, and what it is: "Reference €12.50, 12.11.2026" */
  reference?: { price: number; words: string } | undefined
  /** the whole field in words */
  label: string
  /** names the slider that walks through the copies */
  sliderLabel: string
  /** what the dots are; sold ones are named only where there are any */
  names: Readonly<Record<PriceDot['kind'], string>>
  /** leads to the copy that is read: "See this copy" */
  openLabel: string
  /** of the lines, which stand at round prices */
  formatPrice: (price: number) => string
}

/**
 * Copies by float and price, each a drop, the page's own the large one and sold ones hollow. The slider under it reads
 * every copy by finger and keyboard; a mouse reads the nearest and opens it. Without script it reads the page's own.
 */
export const PriceField = (field: PriceFieldProps) => {
  const { limits, reference, names, openLabel } = field
  const dots = inReadingOrder(field.dots)
  const own = dots.findIndex(({ kind }) => kind === 'own')
  const [chosen, choose] = useState<string>()
  const place = Math.max(0, chosen === undefined ? own : dots.findIndex(({ key }) => key === chosen))
  const read = dots[place]
  if (!read) return null
  const scales = fieldScales(dots, limits, reference?.price)
  const present = (['own', 'for_sale', 'sold'] as const).filter((kind) => dots.some((dot) => dot.kind === kind))
  return (
    <figure>
      <p className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 text-[14px]/5 compact:min-h-15">
        <span>{read.words}</span>
        {read.href && (
          <a href={read.href} className="-my-2 inline-flex min-h-10 items-center text-link">
            {openLabel}
          </a>
        )}
      </p>
      <div
        className="relative ml-17 h-[220px] rounded-input outline-offset-4 has-focus-visible:outline-2
          has-focus-visible:outline-bamboo"
      >
        <Plot {...field} dots={dots} read={read} scales={scales} />
        <input
          type="range"
          aria-label={field.sliderLabel}
          aria-valuetext={read.words}
          min={0}
          max={dots.length - 1}
          value={place}
          onChange={({ currentTarget }) => choose(dots[Number(currentTarget.value)]?.key)}
          className="absolute inset-0 m-0 size-full opacity-0"
        />
        <Pointer dots={dots} scales={scales} read={read} onRead={choose} label={openLabel} />
      </div>
      <div className="ml-17">
        <FloatAxis ticks={ticksOf(scales.across)} format={scales.across.tickFormat(4)} />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 type-meta text-bone-2">
        {present.map((kind) => (
          <Key key={kind} mark={<Drop kind={kind} scale={kind === 'own' ? 5.5 : 4} />}>
            {names[kind]}
          </Key>
        ))}
        {reference && (
          <Key mark={<line x1="-7" x2="7" strokeDasharray="4 3" className="stroke-bone-1" />}>{reference.words}</Key>
        )}
      </figcaption>
    </figure>
  )
}

const Key = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <svg aria-hidden="true" viewBox="-8 -8 16 16" width="16" height="16" strokeWidth="1.5" className="flex-none">
      {mark}
    </svg>
    {children}
  </span>
)

const dropClasses: Record<PriceDot['kind'], string> = {
  own: 'fill-bamboo stroke-ink-1',
  for_sale: 'fill-bone-1 stroke-ink-1',
  sold: 'fill-ink-1 stroke-bone-2',
}

const Drop = ({ kind, scale }: { kind: PriceDot['kind']; scale: number }) => (
  <path
    d={patch}
    transform={`rotate(45) scale(${scale})`}
    vectorEffect="non-scaling-stroke"
    strokeWidth="1.5"
    className={dropClasses[kind]}
  />
)

const percent = (value: number): string => `${value.toFixed(2)}%`

interface Drawn {
  dots: readonly PriceDot[]
  scales: FieldScales
  /** the one that is read */
  read: PriceDot
}

/** Sold ones lie below, the page's own above all. */
const depths: readonly PriceDot['kind'][] = ['sold', 'for_sale', 'own']

/** Placed in percent, so that it needs no size. */
const Plot = ({ dots, scales, read, reference, label, formatPrice }: PriceFieldProps & Drawn) => (
  <svg role="img" aria-label={label} className="absolute inset-0 size-full overflow-visible">
    {ticksOf(scales.down).map(({ at, value }) => (
      <g key={value}>
        <line x1="0" x2="100%" y1={percent(at)} y2={percent(at)} className="stroke-line" strokeWidth="1" />
        <svg aria-hidden="true" x="0" y={percent(at)} className="overflow-visible">
          <text x="-10" y="4" textAnchor="end" className="fill-bone-2 type-meta">
            {formatPrice(value)}
          </text>
        </svg>
      </g>
    ))}
    {reference && (
      <line
        x1="0"
        x2="100%"
        y1={percent(scales.down(reference.price))}
        y2={percent(scales.down(reference.price))}
        className="stroke-bone-1"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
    )}
    {depths
      .flatMap((depth) => dots.filter(({ kind }) => kind === depth))
      .map((dot) => (
        <svg
          key={dot.key}
          aria-hidden="true"
          x={percent(scales.across(dot.float))}
          y={percent(scales.down(dot.price))}
          className="overflow-visible"
        >
          <Drop kind={dot.kind} scale={dot.kind === 'own' ? 8.5 : 5.5} />
          {dot.key === read.key && <circle r={dot.kind === 'own' ? 16 : 11} className="fill-none stroke-bone-0" />}
        </svg>
      ))}
  </svg>
)

interface PointerProps extends Drawn {
  onRead: (key: string) => void
  label: string
}

/** Lies over the field for pointers alone: it reads the nearest copy, and a mouse that clicks follows its link. */
const Pointer = ({ dots, scales, read, onRead, label }: PointerProps) => {
  const isMouse = useRef(false)
  const follow = ({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLAnchorElement>) => {
    isMouse.current = pointerType === 'mouse'
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const nearest = nearestDot(dots, scales, { x: clientX - left, y: clientY - top, width, height })
    if (nearest) onRead(nearest.key)
  }
  const openByMouse = (event: MouseEvent) => {
    if (!isMouse.current) event.preventDefault()
  }
  return (
    <div aria-hidden="true" className="contents">
      <a
        href={read.href}
        tabIndex={-1}
        onPointerMove={follow}
        onPointerDown={follow}
        onClick={openByMouse}
        className={classNames('absolute inset-0 touch-pan-y', !read.href && 'cursor-default')}
      >
        <span className="sr-only">{label}</span>
      </a>
    </div>
  )
}

/** Texts at the ends are drawn inwards. */
const anchorAt = (at: number): 'start' | 'middle' | 'end' => (at < 6 ? 'start' : at > 94 ? 'end' : 'middle')

const FloatAxis = ({ ticks, format }: { ticks: readonly FieldTick[]; format: (float: number) => string }) => (
  <svg aria-hidden="true" width="100%" height="18" className="mt-1.5 block overflow-visible">
    {ticks.map(({ at, value }) => (
      <text key={value} x={percent(at)} y="13" textAnchor={anchorAt(at)} className="fill-bone-2 type-mono">
        {format(value)}
      </text>
    ))}
  </svg>
)
