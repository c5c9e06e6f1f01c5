import { move } from './posting.sql.ts'

const arrived = 'provider_payouts arrived where arrived.booked_at is not null'

// What failed after all has a posting of its own against the first. What the provider kept it has kept.
const providerPayouts = [
  move(`'provider-payout:' || arrived.id`, [`'bank'`, `'provider_clearing'`, 'arrived.net_cents'], arrived),
  move(
    `'provider-payout:' || arrived.id || ':fees'`,
    [`'provider_fees'`, `'provider_clearing'`, 'arrived.fee_cents'],
    arrived,
  ),
  move(
    `'provider-payout:' || arrived.id || ':failed'`,
    [`'provider_clearing'`, `'bank'`, 'arrived.net_cents'],
    `${arrived} and arrived.state = 'failed'`,
  ),
  move(
    `'provider-payout-line:' || line.id`,
    [`'exchange_differences'`, `'provider_clearing'`, '(line.booked_cents - line.amount_cents)'],
    'provider_payout_lines line where line.booked_cents is not null',
  ),
]

const byHand = [
  move(
    `'bank-line:' || line.answer_id || '-' || line.line_no`,
    [`'bank_other'`, `'bank'`, 'line.bank_cents'],
    'bank_line_bookings line',
  ),
  move(`'bank-opening:' || had.id`, [`'bank'`, `'bank_opening'`, 'had.cents'], 'bank_opening had'),
]

/** What payouts of the provider, lines of the bank and what was there before make of the books. */
export const bankPostings = [...providerPayouts, ...byHand]
