import type { Waiting, WaitingKind } from '@pandrop/contract/staff/today'
import { waitingNames } from '@pandrop/contract/staff/waiting-names'
import { Link } from '@tanstack/react-router'
import { showCount, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { todayTexts } from '../../texts/today.ts'
import { waitText } from '../../ui/waitText.ts'

interface Place {
  to: string
  search?: Record<string, string>
}

/** Where each is worked off. */
const placeOf: Record<WaitingKind, Place> = {
  health_red: { to: paths.health },
  offers_to_answer: { to: paths.offers },
  offers_to_shelve: { to: paths.offers, search: { queue: 'to_shelve' } },
  orders_to_deliver: { to: paths.orders, search: { state: 'processing' } },
  orders_held: { to: paths.orders, search: { state: 'held' } },
  orders_withdrawn: { to: paths.orders, search: { state: 'withdrawn' } },
  trades_open: { to: paths.orders, search: { state: 'in_process' } },
  trade_offers_waiting: { to: paths.deliver },
  stock_promised: { to: paths.stockTaking, search: { kind: 'missing' } },
  stock_missing: { to: paths.stockTaking, search: { kind: 'missing' } },
  cases_to_answer: { to: paths.cases },
  payouts_requested: { to: paths.payouts },
  payouts_failed: { to: paths.payouts, search: { stage: 'to_look_at' } },
  adjustments_proposed: { to: '/customers/adjustments' },
  factor_removals: { to: paths.customers, search: { filter: 'factor_lost' } },
  verifications_to_decide: { to: paths.verifications },
  deletions_waiting: { to: paths.customers, search: { filter: 'leaving' } },
  deletions_proposed: { to: paths.customers, search: { filter: 'deletion_proposed' } },
  accounts_closed: { to: paths.customers, search: { filter: 'closed' } },
  payments_held: { to: paths.payments, search: { view: 'held' } },
  refunds_failed: { to: paths.payments, search: { view: 'refund_failed' } },
  refunded_elsewhere: { to: paths.payments, search: { view: 'refunded_elsewhere' } },
  disputes_to_answer: { to: paths.payments, search: { view: 'to_answer' } },
  disputes_open: { to: paths.payments, search: { view: 'disputed' } },
  provider_payouts_to_look_at: { to: paths.providerPayouts, search: { view: 'attention' } },
  provider_payouts_missing: { to: paths.providerPayouts, search: { view: 'open' } },
  deposits_pending: { to: paths.payments, search: { view: 'pending', purpose: 'topup' } },
  price_list_old: { to: paths.skins },
  rates_waiting: { to: paths.currencies },
  rates_old: { to: paths.currencies },
  mails_failed: { to: paths.mails },
  jobs_failed: { to: paths.mails, search: { kind: 'jobs' } },
}

const chipClass = 'flex min-h-10 items-center gap-2 rounded-button bg-ink-2 px-3 text-[13px]/5 hover:bg-ink-3'

/** Everything that waits for somebody, most pressing first; what does not wait is not shown. */
export const WaitingStrip = ({ waiting }: { waiting: readonly Waiting[] }) => {
  const some = waiting.filter(({ count }) => count > 0)
  return (
    <section
      aria-label={todayTexts.waiting}
      className="raised flex flex-wrap items-center gap-2 rounded-large px-4 py-2.5 compact:flex-col
        compact:items-stretch"
    >
      <h2 className="mr-2 type-panel">{todayTexts.waiting}</h2>
      {some.length === 0 ? (
        <p className="py-2.5 text-bone-2">{todayTexts.nothingWaits}</p>
      ) : (
        <ul className="flex min-w-0 flex-1 flex-wrap gap-2">
          {some.map((entry) => (
            <li key={entry.kind}>
              <Chip entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Chip = ({ entry }: { entry: Waiting }) => {
  const place = placeOf[entry.kind]
  return (
    <Link to={place.to} search={place.search as never} className={chipClass}>
      <Face entry={entry} />
    </Link>
  )
}

const Face = ({ entry: { kind, count, sum, overdue, since } }: { entry: Waiting }) => (
  <>
    <span className="font-[680]">{showCount(count)}</span>
    <span className="text-bone-1">{waitingNames[kind](count)}</span>
    {sum !== null && <span className="text-bone-2">{showEuro(sum)}</span>}
    {since && <span className="text-bone-2">{todayTexts.since(waitText(since, Date.now()))}</span>}
    {overdue > 0 && (
      <span className="rounded-check bg-warn px-1.5 type-meta font-[640] text-ink-0">
        {todayTexts.overdue(overdue)}
      </span>
    )}
  </>
)
