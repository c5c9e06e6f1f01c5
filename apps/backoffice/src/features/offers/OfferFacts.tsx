import { isAgreed } from '@pandrop/contract/lifecycle/offer'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { answerRequest } from '@pandrop/contract/staff/routes/offers'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showDay, showEuro, showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { attachmentFacts } from '../../texts/attachments.ts'
import { offerTexts } from '../../texts/offers.ts'
import { requestTexts, whyAskedOf } from '../../texts/trade-requests.ts'
import { Facts } from '../../ui/Facts.tsx'
import { OwnTradeFacts, TradeNotice } from '../../ui/OwnTrade.tsx'

const linkClass = 'rounded-check font-[560] underline decoration-line-ui underline-offset-3 hover:decoration-bone-0'

const euroOrNull = (units: number | null | undefined): string | null =>
  units === null || units === undefined ? null : showEuro(units)

const momentOrNull = (instant: string | null): string | null => instant && showMoment(instant)

const Outward = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer noopener" className={linkClass}>
    {children}
  </a>
)

/** Prices, and how the suggested one comes about. */
export const OfferPrices = ({ offer }: { offer: StaffOffer }) => {
  const { quote, user_price: wish, service_price: ours } = offer
  return (
    <div className="flex flex-col gap-2">
      <Facts
        facts={[
          { term: offerTexts.wish, value: <strong className="type-price">{showEuro(wish)}</strong> },
          { term: offerTexts.ours, value: euroOrNull(ours) },
          { term: offerTexts.reference, value: euroOrNull(quote?.reference_price) },
          { term: offerTexts.suggested, value: euroOrNull(quote?.suggested_price) },
        ]}
      />
      <p className="type-meta text-bone-2">
        {quote ? (
          <>
            {offerTexts.less(showEuro(quote.reference_price))}
            <Link to={paths.margins} className={linkClass}>
              {offerTexts.margin(quote.margin_percent, showEuro(quote.margin_from))}
            </Link>
            {offerTexts.makes(showEuro(quote.suggested_price))}
          </>
        ) : (
          <NoQuote isOutdated={offer.is_outdated} />
        )}
      </p>
    </div>
  )
}

const NoQuote = ({ isOutdated }: { isOutdated: boolean }) =>
  isOutdated ? (
    <>
      {offerTexts.outdated}
      <Link to={paths.skins} className={linkClass}>
        {offerTexts.outdatedLink}
      </Link>
    </>
  ) : (
    offerTexts.noQuote
  )

/** The copy itself: where it is, what the catalogue says, where we ask for it. */
export const OfferItem = ({ offer }: { offer: StaffOffer }) => {
  const {
    skin,
    item_url: link,
    trade_link: tradeLink,
    trade_offer_id: trade,
    float,
    paint_seed: seed,
    attachments,
  } = offer
  return (
    <Facts
      facts={[
        { term: offerTexts.inventory, value: <Outward href={link}>{offerTexts.open}</Outward> },
        { term: offerTexts.tradeLink, value: tradeLink && <Outward href={tradeLink}>{offerTexts.open}</Outward> },
        { term: offerTexts.trade, value: trade, mono: true },
        { term: offerTexts.float, value: float, mono: true },
        { term: offerTexts.seed, value: seed, mono: true },
        ...attachmentFacts(attachments),
        { term: offerTexts.asset, value: offer.asset_id, mono: true },
        { term: offerTexts.wear, value: skin?.wear && `${skin.wear.min} – ${skin.wear.max}`, mono: true },
        { term: offerTexts.phase, value: skin?.phase || null },
        { term: offerTexts.collection, value: skin?.collection || null },
        { term: offerTexts.inStock, value: skin && offerTexts.stock(skin.in_stock, euroOrNull(skin.cheapest)) },
      ]}
    />
  )
}

/** When what happened or must happen. */
export const OfferDates = ({ offer }: { offer: StaffOffer }) => (
  <Facts
    facts={[
      { term: offerTexts.created, value: showMoment(offer.created_at), mono: true },
      { term: offerTexts.replyDue, value: showMoment(offer.reply_due_at), mono: true },
      { term: offerTexts.expires, value: momentOrNull(offer.counter_expires_at), mono: true },
      { term: offerTexts.accepted, value: momentOrNull(offer.accepted_at), mono: true },
      { term: offerTexts.receiveUntil, value: momentOrNull(offer.receive_until), mono: true },
      { term: offerTexts.received, value: momentOrNull(offer.received_at), mono: true },
      { term: offerTexts.protectedUntil, value: momentOrNull(offer.protected_until), mono: true },
      { term: offerTexts.ready, value: momentOrNull(offer.ready_at), mono: true },
    ]}
  />
)

/** Who offers it, and how it went with them before. */
export const OfferSeller = ({ offer: { seller } }: { offer: StaffOffer }) => {
  const { offers, payouts_paused_until: paused } = seller
  const notes = [
    ...(seller.blocked ? [offerTexts.keptOut] : []),
    ...(seller.spending_blocked ? [offerTexts.blocked] : []),
    ...(paused ? [offerTexts.paused(showMoment(paused))] : []),
    ...(seller.has_trade_link ? [] : [offerTexts.noTradeLink]),
  ]
  return (
    <Facts
      facts={[
        {
          term: offerTexts.customer,
          value: (
            <Link to={paths.customer(seller.id)} className={linkClass}>
              {seller.name}
            </Link>
          ),
        },
        { term: offerTexts.email, value: seller.email },
        { term: offerTexts.since, value: showDay(seller.created_at), mono: true },
        { term: offerTexts.history, value: offerTexts.historyOf(offers) },
        { term: offerTexts.declined, value: offerTexts.declinedOf(offers.declined_by_them, offers.declined_by_us) },
        { term: offerTexts.notes, value: notes.length > 0 ? notes.join('. ') : null },
      ]}
    />
  )
}

/** Money that left for it, or should have. */
export const OfferPayouts = ({ offer: { payouts } }: { offer: StaffOffer }) => (
  <ul className="flex flex-col gap-2">
    {payouts.map((payout) => (
      <li key={payout.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-[640]">{showEuro(payout.sum)}</span>{' '}
          <span className="text-bone-2">{payout.iban_masked ?? payout.method}</span>
          {payout.set_off > 0 && (
            <span className="text-bone-2"> {offerTexts.besideSetOff(showEuro(payout.set_off))}</span>
          )}
        </span>
        <span className="text-bone-1">
          {offerTexts.payoutStates[payout.state]}{' '}
          <time dateTime={payout.requested_at} className="type-mono text-[12.5px] text-bone-2">
            {showMoment(payout.settled_at ?? payout.sent_at ?? payout.requested_at)}
          </time>
        </span>
        {payout.failure_reason && <span className="w-full text-bone-2">{payout.failure_reason}</span>}
      </li>
    ))}
  </ul>
)

interface OfferTradeProps {
  offer: StaffOffer
}

const refreshAll = (): Promise<void> => queryClient.invalidateQueries()

/** That asking for an offer's item needs somebody, why, and what can be said to it. */
export const OfferTradeNotice = ({ offer: { id, state, received_at, trade } }: OfferTradeProps) => {
  const call = useCall(answerRequest, { failed: requestTexts.failed, onDone: refreshAll })
  if (!trade?.waits) return null
  return (
    <TradeNotice
      label={requestTexts.banner}
      why={whyAskedOf(trade)}
      canRetry={isAgreed(state) && received_at === null}
      busy={call.running}
      onSay={(answer) => void call.run({ params: { id }, body: { answer } })}
    />
  )
}

/** The trade offer by which an account of the shop asks for an offer's item. */
export const OfferTradeFacts = ({ offer: { trade } }: OfferTradeProps) =>
  trade && <OwnTradeFacts title={requestTexts.title} trade={trade} problem={trade.problem && whyAskedOf(trade)} />
