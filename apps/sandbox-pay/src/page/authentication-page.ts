import { html, type Markup } from '@pandrop/sandbox/html'
import { formatAmount } from '../checkout/amount.ts'
import { amountTotal, type Session } from '../checkout/session.ts'
import { face } from './face.ts'
import { merchant, page } from './layout.ts'

const what = ({ mode }: Session, amount: string): Markup =>
  mode === 'setup' ? html`saving your card with` : html`a payment of <strong>${amount}</strong> to`

/** The page that stands for the bank's 3-D Secure step. */
export const authenticationPage = (session: Session): string => {
  const amount = formatAmount(amountTotal(session), session.currency)
  const isSetup = session.mode === 'setup'
  return page(
    `Confirm ${isSetup ? 'your card' : amount} · ${merchant} test payments`,
    html`<main class="alone panel centred">
      ${face('awake')}
      <h1>Your bank asks: is it you?</h1>
      <p>3-D Secure for ${what(session, amount)} ${merchant}. This page stands for your bank's.</p>
      <form method="post" action="/pay/${session.id}/authenticate">
        <button class="button primary" name="outcome" value="complete">Complete authentication</button>
        <button class="button" name="outcome" value="fail">Fail authentication</button>
      </form>
    </main>`,
  )
}
