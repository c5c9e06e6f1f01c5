import { wearBands } from '@pandrop/contract/exteriors'
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { wearAt, wearPosition } from './wear.ts'

/** A stretch of wear, 0 to 1. */
export interface WearSpan {
  from: number
  till: number
}

interface WearRangeProps extends WearSpan {
  /** "Lowest float" and "Highest float" */
  fromLabel: string
  tillLabel: string
  /** a thumb's value in words: "0.07, Minimal Wear" */
  say: (float: number) => string
  /** hears of every step while a thumb moves */
  onMove: (limits: WearSpan) => void
}

/** Thumbs move in half percents of the rail: about .0015 of wear in Factory New, .014 in Battle-Scarred. */
const stepPercent = 0.5

/** A dragged thumb settles on the border of an exterior within so many percents of the rail. */
const pullPercent = 1.6

const borders = [...wearBands.map(({ start }) => start), 100]

const pulled = (position: number): number =>
  borders.find((border) => Math.abs(border - position) <= pullPercent) ?? position

/** Page Up and Page Down go from border to border. */
const nextBorder = (position: number, key: string): number | undefined => {
  if (key === 'PageUp') return borders.find((border) => border > position) ?? 100
  if (key === 'PageDown') return borders.findLast((border) => border < position) ?? 0
  return undefined
}

type End = keyof WearSpan

/**
 * A range of wear on the segmented rail. Two of the browser's own sliders, so that keys, touch and screen readers work;
 * dragging settles on the borders of exteriors, arrow keys do not.
 */
export const WearRange = ({ from, till, fromLabel, tillLabel, say, onMove }: WearRangeProps) => {
  const box = useRef<HTMLDivElement>(null)
  const dragging = useRef(false)
  const positions = { from: wearPosition(from), till: wearPosition(till) }

  const move = (end: End, position: number) => {
    const float = wearAt(position)
    onMove(end === 'from' ? { from: Math.min(float, till), till } : { from, till: Math.max(float, from) })
  }
  const input = (end: End) => ({
    type: 'range' as const,
    min: 0,
    max: 100,
    step: stepPercent,
    value: positions[end],
    'aria-label': end === 'from' ? fromLabel : tillLabel,
    'aria-valuetext': say(end === 'from' ? from : till),
    onPointerDown: () => {
      dragging.current = true
    },
    onPointerUp: () => {
      dragging.current = false
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const position = Number(target.value)
      move(end, dragging.current ? pulled(position) : position)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const border = nextBorder(positions[end], event.key)
      if (border === undefined) return
      event.preventDefault()
      move(end, border)
    },
  })
  /** A press on the rail itself fetches the nearer thumb. */
  const fetchThumb = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || !box.current) return
    const { left, width } = box.current.getBoundingClientRect()
    const position = Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))
    const toFrom = Math.abs(position - positions.from)
    const toTill = Math.abs(position - positions.till)
    const end = toFrom < toTill || (toFrom === toTill && position < positions.from) ? 'from' : 'till'
    event.preventDefault()
    move(end, pulled(Math.round(position / stepPercent) * stepPercent))
    box.current.querySelectorAll('input')[end === 'from' ? 0 : 1]?.focus()
  }
  return (
    <div ref={box} className="range" onPointerDown={fetchThumb}>
      <Track from={positions.from} till={positions.till} />
      <input {...input('from')} data-above={positions.from > 50 ? '' : undefined} />
      <input {...input('till')} />
    </div>
  )
}

/** Half of the space between two segments, in percent of the rail. */
const gap = 0.6

/** The five bands; what lies inside the range is lit. SVG, because the security policy blocks style attributes. */
const Track = ({ from, till }: WearSpan) => (
  <svg aria-hidden="true" width="100%" height="8" className="block overflow-visible">
    {wearBands.map(({ code, start, width }) => {
      const left = start === 0 ? 0 : start + gap
      const right = start + width === 100 ? 100 : start + width - gap
      const lit = Math.min(right, till) - Math.max(left, from)
      return (
        <g key={code}>
          <rect x={`${left}%`} width={`${right - left}%`} height="8" rx="2" className="fill-ink-3" />
          {lit > 0 && (
            <rect x={`${Math.max(left, from)}%`} width={`${lit}%`} height="8" rx="2" className="fill-bone-1" />
          )}
        </g>
      )
    })}
  </svg>
)
