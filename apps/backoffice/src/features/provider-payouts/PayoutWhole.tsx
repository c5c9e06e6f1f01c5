import { asFailure } from '@pandrop/api-client/errors'
import type { ProviderPayoutLine, ProviderPayoutWhole } from '@pandrop/contract/staff/provider-payouts'
import { getProviderPayout } from '@pandrop/contract/staff/routes/provider-payouts'
import { dayText } from '@pandrop/dictionaries/dates'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { showCount, showMoment } from '../../format.ts'
import { payoutsKey } from '../../hooks/payoutsChanged.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { wholeList } from '../../table/tableList.ts'
import { providerPayoutTexts as texts } from '../../texts/providerPayouts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { PayoutState, problemsOf, showIn } from './payoutState.tsx'

/** One payout of the card provider. */
export const useProviderPayout = (id: number | null) =>
  useQuery({
    queryKey: [...payoutsKey, 'provider', 'one', id],
    queryFn: ({ signal }) => api.send(getProviderPayout, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
  })

const Missing = () => <EmptyState title={texts.notFound} text={texts.notFoundText} />

/** A payout of the provider: what it is, its sums, and its lines, those that lead nowhere first. */
export const PayoutWhole = ({ id }: { id: number | null }) => {
  const reading = useProviderPayout(id)
  const { data, error, isFetching, refetch } = reading
  if (id === null) return <Missing />
  if (data) {
    const { payout, kinds, lines, lines_found: all } = data
    return (
      <>
        <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
          <Section title={texts.facts} aside={<PayoutState payout={payout} />}>
            <Facts facts={factsOf(payout)} />
            <p className="mt-3 font-[560] text-danger empty:hidden">{problemsOf(payout)}</p>
          </Section>
          <Section title={texts.sums}>
            {kinds.length === 0 ? (
              <p className="text-bone-2">{texts.noSums}</p>
            ) : (
              <Facts
                facts={kinds.map(({ kind, lines: count, net }) => ({
                  term: `${texts.kinds[kind]} (${showCount(count)})`,
                  value: <span className="tabular-nums">{showIn(payout.currency, net)}</span>,
                }))}
              />
            )}
          </Section>
        </div>
        <Section
          title={texts.lines}
          aside={<span className="text-bone-2">{texts.firstLines(lines.length, all)}</span>}
          flush
        >
          <DataTable
            label={texts.lines}
            columns={columnsIn(payout.currency)}
            list={wholeList({ ...reading, data: lines })}
            rowKey={({ provider_line_id: name }) => name}
            empty={texts.noLines}
          />
        </Section>
      </>
    )
  }
  if (!error)
    return (
      <div role="status" aria-label={texts.loading} className="grid grid-cols-2 gap-3 tight:grid-cols-1">
        <Skeleton className="h-64 rounded-large" />
        <Skeleton className="h-64 rounded-large" />
      </div>
    )
  if (asFailure(error).code === 'provider_payout_not_found') return <Missing />
  return <LoadFailed title={texts.loadFailed} error={error} isFetching={isFetching} refetch={refetch} />
}

const factsOf = (payout: ProviderPayoutWhole['payout']) => {
  const { currency, gross, fee, net, found } = payout
  const sum = (term: string, units: number) => ({
    term,
    value: <span className="tabular-nums">{showIn(currency, units)}</span>,
  })
  return [
    { term: texts.arrives, value: dayText(payout.arrives_on) },
    sum(texts.gross, gross),
    sum(texts.fee, fee),
    { term: texts.net, value: <strong className="font-[640] tabular-nums">{showIn(currency, net)}</strong> },
    {
      term: texts.found,
      value: found ? (
        <Link to={paths.bankAnswer(found.answer_id)} className="underline underline-offset-2">
          {texts.foundOn(showMoment(found.at))}
        </Link>
      ) : (
        texts.notFoundYet
      ),
    },
    { term: texts.why, value: payout.failure },
    { term: texts.noteText, value: payout.note },
    { term: texts.noted, value: texts.notedBy(payout.noted_by, showMoment(payout.noted_at)) },
  ]
}

const LeadsTo = ({ kind, payment_id: payment, order_id: order }: ProviderPayoutLine) => {
  if (payment === null)
    return kind === 'fee' || kind === 'payout' ? null : <span className="text-danger">{texts.nowhere}</span>
  return (
    <Link to={paths.payment(payment)} className="underline underline-offset-2">
      {order === null ? texts.topUp : texts.order(order)}
    </Link>
  )
}

const columnsIn = (currency: string): readonly Column<ProviderPayoutLine>[] => {
  const sum = (units: number) => <span className="tabular-nums">{showIn(currency, units)}</span>
  return [
    { id: 'kind', header: texts.kind, cell: ({ kind }) => texts.oneKind[kind] },
    { id: 'to', header: texts.leadsTo, grow: true, cell: (line) => <LeadsTo {...line} /> },
    {
      id: 'name',
      header: texts.name,
      mono: true,
      muted: true,
      from: 1280,
      cell: ({ provider_source: source, provider_line_id: name }) => source ?? name,
    },
    {
      id: 'booked',
      header: texts.credited,
      align: 'right',
      muted: true,
      from: 1280,
      cell: ({ booked }) => booked !== null && sum(booked),
    },
    { id: 'gross', header: texts.gross, align: 'right', muted: true, from: 1024, cell: ({ gross }) => sum(gross) },
    { id: 'fee', header: texts.fee, align: 'right', muted: true, from: 640, cell: ({ fee }) => sum(fee) },
    { id: 'net', header: texts.lineNet, align: 'right', cell: ({ net }) => sum(net) },
  ]
}
