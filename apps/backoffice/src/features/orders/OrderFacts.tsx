import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { buttonClass } from '@pandrop/ui/Button'
import { showToast } from '@pandrop/ui/toasts'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { orderFactNames as names, orderTexts, paidByNames, orderTexts as texts } from '../../texts/orders.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PaperLink } from '../../ui/PaperLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface OrderFactsProps {
  order: StaffOrder
}

const momentOrNo = (instant: string | null): string => (instant ? showMoment(instant) : orderTexts.no)

/** When the customer accepted the terms, and which: the number stands among the versions of that page. */
const termsText = ({ terms_accepted_at: at, terms_version: version }: OrderFactsProps['order']): string =>
  at && version !== null ? orderTexts.termsOf(showMoment(at), version) : momentOrNo(at)

/** Where the items go. */
export const TradeFacts = ({ order }: OrderFactsProps) => (
  <Section title={orderTexts.delivery}>
    <TradeLink link={order.trade_link} />
    <Facts
      className="mt-3"
      facts={[
        { term: names.tradeOffer, value: order.trade_offer_id, mono: true },
        { term: names.protectedUntil, value: order.protected_until && showMoment(order.protected_until), mono: true },
      ]}
    />
  </Section>
)

/** Who bought. */
export const CustomerFacts = ({ order: { customer, contact } }: OrderFactsProps) => (
  <Section
    title={orderTexts.customer}
    aside={
      <Link to={paths.customer(customer.id)} className="rounded-check text-bone-1 hover:text-bone-0">
        {customer.name}
      </Link>
    }
  >
    <Facts
      facts={[
        { term: names.account, value: customer.email },
        { term: names.company, value: contact.company },
        { term: names.vatId, value: contact.vat_id, mono: true },
        { term: names.name, value: `${contact.name} ${contact.surname}` },
        { term: names.email, value: contact.email === customer.email ? null : contact.email },
        { term: names.phone, value: contact.phone, mono: true },
        { term: names.address, value: `${contact.address}, ${contact.post_code} ${contact.city}` },
        { term: names.country, value: contact.country },
      ]}
    />
  </Section>
)

/** What was paid, how, and what the provider calls it. */
export const PaymentFacts = ({ order }: OrderFactsProps) => {
  const { payment } = order
  return (
    <Section title={orderTexts.payment}>
      <Facts
        facts={[
          { term: names.sum, value: showEuro(order.sum) },
          { term: names.discount, value: order.discount > 0 ? showEuro(order.discount) : null },
          {
            term: names.promoCode,
            value: order.promo_code && (
              <Link
                to={paths.promo}
                search={{ filter: 'all', search: order.promo_code } as never}
                className="underline underline-offset-2"
              >
                {order.promo_code}
              </Link>
            ),
            mono: true,
          },
          {
            term: names.pack,
            value: order.pack && (
              <Link to={paths.pack(order.pack.id)} className="underline underline-offset-2">
                {order.pack.name}
              </Link>
            ),
          },
          {
            term: names.deal,
            value: order.deal_id && (
              <Link to={paths.deal(order.deal_id)} className="underline underline-offset-2">
                {`#${order.deal_id}`}
              </Link>
            ),
          },
          { term: names.vat, value: showEuro(order.vat) },
          {
            term: names.receipt,
            value: order.receipt && <PaperLink path="receipts" id={order.receipt.id} number={order.receipt.number} />,
          },
          { term: names.paidBy, value: paidByNames[order.payment_method] },
          { term: names.placed, value: showMoment(order.created_at), mono: true },
          { term: names.paid, value: momentOrNo(order.paid_at), mono: true },
          {
            term: names.payment,
            value: payment && (
              <Link to={paths.payment(payment.id)} className="underline underline-offset-2">
                {payment.id}
              </Link>
            ),
            mono: true,
          },
          { term: names.session, value: payment?.provider_session_id, mono: true },
          { term: names.charge, value: payment?.payment_intent, mono: true },
          { term: names.terms, value: termsText(order), mono: true },
          { term: names.waiver, value: momentOrNo(order.withdrawal_waiver_at), mono: true },
        ]}
      />
    </Section>
  )
}

const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ kind: 'success', text: texts.copied })
  } catch {
    // Forbidden by the browser, or the back office is opened over plain http.
    showToast({ kind: 'error', text: texts.copyFailed })
  }
}

/** The customer's trade link, to be opened in Steam or copied. */
const TradeLink = ({ link }: { link: string }) => (
  <>
    <p className="type-mono break-all text-bone-1">{link}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <a href={link} target="_blank" rel="noreferrer noopener" className={buttonClass({ kind: 'secondary', size: 40 })}>
        <IconExternalLink aria-hidden="true" size={18} stroke={1.6} />
        {texts.openLink}
      </a>
      <StaffButton icon={<IconCopy aria-hidden="true" size={18} stroke={1.6} />} onClick={() => void copy(link)}>
        {texts.copy}
      </StaffButton>
    </div>
  </>
)
