import { classNames } from '@pandrop/ui/classNames'
import { showShort } from '../change.ts'
import { chartTexts } from '../texts/charts.ts'
import { type ChartColumn, standOf } from './columns.ts'
import { Figures } from './Figures.tsx'

interface ColumnsProps {
  /** names the chart: "Margin, 12 months" */
  label: string
  /** what the columns are: "Month" */
  of: string
  columns: readonly ChartColumn[]
  /** the last one is the present: green */
  endsNow?: boolean
  /** in place of columns where each is nothing */
  none: string
}

/** px, without figures: plot, names, and above it what columns say */
const [plotHeight, namesHeight, saidHeight] = [168, 22, 16]

/** So few that each can say its value all the time. */
const sayingMax = 6

/**
 * Standing columns over a line at zero, hollow below it, beside an axis. The pointer reads single ones; the same
 * figures stand in a table below, for everybody who cannot see or point.
 */
export const Columns = ({ label, of, columns, endsNow, none }: ColumnsProps) => {
  const { zero, ticks, columns: standing } = standOf(columns.map(({ value }) => value))
  const saysAll = columns.length <= sayingMax
  const last = columns.length - 1
  const isEmpty = columns.every(({ value }) => value === 0)
  return (
    <figure className="@container min-w-0">
      {isEmpty ? (
        <p
          className="mt-2 grid place-items-center text-center text-bone-2"
          style={{ height: saidHeight + plotHeight + namesHeight }}
        >
          {none}
        </p>
      ) : (
        <div
          aria-hidden="true"
          className={classNames('relative flex gap-1.5 pl-11', saysAll ? 'mt-6' : 'mt-2')}
          style={{ height: saysAll ? plotHeight : plotHeight + saidHeight }}
        >
          {ticks.map(({ value, bottom }) => (
            <span key={value} className="absolute inset-x-0" style={{ bottom: `${bottom}%` }}>
              <span className={classNames('absolute right-0 left-11 h-px', value === 0 ? 'bg-line-2' : 'bg-line')} />
              <span className="absolute bottom-0 left-0 w-9 translate-y-1/2 text-right type-meta text-bone-2">
                {showShort(value)}
              </span>
            </span>
          ))}
          {columns.map(({ name, value, brief, shown }, place) => {
            const { bottom = zero, height = 0 } = standing[place] ?? {}
            return (
              <span key={name} className="group relative min-w-0 flex-1">
                <span
                  className={classNames(
                    'absolute inset-x-0 mx-auto max-w-10 transition-colors',
                    value < 0 ? 'rounded-b-badge shadow-[inset_0_0_0_1.5px_var(--color-bone-1)]' : 'rounded-t-badge',
                    value > 0 && (endsNow && place === last ? 'bg-bamboo' : 'bg-bone-1 group-hover:bg-bone-0'),
                    value !== 0 && 'min-h-0.5',
                  )}
                  style={{ bottom: `${bottom}%`, height: `${height}%` }}
                />
                <span
                  className={classNames(
                    'absolute mb-1 type-meta whitespace-nowrap',
                    saysAll
                      ? 'inset-x-0 flex justify-center'
                      : 'z-1 rounded-check bg-ink-2 px-1.5 opacity-0 shadow-popover group-hover:opacity-100',
                    !saysAll && (place === last ? 'right-0' : place === 0 ? 'left-0' : 'left-1/2 -translate-x-1/2'),
                  )}
                  style={{ bottom: `${bottom + height}%` }}
                >
                  {saysAll ? brief : shown}
                </span>
              </span>
            )
          })}
        </div>
      )}
      <div aria-hidden="true" className="mt-1.5 flex gap-1.5 pl-11" hidden={isEmpty}>
        {columns.map(({ name, short }, place) => (
          <span
            key={name}
            className={classNames(
              'flex min-w-0 flex-1 justify-center type-meta whitespace-nowrap text-bone-2',
              // Where all have no room every other one has.
              !saysAll && (last - place) % 2 === 1 && '@max-[440px]:invisible',
            )}
          >
            {short}
          </span>
        ))}
      </div>
      <Figures label={label} heads={[of, chartTexts.value]} rows={columns.map(({ name, shown }) => [name, shown])} />
    </figure>
  )
}
