import { statement } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'

/** How many days its line on a statement may stand before or behind a payout's own day. */
export const daysApartMax = 5

// What somebody has booked by hand is something else; one line is one payout.
const selectPairs = statement<{ payout_id: number; answer_id: number; line_no: number }, []>(
  'select_provider_payouts_on_statements',
  `select payout.id as payout_id, line.answer_id, line.line_no
   from provider_payouts payout
   join bank_answer_lines line on line.outcome = 'unknown'
     and line.booked_on between payout.arrives_on - ${daysApartMax} and payout.arrives_on + ${daysApartMax}
     and line.cents = abs(payout.net_cents)
     and line.bank_status = case when payout.net_cents > 0 then 'CRDT' else 'DBIT' end
   where payout.state = 'paid' and payout.booked_at is not null and payout.found_at is null and payout.net_cents <> 0
     and not exists (
       select from provider_payouts other
       where other.found_answer_id = line.answer_id and other.found_line_no = line.line_no
     )
     and not exists (
       select from bank_line_bookings booked
       where booked.answer_id = line.answer_id and booked.line_no = line.line_no
     )
   order by abs(line.booked_on - payout.arrives_on), payout.id, line.answer_id, line.line_no
   for update of payout`,
)

/** Whoever gives a line of the bank away takes turns: a payout that is found, a person who books it. */
export const holdBankLines = statement<never, []>(
  'hold_bank_lines',
  `select pg_advisory_xact_lock(hashtextextended('bank lines', 0))`,
)

const updateFound = statement<never, { payoutIds: number[]; answerIds: number[]; lineNos: number[]; at: Date }>(
  'update_provider_payouts_found',
  `update provider_payouts payout
   set found_at = :at, found_answer_id = found.answer_id, found_line_no = found.line_no
   from unnest(:payoutIds::bigint[], :answerIds::bigint[], :lineNos::int[]) as found (payout_id, answer_id, line_no)
   where payout.id = found.payout_id`,
)

/**
 * Finds booked payouts of the provider on the statements of the bank: a line of the very sum, at most five days from
 * the day on which it was to arrive, the nearest first (docs/behaviour/money.md#provider-payouts-found). Each line is
 * one payout's.
 */
export const findProviderPayouts = async (tx: Transaction, at: Date): Promise<void> => {
  await holdBankLines(tx)
  const taken = new Set<string>()
  const pairs = (await selectPairs(tx)).filter(({ payout_id: payout, answer_id: answer, line_no: line }) => {
    const names = [`payout ${payout}`, `line ${answer} ${line}`]
    if (names.some((name) => taken.has(name))) return false
    for (const name of names) taken.add(name)
    return true
  })
  if (pairs.length === 0) return
  await updateFound(tx, {
    payoutIds: pairs.map(({ payout_id: id }) => id),
    answerIds: pairs.map(({ answer_id: id }) => id),
    lineNos: pairs.map(({ line_no: no }) => no),
    at,
  })
}
