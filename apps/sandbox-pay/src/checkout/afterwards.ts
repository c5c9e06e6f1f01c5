import type { Clock } from '../clock.ts'
import type { Changes, State } from '../journal/state.ts'
import type { Checkout } from './checkout.ts'
import type { Disputes } from './disputes.ts'
import { done, type Later } from './later.ts'
import type { Refunds } from './refunds.ts'

/** Does what was put off and has become due, each with the note that it was done: no restart does it twice. */
export const createAfterwards = (parts: {
  state: State
  clock: Clock
  checkout: Checkout
  refunds: Refunds
  disputes: Disputes
}): { doDue(): void } => {
  const { state, clock, checkout, refunds, disputes } = parts

  const changesOf = ({ deed }: Later): Changes => {
    if (deed.kind === 'payment_settles') return checkout.settlement(deed.session, deed.state)
    if (deed.kind === 'refund_settles') return refunds.settlement(deed.refund, deed.status)
    const drawn = disputes.draw(deed.paymentIntent)
    return typeof drawn === 'string' ? {} : drawn.changes
  }

  return {
    doDue: () => {
      for (const later of state.dueLater(clock.now())) state.commit({ ...changesOf(later), later: [done(later)] })
    },
  }
}
