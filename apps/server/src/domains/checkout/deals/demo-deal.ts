import { cents } from '@pandrop/money/money'
import { firstRow, statement } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { createDeal } from './create-deal.ts'

// What is dear enough to be looked at, and not what lists show first.
const selectOffered = statement<{ id: number; price_cents: number }>(
  'select_items_of_demo_deal',
  `select id, price_cents from items
   where state = 'available' and available_from is null and old_price_cents is null and seed_key is not null
     and price_cents between 2000 and 9000 and not exists (select from cart_lines where item_id = items.id)
   order by id desc limit 2`,
)

const selectStanding = firstRow<{ customer_id: number; stands: boolean }, [email: string, until: Date]>(
  'select_demo_deal',
  `select customer.id as customer_id, exists (
     select from deals where customer_id = customer.id and state = 'open' and expires_at > $2
   ) as stands
   from customers customer where customer.email = $1`,
)

const day = 24 * 60 * 60 * 1000

/**
 * Sees to it that the demo's customer has a deal that stands for another day at least, whenever the shop is started.
 * A shop without such items has none, and nor has a customer who cannot be offered one.
 */
export const ensureDemoDeal = async (shop: Shop, { email }: { email: string }): Promise<void> => {
  const found = await selectStanding(shop.pool, email, new Date(shop.clock.now().getTime() + day))
  const items = await selectOffered(shop.pool)
  if (!found || found.stands || items.length === 0) return
  const together = items.reduce((sum, item) => sum + item.price_cents, 0)
  const made = await createDeal(shop, {
    customerId: found.customer_id,
    itemIds: items.map(({ id }) => id),
    price: cents(Math.round(together * 0.85)),
    note: 'Both would look good beside what you have. The price is for you alone.',
    hours: 72,
    confirmed: 'all',
    by: 'demo',
  })
  // Whoever plays with the demo may block its customer or dispute a payment: it starts all the same.
  if (!made.ok) shop.log.info({ refusal: made.refusal }, 'the demo has no deal')
}
