import { html, type Markup } from '@pandrop/sandbox/html'
import { formatAmount } from '../checkout/amount.ts'
import { amountTotal, type Session } from '../checkout/session.ts'
import { cardGroups, groupedNumber, type TestCard, testCards } from '../checkout/test-cards.ts'
import { type CardFormState, cardForm } from './card-form.ts'
import { dropBullet } from './face.ts'
import { merchant, page } from './layout.ts'

/** The page on which an open session is paid, or its card saved. Plain forms, no script; "later" is `lateSeconds`. */
export const cardPage = (session: Session, state: CardFormState, lateSeconds: number): string => {
  const isWrong = state.refusal !== null || Object.keys(state.errors).length > 0
  return page(
    `${isWrong ? 'Error: ' : ''}${titleOf(session)} · ${merchant} test payments`,
    html`<main class="columns">
      ${session.mode === 'setup' ? setupSummary(session) : summary(session)}
      ${cardForm(session.id, state, session.mode === 'setup' ? 'Save card' : 'Pay')}
      ${cardList(session, lateSeconds)}
    </main>`,
  )
}

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

const totalOf = (session: Session): string => formatAmount(amountTotal(session), session.currency)

const titleOf = (session: Session): string => (session.mode === 'setup' ? 'Save a card' : `Pay ${totalOf(session)}`)

const setupSummary = (session: Session): Markup => html`
  <section class="summary">
    <h1>Save a card for ${merchant}</h1>
    <p class="amount">Nothing is charged</p>
    ${session.submitText && html`<ul class="lines"><li>${session.submitText}</li></ul>`}
    <p class="until">Open until ${endOf(session)} UTC. After that no card can be saved here.</p>
  </section>`

const endOf = (session: Session): Markup => {
  const ends = new Date(session.expiresAt * 1000)
  return html`<time datetime="${ends.toISOString()}">${clockTime.format(ends)}</time>`
}

const summary = (session: Session): Markup => html`
  <section class="summary">
    <h1>Pay ${merchant}</h1>
    <p class="amount">${totalOf(session)}</p>
    <ul class="lines">${session.lines.map(
      ({ name, quantity }) => html`<li>${name}${quantity > 1 ? html` <span>× ${quantity}</span>` : null}</li>`,
    )}</ul>
    <p class="until">Open until ${endOf(session)} UTC. After that nothing can be charged.</p>
  </section>`

const cardList = (session: Session, lateSeconds: number): Markup => html`
  <section class="cards" aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>Choose one to fill in the form, or type it with any future expiry and any CVC.
      Late and later mean ${lateSeconds} seconds.
      ${session.mode === 'setup' ? 'A card that pays is saved here.' : null}</p>
    ${cardGroups.map((group) => cardGroup(session, group))}
  </section>`

const cardGroup = (session: Session, group: TestCard['group']): Markup => html`
  <h3>${group}</h3>
  <ul>${testCards.filter((card) => card.group === group).map((card) => cardRow(session, card))}</ul>`

const cardRow = (session: Session, card: TestCard): Markup => html`
  <li>
    <a href="/pay/${session.id}?card=${card.key}">${dropBullet}
      <span class="digits">${groupedNumber(card.number)}</span>
      <span class="effect">${card.label}</span>
    </a>
  </li>`
