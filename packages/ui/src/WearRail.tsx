import { type PaintedExterior, wearBands } from '@pandrop/contract/exteriors'
import { classNames } from './classNames.ts'
import { formatFloat, litSegment, outOfReach, placesApart, type WearLimits, wearPosition } from './wear.ts'

interface WearRailProps {
  exterior: PaintedExterior
  /** wear between 0 and 1; without it only the segment is lit */
  float?: number
  /** of other copies, each between 0 and 1: hollow drops beside the solid one */
  others?: readonly number[]
  /** of the finish; what lies outside is greyed on the detail rail */
  limits?: WearLimits
  /** the whole rail in words: "Field-Tested, float 0.1837" */
  label: string
  /** card: 4 px, code before and float after; detail: 8 px with codes and limits below; bare: 4 px alone */
  size?: 'card' | 'detail' | 'bare'
  /** of the float beside the rail */
  digits?: number
  className?: string
}

/** The patch's drop, one unit of radius, before it is turned to stand on its tip. */
export const patch = 'M-1 0A1 1 0 0 1 1 0V.75A.25 .25 0 0 1 .75 1H0A1 1 0 0 1-1 0Z'

/**
 * Where an item's wear lies between Factory New and Battle-Scarred. Drawn with SVG attributes in percent: a style
 * attribute would be blocked by the content security policy.
 */
export const WearRail = ({
  exterior,
  float,
  others,
  limits,
  label,
  size = 'card',
  digits,
  className,
}: WearRailProps) => {
  if (size === 'detail') {
    return (
      <div role="img" aria-label={label} className={className}>
        <Track exterior={exterior} float={float} limits={limits} thickness={8} gap={0.35} />
        <Scale exterior={exterior} />
      </div>
    )
  }
  if (size === 'bare') {
    return (
      <div role="img" aria-label={label} className={className}>
        <Track exterior={exterior} float={float} thickness={4} gap={0.8} />
      </div>
    )
  }
  return (
    <div role="img" aria-label={label} className={classNames('flex h-4 items-center gap-2', className)}>
      <span className="w-5.5 type-meta text-[12px] font-[660] text-bone-0">{exterior}</span>
      <span className="min-w-0 flex-1">
        <Track exterior={exterior} float={float} others={others} thickness={4} gap={0.8} />
      </span>
      {float !== undefined && <span className="type-mono text-[11.5px] text-bone-1">{formatFloat(float, digits)}</span>}
    </div>
  )
}

interface TrackProps {
  exterior: PaintedExterior
  float?: number
  others?: readonly number[]
  limits?: WearLimits
  /** px */
  thickness: number
  /** half of the space between two segments, in percent */
  gap: number
}

const Track = ({ exterior, float, others = [], limits, thickness, gap }: TrackProps) => (
  <svg aria-hidden="true" width="100%" height={thickness} className="block overflow-visible">
    {wearBands.map(({ code, start, width }) => (
      <rect
        key={code}
        x={`${start === 0 ? 0 : start + gap}%`}
        width={`${start === 0 || start + width === 100 ? width - gap : width - 2 * gap}%`}
        height={thickness}
        rx={thickness / 4}
        className="fill-ink-3"
      />
    ))}
    {limits && <Unreachable limits={limits} thickness={thickness} />}
    <Lit exterior={exterior} limits={limits} thickness={thickness} gap={gap} />
    {placesApart(others).map((place) => (
      <svg key={place} aria-hidden="true" x={`${place.toFixed(2)}%`} className="overflow-visible">
        <path
          d={patch}
          transform="translate(0 1) rotate(45) scale(3.4)"
          vectorEffect="non-scaling-stroke"
          className="fill-ink-1 stroke-bone-1"
        />
      </svg>
    ))}
    {float !== undefined && (
      <svg aria-hidden="true" x={`${wearPosition(float).toFixed(2)}%`} className="overflow-visible">
        <g className={thickness > 4 ? 'falls' : undefined}>
          <path
            data-drop=""
            d={patch}
            transform={thickness > 4 ? 'translate(0 2) rotate(45) scale(8)' : 'translate(0 1) rotate(45) scale(4.3)'}
            className="fill-bone-0"
          />
        </g>
      </svg>
    )}
  </svg>
)

/** The segment of the exterior, as far as the finish reaches into it: over what is dimmed, never under it. */
const Lit = ({ exterior, limits, thickness, gap }: Pick<TrackProps, 'exterior' | 'limits' | 'thickness' | 'gap'>) => {
  const segment = litSegment(exterior, gap, limits)
  return (
    <rect
      x={`${segment.start}%`}
      width={`${segment.width}%`}
      height={thickness}
      rx={thickness / 4}
      className="fill-bone-1"
    />
  )
}

/** Dims what the finish never reaches and marks where it ends. */
const Unreachable = ({ limits, thickness }: Required<Pick<TrackProps, 'limits' | 'thickness'>>) => (
  <g>
    {outOfReach(limits).map(({ start, width }) => (
      <g key={start}>
        <rect x={`${start}%`} width={`${width}%`} height={thickness} className="fill-ink-0/80" />
        <rect
          x={`${(start === 0 ? width : start).toFixed(2)}%`}
          y={-3}
          width={1.5}
          height={thickness + 6}
          className="fill-line-ui"
        />
      </g>
    ))}
  </g>
)

/** Codes and lower limits. The spacers have the bands' widths: 24, 20, 24, 12 and 20 percent. */
const Scale = ({ exterior }: Pick<WearRailProps, 'exterior'>) => (
  <span aria-hidden="true" className="mt-2.5 grid grid-cols-[24fr_20fr_24fr_12fr_20fr]">
    {wearBands.map(({ code, from }) => (
      <span key={code} className="flex min-w-0 flex-col">
        <span
          className={classNames('type-meta text-[12px] font-[640]', code === exterior ? 'text-bone-0' : 'text-bone-1')}
        >
          {code}
        </span>
        <span className="type-mono text-[11px]/4 text-bone-2">{from.toFixed(2)}</span>
      </span>
    ))}
  </span>
)
