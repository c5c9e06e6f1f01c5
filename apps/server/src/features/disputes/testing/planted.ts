import { randomUUID } from 'node:crypto'
import type { TestShop } from '@pandrop/testkit/shop'

/** A charge of 10 EUR that the database alone knows of. */
export interface PlantedCharge {
  customer: number
  payment: string
}

/** Writes a top-up that succeeded, as rows: for tests of what the database refuses. */
export const plantCharge = async (shop: TestShop): Promise<PlantedCharge> => {
  const { id: customer } = await shop.customer()
  const { rows } = await shop.database.ownerPool.query(
    `insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, name,
       surname, email, phone, country, city, address, post_code, language, created_at, expires_at, settled_at)
     values ($1, 'topup', 1000, 'EUR', 1, 1000, 'Success', 'M', 'K', 'm@example.org', '1', 'SI', 'L', 'B', '1', 'en',
       now(), now() + interval '1 hour', now())
     returning id`,
    [customer],
  )
  return { customer, payment: rows[0].id }
}

/** Writes a dispute of it. */
export const plantDispute = async (
  shop: TestShop,
  { customer, payment }: PlantedCharge,
  { state, takings, cents = 0 }: { state: string; takings: number; cents?: number },
): Promise<string> => {
  const id = `dp_${randomUUID()}`
  await shop.database.ownerPool.query(
    `insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, reason,
       opened_at, closed_at, takings)
     values ($1, $2, $3, 1000, 'EUR', $6, 0, $4, 'fraudulent', now(),
       case when $4 in ('won', 'lost') then now() end, $5)`,
    [id, payment, customer, state, takings, cents],
  )
  return id
}

/** Writes a refund of it. */
export const plantRefund = async (
  shop: TestShop,
  { customer, payment }: PlantedCharge,
  refund: { destination: string; state: string; cents?: number; dispute?: string },
): Promise<string> => {
  const { destination, state, cents = 100, dispute = null } = refund
  const { rows } = await shop.database.ownerPool.query(
    `insert into refunds (customer_id, destination, payment_id, cents, amount_minor, state, provider_refund_id,
       dispute_id, reason, made_by, created_at, settled_at)
     values ($1, $2, $3, $4, case when $2 in ('card', 'foreign') then $4::bigint end, $5,
       case when $2 = 'foreign' then $6 end, $7, 'a test', 'staff:7', now(), case when $5 <> 'pending' then now() end)
     returning id`,
    [customer, destination, payment, cents, state, `re_${randomUUID()}`, dispute],
  )
  return rows[0].id
}
