import { cents, negate } from '@pandrop/money/money'
import type { Transaction } from '@pandrop/server/db/transaction'
import { customerAccount, systemAccount } from '@pandrop/server/ledger/accounts'
import { post } from '@pandrop/server/ledger/post'

/**
 * A top-up that was paid, of which no provider knows: the customer has the money, and the books say where from.
 * @returns the reference of its posting
 */
export const giveMoney = async (
  tx: Transaction,
  customerId: number,
  balanceCents: number,
  at: Date,
): Promise<string> => {
  const amount = cents(balanceCents)
  const { rows } = await tx.query(
    `insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, name,
       surname, email, phone, country, city, address, post_code, language, created_at, expires_at, settled_at)
     select id, 'topup', $2, 'EUR', 1, $2, 'Success', name, surname, email, phone, 'SI', 'Ljubljana', 'Bamboo Lane 1',
       '1000', 'en', $3, $3::timestamptz + interval '31 minutes', $3
     from customers where id = $1
     returning id`,
    [customerId, balanceCents, at],
  )
  const entries = [
    { account: systemAccount('provider_clearing'), cents: negate(amount) },
    { account: customerAccount(customerId), cents: amount },
  ]
  const reference = `payment:${rows[0].id}:success`
  const posted = await post(tx, { reference, kind: 'deposit', entries, by: 'test', at })
  if (!posted.ok) throw new Error(posted.refusal)
  return reference
}
