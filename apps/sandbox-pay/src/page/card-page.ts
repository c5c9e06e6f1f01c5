import { formatAmount } from '../checkout/amount.ts'
import { amountTotal, type Session } from '../checkout/session.ts'
import { groupedNumber, type TestCard, testCards } from '../checkout/test-cards.ts'
import { type CardFormState, cardForm } from './card-form.ts'
import { dropBullet } from './face.ts'
import { html, type Markup } from './html.ts'
import { merchant, page } from './layout.ts'

/** The page on which an open session is paid. Plain forms, no script. */
export const cardPage = (session: Session, state: CardFormState): string => {
  const amount = formatAmount(amountTotal(session.lines), session.currency)
  const isWrong = state.refusal !== null || Object.keys(state.errors).length > 0
  return page(
    `${isWrong ? 'Error: ' : ''}Pay ${amount} · ${merchant} test payments`,
    html`<main class="columns">
      ${summary(session, amount)}
      ${cardForm(session.id, state)}
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
