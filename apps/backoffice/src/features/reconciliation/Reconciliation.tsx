import type { Answer } from '@pandrop/contract/call'
import type { getReconciliation as readCall } from '@pandrop/contract/staff/bank'
import { getReconciliation } from '@pandrop/contract/staff/routes/payouts'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { wholeList } from '../../table/tableList.ts'
import { reconciliationTexts } from '../../texts/bank.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { daysAgo, today } from './days.ts'
import { NewestStatement } from './NewestStatement.tsx'

const periods = [7, 30, 92] as const

type Read = Answer<typeof readCall>

const periodOf = (word: string | undefined): (typeof periods)[number] =>
  periods.find((days) => `${days}` === word) ?? 30

/** Bank, card provider and books beside each other, and what differs. */
export const Reconciliation = () => {
  const [{ days: word }, change] = useAddress()
  const days = periodOf(word)
  const reading = useQuery({
    queryKey: [...payoutsKey, 'reconciliation', days],
    queryFn: ({ signal }) =>
      api.send(getReconciliation, { query: { from: daysAgo(days - 1), until: today() }, signal }),
    // It reads all books: not each time that somebody looks up from another window.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const { data, isError, error, isFetching, refetch } = reading
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={reconciliationTexts.period}
          options={periods.map((value) => ({ value: `${value}`, label: reconciliationTexts.periods[value] ?? '' }))}
          value={`${days}`}
          onChange={(next) => change({ days: next === '30' ? undefined : next })}
        />
        <span className="flex items-center gap-3 text-bone-2">
          {data && reconciliationTexts.readAt(showMoment(data.read_at))}
          <StaffButton loading={isFetching} onClick={() => void refetch()}>
            {reconciliationTexts.readAgain}
          </StaffButton>
        </span>
      </div>
      {isError && !data ? (
        <LoadFailed title={reconciliationTexts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <>
          {data ? <Sums {...data} /> : <SumsToCome />}
          {data && <NewestStatement statement={data.statement} />}
          <Section
            title={reconciliationTexts.differences}
            aside={
              data && (
                <span className="text-bone-2">{reconciliationTexts.found(data.differences.length, data.found)}</span>
              )
            }
            flush
          >
            <DifferenceList
              label={reconciliationTexts.differences}
              list={wholeList({ ...reading, data: data?.differences })}
              empty={{ title: reconciliationTexts.agrees, text: reconciliationTexts.agreesText }}
            />
          </Section>
        </>
      )}
    </>
  )
}

const columns = 'grid grid-cols-3 gap-3 tight:grid-cols-1'

const SumsToCome = () => (
  <div role="status" aria-label={reconciliationTexts.loading} className={columns}>
    <Skeleton className="h-56 rounded-large" />
    <Skeleton className="h-56 rounded-large" />
    <Skeleton className="h-56 rounded-large" />
  </div>
)

const euro = (term: string, amount: number) => ({
  term,
  value: <span className="tabular-nums">{showEuro(amount)}</span>,
})

/** Red where it is not what stands above it. */
const against = (term: string, amount: number, expected: number) => ({
  term,
  value: (
    <strong className={amount === expected ? 'font-[640] tabular-nums' : 'font-[640] text-danger tabular-nums'}>
      {showEuro(amount)}
    </strong>
  ),
})

const Sums = ({ bank, provider, books }: Read) => (
  <div className={columns}>
    <Section title={reconciliationTexts.bank}>
      <Facts
        facts={[
          euro(reconciliationTexts.confirmed, bank.confirmed),
          against(reconciliationTexts.stated, bank.stated, bank.confirmed),
          euro(reconciliationTexts.received, bank.received),
          ...(bank.by_hand === 0 ? [] : [euro(reconciliationTexts.byHand, bank.by_hand)]),
          ...(bank.opening === 0 ? [] : [euro(reconciliationTexts.opening, bank.opening)]),
          euro(reconciliationTexts.bankKnown, bank.known),
          against(reconciliationTexts.bankBooked, bank.booked, bank.known),
          { term: reconciliationTexts.otherLines, value: showCount(bank.other_lines) },
        ]}
      />
    </Section>
    <Section title={reconciliationTexts.provider}>
      <Facts
        facts={[
          euro(reconciliationTexts.charged, provider.charged),
          euro(reconciliationTexts.refunded, 0 - provider.refunded),
          euro(reconciliationTexts.disputed, 0 - provider.disputed),
          ...(provider.held === 0 ? [] : [euro(reconciliationTexts.held, provider.held)]),
          euro(reconciliationTexts.paidOut, 0 - provider.paid_out),
          euro(reconciliationTexts.fees, 0 - provider.fees),
          ...(provider.exchanged === 0 ? [] : [euro(reconciliationTexts.exchanged, 0 - provider.exchanged)]),
          euro(reconciliationTexts.known, provider.known),
          against(reconciliationTexts.providerBooked, provider.booked, provider.known),
        ]}
      />
    </Section>
    <Section title={reconciliationTexts.books}>
      <Facts
        facts={[
          { term: reconciliationTexts.transactions, value: showCount(books.transactions) },
          { term: reconciliationTexts.entries, value: showCount(books.entries) },
          against(reconciliationTexts.total, books.total, 0),
          { term: reconciliationTexts.wrong, value: showCount(books.wrong) },
          { term: reconciliationTexts.booksReadAt, value: showMoment(books.read_at) },
        ]}
      />
    </Section>
  </div>
)
