import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import type { ReactNode } from 'react'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { customerTexts, eventNames, factorTexts, verificationNames } from '../../texts/customers.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'

const addressOf = ({ address, post_code, city }: StaffCustomer): string | null =>
  [address, [post_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null

const mailStateOf = ({ email_verified_at: at }: StaffCustomer): string =>
  at ? customerTexts.verifiedMail(showMoment(at)) : customerTexts.unverifiedMail

const factorOf = ({ second_factor: factor }: StaffCustomer): string =>
  factor
    ? [
        ...(factor.since === null ? [] : [factorTexts.app(showMoment(factor.since))]),
        ...(factor.passkeys === 0 ? [] : [factorTexts.passkeys(factor.passkeys)]),
        factorTexts.codes(factor.recovery_codes_left),
      ].join(' · ')
    : factorTexts.off

const PersonPanel = ({ customer }: { customer: StaffCustomer }) => (
  <Section title={customerTexts.profile}>
    <Facts
      facts={[
        { term: customerTexts.email, value: customer.email },
        { term: customerTexts.mailState, value: mailStateOf(customer) },
        { term: customerTexts.pendingMail, value: customer.pending_email },
        { term: customerTexts.phone, value: customer.phone, mono: true },
        { term: customerTexts.country, value: customer.country },
        { term: customerTexts.address, value: addressOf(customer) },
        { term: customerTexts.language, value: customer.language },
        { term: customerTexts.steamId, value: customer.steamid, mono: true },
        { term: customerTexts.tradeLink, value: customer.trade_link ?? customerTexts.noTradeLink, mono: true },
        { term: customerTexts.verification, value: verificationNames[customer.verification_status] },
        { term: factorTexts.term, value: factorOf(customer) },
        { term: customerTexts.joined, value: showMoment(customer.created_at), mono: true },
      ]}
    />
  </Section>
)

/** How far the customer is from each sum above which an identity is asked for. */
const limitFacts = ({ verification_limits: { verified, limits } }: StaffCustomer) =>
  limits.map(({ kind, used, limit }) => ({
    term: customerTexts.limits[kind],
    value:
      kind === 'payout'
        ? customerTexts.singleText(showEuro(limit), verified)
        : customerTexts.limitText(showEuro(used), showEuro(limit), verified),
  }))

const MoneyPanel = ({ customer }: { customer: StaffCustomer }) => {
  const { orders, offers, deposits, payouts_paused_until: pausedUntil } = customer
  return (
    <Section title={customerTexts.money}>
      <Facts
        facts={[
          { term: customerTexts.balance, value: showEuro(customer.balance) },
          { term: customerTexts.orders, value: customerTexts.counted(orders.count, showEuro(orders.total)) },
          { term: customerTexts.offers, value: customerTexts.paidOut(offers.count, showEuro(offers.paid)) },
          { term: customerTexts.deposits, value: customerTexts.counted(deposits.count, showEuro(deposits.total)) },
          { term: customerTexts.disputes, value: showCount(customer.disputes) },
          { term: customerTexts.apiKeys, value: showCount(customer.api_keys) },
          { term: customerTexts.spending, value: customer.spending_blocked ? customerTexts.spendingBlocked : null },
          {
            term: customerTexts.payouts,
            value: pausedUntil && customerTexts.payoutsPaused(showMoment(pausedUntil)),
          },
          ...limitFacts(customer),
          { term: customerTexts.free, value: customerTexts.freeText(showEuro(customer.adjustment_free)) },
        ]}
      />
    </Section>
  )
}

const EventsPanel = ({ customer: { events } }: { customer: StaffCustomer }) => (
  <Section title={customerTexts.history}>
    {events.length === 0 ? (
      <p className="text-bone-2">{customerTexts.historyNone}</p>
    ) : (
      <ol className="flex flex-col gap-3">
        {events.map(({ id, kind, by, at, why }) => (
          <li key={id} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-[580]">{eventNames[kind]}</span>
              <span className="type-mono text-[12.5px]/5 text-bone-2">
                {showMoment(at)} · {by}
              </span>
            </span>
            <span className="break-words text-bone-1">{why}</span>
          </li>
        ))}
      </ol>
    )}
  </Section>
)

/** Who a customer is, what they are worth and what staff have done to the account. */
export const ProfilePanels = ({ customer, notes }: { customer: StaffCustomer; notes: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-3 tight:grid-cols-1">
    <div className="flex min-w-0 flex-col gap-3">
      <PersonPanel customer={customer} />
      {notes}
    </div>
    <div className="flex min-w-0 flex-col gap-3">
      <MoneyPanel customer={customer} />
      <EventsPanel customer={customer} />
    </div>
  </div>
)
