import { depositHistoryQuery } from '@pandrop/api-client/deposit-queries'
import { depositStatusTone } from '@pandrop/contract/lifecycle/order'
import { depositConfirmation } from '@pandrop/contract/routes'
import { formatUnits } from '@pandrop/money/format'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Table } from '@pandrop/ui/Table'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dayOf, timeOf } from '../../dates.ts'
import { HistoryFrame } from '../../history/HistoryFrame.tsx'
import { HistoryPages } from '../../history/HistoryPages.tsx'
import { rowsPerPage, usePages } from '../../history/usePages.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { saveFile } from '../../saveFile.ts'
import { type Deposit, PendingDeposit } from './PendingDeposit.tsx'

const millisecondsOf = ({ created_at }: Deposit): number => created_at * 1000

const Status = ({ status }: Pick<Deposit, 'status'>) => {
  const text = useText()
  const word = status.toLowerCase() as Lowercase<typeof status>
  return <StatusBadge kind={depositStatusTone(status)} label={text(`deposit_status_${word}`)} />
}

const Sum = ({ sum, currency }: Deposit) => (
  <span className="font-[640]">
    {currency.symbol}
    {formatUnits(sum)}
  </span>
)

/** The first block of a payment's random id is enough to tell two apart. */
const ShortId = ({ id }: Deposit) => (
  <span className="type-mono text-bone-2" title={id}>
    {id.slice(0, 8)}
  </span>
)

const Day = (deposit: Deposit) => <span className="type-mono">{dayOf(millisecondsOf(deposit))}</span>

const Time = (deposit: Deposit) => <span className="type-mono">{timeOf(millisecondsOf(deposit))}</span>

/** The paper of a top-up that was paid; an address alone would open nothing: it needs the page's token too. */
const Confirmation = ({ deposit: { id, status } }: { deposit: Deposit }) => {
  const text = useText()
  const { run, running } = useCall(depositConfirmation, { failed: 'payments_confirmation_failed', onDone: saveFile })
  if (status !== 'Success') return null
  return (
    <button
      type="button"
      aria-busy={running}
      aria-label={text('payments_confirmation_of', { id: id.slice(0, 8) })}
      onClick={() => running || void run({ params: { id } })}
      className="-my-1.5 flex min-h-8 items-center gap-1.5 text-left type-meta text-bone-0 underline decoration-bone-2
        underline-offset-4 hover:decoration-bone-0 aria-busy:cursor-progress"
    >
      <IconDownload aria-hidden="true" size={16} stroke={1.5} className="flex-none" />
      {text('payments_confirmation')}
    </button>
  )
}

const Kind = (deposit: Deposit) => {
  const text = useText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      {text('payments_kind')}
      <PendingDeposit deposit={deposit} />
      <Confirmation deposit={deposit} />
    </div>
  )
}

/** 74 px high unless there is something to do; with its padding and gap five of them fill 578 px. */
const DepositCard = (deposit: Deposit) => {
  const text = useText()
  return (
    <div className="flex min-h-[74px] flex-col justify-between gap-1">
      <div className="flex items-start justify-between gap-3">
        <span>
          <span className="block">
            <Day {...deposit} /> <Time {...deposit} />
          </span>
          <span className="block">
            <ShortId {...deposit} />
          </span>
        </span>
        <Status status={deposit.status} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-3 text-bone-1">
          {text('payments_kind')}
          <Confirmation deposit={deposit} />
        </span>
        <Sum {...deposit} />
      </div>
      <PendingDeposit deposit={deposit} />
    </div>
  )
}

const Deposits = ({ deposits }: { deposits: Deposit[] }) => {
  const text = useText()
  const { page, pages, shown, turn } = usePages(deposits)
  return (
    <>
      <p className="mb-4 flex min-h-11 items-center text-bone-2">
        {text('payments_count', { count: deposits.length })}
      </p>
      <Table<Deposit>
        className={pages > 1 ? 'narrow:min-h-[578px]' : undefined}
        caption={text('payments_title')}
        rows={shown}
        rowKey={({ id }) => id}
        rowsMin={rowsPerPage}
        card={(deposit) => <DepositCard {...deposit} />}
        columns={[
          { key: 'date', head: text('orders_date'), cell: Day },
          { key: 'time', head: text('orders_time'), cell: Time },
          { key: 'kind', head: text('payments_id'), cell: Kind, className: 'w-full whitespace-normal' },
          { key: 'id', head: text('payments_id'), headHidden: true, cell: ShortId },
          { key: 'sum', head: text('orders_sum'), cell: Sum, align: 'right' },
          { key: 'status', head: text('orders_status'), cell: Status },
        ]}
      />
      <HistoryPages page={page} pages={pages} onTurn={turn} />
    </>
  )
}

/** Top-ups of the customer, newest first, five rows a page (docs/behaviour/pages.md#payment-history). */
export const PaymentHistory = () => {
  const text = useText()
  return (
    <HistoryFrame
      reading={useQuery(depositHistoryQuery(useApi()))}
      failedTitle={text('payments_failed')}
      empty={{ title: text('transactions_none'), text: text('payments_none_text') }}
    >
      {(deposits) => <Deposits deposits={deposits} />}
    </HistoryFrame>
  )
}
