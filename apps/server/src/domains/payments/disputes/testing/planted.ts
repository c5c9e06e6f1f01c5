import { randomUUID } from 'node:crypto'
import type { TestShop } from '@pandrop/testkit/shop'
import { runUnprepared } from '../../../../db/statement.ts'

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
  await runUnprepared(
    shop.database.ownerPool,
    `insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, reason,
       opened_at, closed_at, takings)
     values (:id, :payment, :customer, 1000, 'EUR', :cents, 0, :state, 'fraudulent', now(),
       case when :state in ('won', 'lost') then now() end, :takings)`,
    { id, payment, customer, state, takings, cents },
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
  const [row] = await runUnprepared<{ id: string }>(
    shop.database.ownerPool,
    `insert into refunds (customer_id, destination, payment_id, cents, amount_minor, state, provider_refund_id,
       dispute_id, reason, made_by, created_at, settled_at)
     values (:customer, :destination, :payment, :cents,
       case when :destination in ('card', 'foreign') then :cents::bigint end, :state,
       case when :destination = 'foreign' then :providerRefundId end, :dispute, 'a test', 'staff:7', now(),
       case when :state <> 'pending' then now() end)
     returning id`,
    { customer, destination, payment, cents, state, providerRefundId: `re_${randomUUID()}`, dispute },
  )
  return row?.id ?? ''
}
