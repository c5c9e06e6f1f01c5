import { formatFloat, type WearLimits, wearAt, wearPosition } from '@pandrop/ui/wear'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../hooks/useText.ts'
import { tryWear, useWearTry } from './wearTry.ts'

/** The way back takes so long, milliseconds. */
const wayBack = 420

/** Falls as the shop's drops do: quickly at first. */
const eased = (share: number): number => 1 - (1 - share) ** 3

/** The hollow drop: the patch's outline, one unit of radius, as on the rail below it. */
const drop = 'M-1 0A1 1 0 0 1 1 0V.75A.25 .25 0 0 1 .75 1H0A1 1 0 0 1-1 0Z'

interface WearTryRailProps {
  /** the copy's own */
  float: number
  limits?: WearLimits
}

/**
 * A second, hollow drop over the rail, while the weapon stands on the stage: whoever moves it sees the paint wear. It
 * flows back to the copy's own float once it is let go.
 */
export const WearTryRail = ({ float, limits = { min: 0, max: 1 } }: WearTryRailProps) => {
  const text = useText()
  const tried = useWearTry()
  const running = useRef(0)
  useEffect(
    () => () => {
      cancelAnimationFrame(running.current)
      tryWear(null)
    },
    [],
  )
  const shown = tried ?? float
  const flowBack = () => {
    const from = wearPosition(shown)
    const to = wearPosition(float)
    const began = performance.now()
    const step = (at: number) => {
      // A frame may have begun before it was asked for.
      const share = Math.min(1, Math.max(0, (at - began) / wayBack))
      tryWear(share === 1 ? null : wearAt(from + (to - from) * eased(share)))
      if (share < 1) running.current = requestAnimationFrame(step)
    }
    cancelAnimationFrame(running.current)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) tryWear(null)
    else running.current = requestAnimationFrame(step)
  }
  const place = wearPosition(shown)
  return (
    <div className="absolute inset-x-0 -top-2.5 h-7">
      <input
        type="range"
        min={wearPosition(limits.min)}
        max={wearPosition(limits.max)}
        step={0.1}
        value={place}
        aria-label={text('stage_wear')}
        aria-valuetext={text('stage_wear_at', { float: formatFloat(shown) })}
        className="peer absolute inset-0 m-0 size-full cursor-grab touch-pan-y opacity-0"
        onChange={({ target }) => {
          cancelAnimationFrame(running.current)
          tryWear(wearAt(Number(target.value)))
        }}
        onPointerUp={flowBack}
        onBlur={flowBack}
      />
      <svg
        aria-hidden="true"
        width="100%"
        height={28}
        className="pointer-events-none absolute inset-0 overflow-visible peer-focus-visible:outline-2
          peer-focus-visible:outline-bone-0"
      >
        <line
          x1={`${Math.min(place, wearPosition(float))}%`}
          x2={`${Math.max(place, wearPosition(float))}%`}
          y1={14}
          y2={14}
          className="stroke-bone-2"
          strokeDasharray="2 3"
        />
        <svg aria-hidden="true" x={`${place.toFixed(2)}%`} className="overflow-visible">
          <path
            d={drop}
            transform="translate(0 12) rotate(45) scale(11)"
            className="fill-none stroke-bone-0"
            strokeWidth={0.2}
          />
        </svg>
      </svg>
    </div>
  )
}
