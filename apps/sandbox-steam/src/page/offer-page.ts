import { document } from '@pandrop/sandbox/document'
import { html, type Markup } from '@pandrop/sandbox/html'
import { type OfferedAsset, type OfferState, offerStates, type TradeOffer } from '../trades/trade-offer.ts'

const page = (title: string, content: Markup): string =>
  document({
    title,
    icon: 'data:,',
    stylesheet: '/assets/steam.css',
    brand: 'Trade offers',
    badge: 'Stands for Steam',
    content,
    foot: 'A stand-in for Steam that comes with the demo shop. No real item changes hands here.',
  })

interface Told {
  title: string
  text: string
}

const ended: Record<Exclude<OfferState, 2>, Told> = {
  [offerStates.accepted]: { title: 'Accepted', text: 'The items are in your inventory. You can close this page.' },
  [offerStates.countered]: { title: 'Countered', text: 'You have answered with an offer of your own.' },
  [offerStates.expired]: { title: 'Expired', text: 'Nobody has answered this offer in time.' },
  [offerStates.canceled]: { title: 'Taken back', text: 'The shop has taken this offer back. Do nothing.' },
  [offerStates.declined]: { title: 'Declined', text: 'You have declined this offer. Nothing has changed hands.' },
  [offerStates.invalidItems]: { title: 'Items are gone', text: 'An item of this offer is not there any more.' },
  [offerStates.inEscrow]: { title: 'On hold', text: 'You have accepted. Steam holds the items back until' },
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const moment = (at: number): Markup =>
  html`<time datetime="${new Date(at).toISOString()}">${dayAndTime.format(at)} UTC</time>`

const list = (title: string, assets: readonly OfferedAsset[]): Markup => html`
  <h2>${title}</h2>
  ${
    assets.length === 0
      ? html`<p class="nothing">Nothing</p>`
      : html`<ul class="items">${assets.map(({ name, id }) => html`<li>${name} <span>${id}</span></li>`)}</ul>`
  }`

const things = ({ assets, asks }: TradeOffer): Markup => html`${list('You get', assets)}${list('You give', asks)}`

const asked = (offer: TradeOffer): Markup => html`
  <h1>Trade offer ${offer.id}</h1>
  <p class="lead">Compare this code with the one that the shop shows you. If they differ, decline.</p>
  <p class="code">${offer.code}</p>
  ${things(offer)}
  <p class="until">Open until ${moment(offer.expiresAt)}</p>
  <form method="post" action="/offer/${offer.id}/${offer.token}/accept">
    <button class="button primary">Accept</button>
  </form>
  <form method="post" action="/offer/${offer.id}/${offer.token}/decline"><button class="button">Decline</button></form>`

const told = (offer: TradeOffer, { title, text }: Told): Markup => html`
  <h1>${title}</h1>
  <p class="lead">${text} ${offer.escrowEndsAt === null ? null : moment(offer.escrowEndsAt)}</p>
  <p class="code">${offer.code}</p>
  ${things(offer)}
  ${
    canReverse(offer)
      ? html`<form method="post" action="/offer/${offer.id}/${offer.token}/reverse">
          <button class="button">Take the trade back</button>
        </form>`
      : null
  }`

/** As long as Steam protects the trade; whether it still does, it says when it is asked. */
const canReverse = ({ state, reversedAt }: TradeOffer): boolean => state === offerStates.accepted && reversedAt === null

const endOf = ({ state, asks, reversedAt }: TradeOffer): Told => {
  if (reversedAt !== null)
    return {
      title: 'Reversed',
      text: `You have taken this trade back. The items are ${asks.length > 0 ? 'yours' : 'the shop’s'} again.`,
    }
  if (state === offerStates.accepted && asks.length > 0)
    return { title: 'Accepted', text: 'The shop has the items. You can close this page.' }
  return ended[state as Exclude<OfferState, 2>]
}

/** The page on which a customer accepts or declines a trade offer, or reads what became of it. */
export const offerPage = (offer: TradeOffer): string =>
  page(
    `Trade offer ${offer.id}`,
    html`<main class="panel">${offer.state === offerStates.active ? asked(offer) : told(offer, endOf(offer))}</main>`,
  )

/** What stands at an address that leads to no offer. */
export const unknownPage = page(
  'No such trade offer',
  html`<main class="panel"><h1>There is no such trade offer</h1>
    <p class="lead">The link is old or the address has a typo.</p></main>`,
)
