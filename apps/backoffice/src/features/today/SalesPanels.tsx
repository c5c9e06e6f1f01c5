import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changeBetween, showPercent, showShare, showShort } from '../../change.ts'
import { Bars } from '../../charts/Bars.tsx'
import { showCount, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import type { Sales } from './queries.ts'

/** What the types of weapons brought. */
export const TypesPanel = ({ sales }: { sales: Sales | undefined }) => {
  const title = todayTexts.types(sales?.days.length ?? 30)
  return (
    <Section title={title}>
      {!sales && <Skeleton className="h-64 w-full" />}
      {sales?.types.length === 0 && <p className="py-6 text-bone-2">{todayTexts.noSales}</p>}
      {sales && sales.types.length > 0 && (
        <>
          <Bars
            label={title}
            bars={sales.types.map(({ type, revenue }) => ({
              name: type,
              value: revenue,
              shown: `€${showShort(revenue)}`,
            }))}
          />
          <p className="mt-4 flex justify-between pt-3 shadow-[inset_0_1px_0_var(--color-line)]">
            <span className="text-bone-2">{todayTexts.saleShare}</span>
            <span className="font-[640]">{showShare(sales.sale_share)}</span>
          </p>
        </>
      )}
    </Section>
  )
}

interface Sum {
  name: string
  now: number
  before: number
  show: (value: number) => string
  /** the list behind it */
  to?: string
  /** more is worse: no green for refunds */
  plain?: boolean
  note?: string
}

const sumsOf = ({ totals, before }: Sales): Sum[] => {
  const { sums, costKnown, costUnknown } = todayTexts
  const was = before.totals
  return [
    { name: sums.revenue, now: totals.revenue, before: was.revenue, show: showEuro, to: paths.orders },
    { name: sums.orders, now: totals.orders, before: was.orders, show: showCount, to: paths.orders },
    { name: sums.average, now: totals.average, before: was.average, show: showEuro, to: paths.orders },
    { name: sums.refunds, now: totals.refunds, before: was.refunds, show: showEuro, plain: true, to: paths.orders },
    { name: sums.deposits, now: totals.deposits, before: was.deposits, show: showEuro, to: paths.reconciliation },
    {
      name: sums.margin,
      now: totals.margin,
      before: was.margin,
      show: showEuro,
      note: totals.cost_known > 0 ? costKnown(showShare(totals.cost_known)) : costUnknown,
    },
  ]
}

const Term = ({ children, note }: { children: ReactNode; note?: string }) => (
  <dt className="min-w-0 text-bone-1">
    {children}
    {note && <span className="block type-meta text-bone-2">{note}</span>}
  </dt>
)

/** The range added up, beside the one before. */
export const SumsPanel = ({ sales }: { sales: Sales | undefined }) => (
  <Section title={todayTexts.period}>
    {!sales && <Skeleton className="h-64 w-full" />}
    {sales && (
      <>
        <dl className="flex flex-col">
          {sumsOf(sales).map((sum) => (
            <div
              key={sum.name}
              className="flex min-h-11 items-center justify-between gap-4 py-1
                not-first:shadow-[inset_0_1px_0_var(--color-line)]"
            >
              <Term note={sum.note}>
                {sum.to ? (
                  <Link to={sum.to} className="rounded-check hover:underline">
                    {sum.name}
                  </Link>
                ) : (
                  sum.name
                )}
              </Term>
              <SumValue {...sum} />
            </div>
          ))}
        </dl>
        <p className="mt-2 type-meta text-bone-2">{todayTexts.marginHint}</p>
      </>
    )}
  </Section>
)

const SumValue = ({ now, before, show, plain }: Sum) => {
  const { mood, percent } = changeBetween(now, before)
  const colour = plain || mood === 'quiet' ? 'text-bone-2' : mood === 'up' ? 'text-bamboo' : 'text-danger'
  return (
    <dd className="text-right">
      <span className="font-[640]">{show(now)}</span>
      {percent !== null && (
        <span className={classNames('ml-2 type-meta font-[580]', colour)}>{showPercent(percent)}</span>
      )}
      <span className="block type-meta text-bone-2">{todayTexts.against(show(before))}</span>
    </dd>
  )
}
