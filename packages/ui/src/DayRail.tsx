import { patch } from './WearRail.tsx'

interface DayRailProps {
  /** how many days it takes in all */
  days: number
  /** how much of them has passed, 0 to 1 */
  passed: number
  className?: string
}

const thickness = 6
/** Half of the space between two days, in percent. */
const gap = 0.5

/**
 * Days that must pass, on the wear rail's track: one segment each, those behind us lit, the drop where we are. Words
 * beside it say the same, so screen readers do without.
 */
export const DayRail = ({ days, passed, className }: DayRailProps) => {
  const width = 100 / days
  const at = Math.min(1, Math.max(0, passed)) * 100
  return (
    <svg aria-hidden="true" width="100%" height={thickness} className={className} overflow="visible">
      {Array.from({ length: days }, (_, day) => {
        const start = day * width + (day === 0 ? 0 : gap)
        const end = (day + 1) * width - (day === days - 1 ? 0 : gap)
        const lit = Math.min(end, at) - start
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name than their place
          <g key={day}>
            <rect x={`${start}%`} width={`${end - start}%`} height={thickness} rx={1.5} className="fill-ink-0" />
            {lit > 0 && <rect x={`${start}%`} width={`${lit}%`} height={thickness} rx={1.5} className="fill-bone-1" />}
          </g>
        )
      })}
      <svg aria-hidden="true" x={`${at.toFixed(2)}%`} className="overflow-visible">
        <path d={patch} transform="translate(0 1) rotate(45) scale(6.5)" className="fill-bone-0" />
      </svg>
    </svg>
  )
}
