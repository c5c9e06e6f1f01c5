import { classNames } from '@pandrop/ui/classNames'

interface SparklineProps {
  /** oldest first */
  values: readonly number[]
  /** green and coral only for change; quiet else */
  mood?: 'up' | 'down' | 'quiet'
  className?: string
}

const [width, height, inset] = [72, 28, 2]

const colours = { up: 'stroke-bamboo', down: 'stroke-danger', quiet: 'stroke-bone-1' } as const

/** The last days of a figure as a line without axes. Decoration: the figure beside it says what it comes to. */
export const Sparkline = ({ values, mood = 'quiet', className }: SparklineProps) => {
  if (values.length < 2) return null
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const place = (value: number, index: number): string => {
    const left = inset + (index / (values.length - 1)) * (width - 2 * inset)
    const share = max > min ? (value - min) / (max - min) : 0.5
    return `${left.toFixed(1)},${(height - inset - share * (height - 2 * inset)).toFixed(1)}`
  }
  return (
    <svg aria-hidden="true" width={width} height={height} className={classNames('flex-none', className)}>
      <polyline
        points={values.map(place).join(' ')}
        fill="none"
        strokeWidth={1.8}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={colours[mood]}
      />
    </svg>
  )
}
