import { classNames } from '@pandrop/ui/classNames'
import { IconChevronRight } from '@tabler/icons-react'
import { chartTexts } from '../texts/charts.ts'

interface FiguresProps {
  /** names the table: "Revenue, 30 days" */
  label: string
  heads: readonly string[]
  /** the first cell of each names it */
  rows: readonly (readonly string[])[]
}

/** The figures of a chart as a table, folded up below it: for everybody who cannot see or point. */
export const Figures = ({ label, heads, rows }: FiguresProps) => (
  <details className="group/figures mt-2">
    <summary className="inline-flex items-center gap-1 rounded-check py-1 type-meta text-bone-2 hover:text-bone-0">
      <IconChevronRight
        aria-hidden="true"
        size={14}
        stroke={1.6}
        className="transition-transform group-open/figures:rotate-90"
      />
      {chartTexts.figures}
    </summary>
    <section
      aria-label={chartTexts.figuresOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
      tabIndex={0}
      className="mt-1 max-h-60 overflow-y-auto rounded-check focus-visible:-outline-offset-2"
    >
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="type-meta text-bone-2">
          <tr>
            {heads.map((head, place) => (
              <th key={head} className={classNames('py-1 font-[560]', place === 0 ? 'text-left' : 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <td className="py-1 type-mono text-bone-2">{name}</td>
              {cells.map((cell, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what its column is
                  key={place}
                  className={classNames('py-1 text-right', place > 0 && 'text-bone-2')}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
