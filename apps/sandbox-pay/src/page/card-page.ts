import { formatAmount } from '../checkout/amount.ts'
import { amountTotal, type Session } from '../checkout/session.ts'
import { groupedNumber, type TestCard, testCards } from '../checkout/test-cards.ts'
import type { CardErrors, CardFields } from './card-fields.ts'
import { dropBullet } from './face.ts'
import { html, type Markup } from './html.ts'
import { merchant, page } from './layout.ts'

/** What the card page shows beside the session: what stands in the form and what is wrong with it. */
export interface CardPageState {
  fields: CardFields
  errors: CardErrors
  /** Why the card itself was turned down, above the form. */
  refusal: string | null
}

/** The page on which an open session is paid. Plain forms, no script. */
export const cardPage = (session: Session, state: CardPageState): string => {
  const amount = formatAmount(amountTotal(session.lines), session.currency)
  const isWrong = state.refusal !== null || Object.keys(state.errors).length > 0
  return page(
    `${isWrong ? 'Error: ' : ''}Pay ${amount} · ${merchant} test payments`,
    html`<main class="columns">
      ${summary(session, amount)}
      ${cardForm(session, state)}
      ${cardList(session)}
    </main>`,
  )
}

const summary = (session: Session, amount: string): Markup => html`
  <section class="summary">
    <h1>Pay ${merchant}</h1>
    <p class="amount">${amount}</p>
    <ul class="lines">${session.lines.map(
      ({ name, quantity }) => html`<li>${name}${quantity > 1 ? html` <span>× ${quantity}</span>` : null}</li>`,
    )}</ul>
  </section>`

const cardForm = (session: Session, { fields, errors, refusal }: CardPageState): Markup => {
  const firstWrong = (['number', 'expiry', 'cvc', 'name'] as const).find((field) => errors[field] !== undefined)
  const input = (field: keyof CardFields, label: string, attributes: Markup): Markup => html`
    <div class="field ${field}">
      <label for="${field}">${label}</label>
      <input id="${field}" name="${field}" value="${fields[field]}" ${attributes} required
        ${errors[field] === undefined ? null : html`aria-invalid="true" aria-describedby="${field}-error"`}
        ${firstWrong === field ? html`autofocus` : null} />
      ${errors[field] === undefined ? null : html`<p class="error" id="${field}-error">${warningSign}${errors[field]}</p>`}
    </div>`
  // The server checks everything, in the same words for everybody: hence novalidate.
  return html`
    <section class="panel">
      <h2>Card</h2>
      ${refusal === null ? null : html`<p class="refusal" role="alert">${warningSign}${refusal}</p>`}
      <form method="post" action="/pay/${session.id}" novalidate>
        ${input('number', 'Card number', html`inputmode="numeric" autocomplete="cc-number" maxlength="24" placeholder="0000 0000 0000 0000"`)}
        <div class="pair">
          ${input('expiry', 'Expiry', html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="MM / YY"`)}
          ${input('cvc', 'CVC', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="000"`)}
        </div>
        ${input('name', 'Name', html`autocomplete="cc-name" maxlength="100" placeholder="As printed on the card"`)}
        <button class="button primary">Pay</button>
      </form>
      <form method="post" action="/pay/${session.id}/cancel">
        <button class="button">Cancel</button>
      </form>
    </section>`
}

const cardList = (session: Session): Markup => html`
  <section class="cards" aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>Choose one to fill in the form, or type it with any future expiry and any CVC.</p>
    <ul>${testCards.map((card) => cardRow(session, card))}</ul>
  </section>`

const cardRow = (session: Session, card: TestCard): Markup => html`
  <li>
    <a href="/pay/${session.id}?card=${card.key}">${dropBullet}
      <span class="digits">${groupedNumber(card.number)}</span>
      <span class="effect">${card.label}</span>
    </a>
  </li>`

const warningSign = html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
  <path fill="currentColor" d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 10.6a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2ZM9 5.4l.3 5.6h1.4l.3-5.6Z" />
</svg>`
