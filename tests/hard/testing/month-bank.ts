import { dayName } from '@pandrop/money/days'
import { createBankFile } from '@pandrop/server/domains/buying/bank-files/bank-file'
import { bankStatement, type ToldEntry } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import { approve } from '@pandrop/server/domains/buying/payouts/testing/approvals'
import type { CardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { expect } from 'vitest'

/** What the bank's account began the month with, EUR cents. */
export const openingCents = 2_500_000

/** What leaves the account though the shop knows nothing of it, EUR cents. */
export const costs = [
  { name: 'Rent', words: 'Rent of December', cents: 80_000, day: '2026-12-03' },
  { name: 'Fees of the bank', words: 'Account fee', cents: 950, day: '2026-12-31' },
] as const

const euro = (amountCents: number): string => (amountCents / 100).toFixed(2)

/** Two people want what waits to be paid, and it leaves in a file for the bank. */
export const sendPayouts = async (shop: CardShop): Promise<void> => {
  await approve(shop)
  const file = await createBankFile(shop.shop, { by: 'staff:7' })
  if (!file.ok) expect(file.refusal).toBe('payouts_none')
}

const paidOut = `
  select end_to_end_id as "endToEndId", transfer_cents as cents,
    to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD') as day
  from payouts
  where state = 'sent' and transfer_cents > 0 and sent_at < '2027-01-01'
  order by sent_at, id`

const creditsOf = async ({ stripe }: CardShop, until: string): Promise<ToldEntry[]> => {
  const entries: ToldEntry[] = []
  for await (const payout of stripe.payouts.list({ status: 'paid', limit: 100 })) {
    const day = dayName(new Date(payout.arrival_date * 1000))
    if (day > until) continue
    entries.push({ endToEndId: 'NOTPROVIDED', amount: euro(payout.amount), direction: 'CRDT', day, words: payout.id })
  }
  return entries
}

/** The bank's statement of the month, as it came about at the bank, and what the account holds at its end. */
export const statementOfMonth = async (shop: CardShop): Promise<{ file: Buffer; closingCents: number }> => {
  const until = '2026-12-31'
  const { rows } = await shop.database.pool.query<{ endToEndId: string; cents: number; day: string }>(paidOut)
  const debits = rows.map(({ endToEndId, cents, day }): ToldEntry => ({ endToEndId, amount: euro(cents), day }))
  const others = costs.map(
    ({ words, cents, day }): ToldEntry => ({ endToEndId: 'NOTPROVIDED', amount: euro(cents), day, words }),
  )
  const entries = [...(await creditsOf(shop, until)), ...debits, ...others]
  const closingCents = entries.reduce((held, { amount, direction }) => {
    const cents = Math.round(Number(amount) * 100)
    return held + (direction === 'CRDT' ? cents : -cents)
  }, openingCents)
  const balance = { closing: closingCents / 100, day: until }
  return { file: bankStatement(entries, 'DECEMBER', balance), closingCents }
}
