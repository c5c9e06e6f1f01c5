import type { Page } from '@playwright/test'
import pg from 'pg'
import { setFaults } from './card-page.ts'
import { type Customer, verifiedCustomer } from './customers.ts'
import { test as base } from './operator.ts'
import { asOwner } from './owner.ts'
import { open } from './page-checks.ts'
import { expect } from './shop.ts'

/** What the shop's books know of a customer's payments, oldest first. */
interface Paid {
  /** of the payment */
  state: string
  /** of its order; null for a top-up */
  order: string | null
  paid: boolean
}

interface Till {
  /** a verified customer with an address and a trade link, with items of this number in the cart */
  customer(page: Page, items?: number): Promise<Customer & { items: number[] }>
  /** the payments of a customer */
  payments(customer: Customer): Promise<Paid[]>
  /** leaves this many seconds to what the customer has open */
  hurry(customer: Customer, seconds: number): Promise<void>
  /** lets the job ask the provider now, as it does each minute */
  askProvider(): Promise<void>
  /** looks through all books: they sum to zero, agree with balances and with what was sold */
  booksAgree(): Promise<void>
  /** cents on a customer's balance, by the books */
  balance(customer: Customer): Promise<number>
}

const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4'
const address = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }

const paymentsOf = `
  select payment.state, placed.state as order, placed.paid_at is not null as paid
  from payments payment
  join customers customer on customer.id = payment.customer_id
  left join orders placed on placed.payment_id = payment.id
  where customer.email = $1
  order by payment.created_at, payment.id`

const balanceOf = `
  select coalesce(sum(entry.cents), 0)::int as cents
  from customers customer
  join ledger_accounts account on account.customer_id = customer.id
  join ledger_entries entry on entry.account_id = account.id
  where customer.email = $1`

// As `npm run shop -- ledger verify` does, and beside it what the orders and the shelf say.
const differences = `
  select 'all entries' as what from ledger_entries having coalesce(sum(cents), 0) <> 0
  union all
  select 'transaction ' || transaction_id from ledger_entries
  group by transaction_id having count(*) < 2 or sum(cents) <> 0
  union all
  select 'balance of account ' || balance.account_id
  from customer_balances balance
  where balance.balance_cents <> coalesce(
    (select sum(cents) from ledger_entries entry where entry.account_id = balance.account_id), 0)
  union all
  select 'sales and VAT against orders'
  where (
    select coalesce(sum(entry.cents), 0) from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    where account.kind in ('sales', 'vat', 'promo')
  ) <> (
    select coalesce(sum(total_cents), 0) from orders where paid_at is not null
  ) - (select coalesce(sum(refunded_cents), 0) from order_lines)
  union all
  select 'item ' || item.id || ' is ' || item.state
  from items item
  where (item.state <> 'available') <>
    exists (select from order_lines line where line.item_id = item.id and line.live)
    -- Tests of other pages say of an item that it is sold without an order.
    and exists (select from order_lines line where line.item_id = item.id)`

/** The test with somebody who looks after the till: customers who are ready to pay, the provider, and the books. */
export const test = base.extend<{ till: Till }>({
  till: async ({ operator, dataDir, page }, use) => {
    const askProvider = async () => {
      await asOwner(dataDir, `update payments set asked_at = now() - interval '1 minute' where state = 'Pending'`)
      await operator.run(`select graphile_worker.add_job('reconcile_payments')`)
    }
    await use({
      customer: async (theirs, count = 1) => {
        const customer = await verifiedCustomer(theirs)
        await customer.put('/user/profile', { ...address, steam_trade_link: tradeLink })
        const { rows } = await operator.run(
          `select id from items where state = 'available' and available_from is null
             and price_cents between 500 and 5000 and old_price_cents is null
           order by random() limit $1`,
          [count],
        )
        // The order in which the cart shows what was added at one moment.
        const items = rows.map(({ id }) => Number(id)).sort((left, right) => left - right)
        await operator.run(
          `insert into cart_lines (customer_id, item_id, seen_price_cents, added_at)
           select customer.id, item.id, item.price_cents, now() from customers customer, items item
           where customer.email = $1 and item.id = any($2)`,
          [customer.email, items],
        )
        return { ...customer, items }
      },
      payments: async ({ email }) => (await operator.run(paymentsOf, [email])).rows,
      balance: async ({ email }) => (await operator.run(balanceOf, [email])).rows[0].cents,
      // What was agreed never changes, says the database; here time itself is what a test makes pass.
      hurry: ({ email }, seconds) =>
        asOwner(
          dataDir,
          `alter table payments disable trigger guard_payment;
           update payments set expires_at = now() + make_interval(secs => ${seconds})
           where customer_id in (select id from customers where email = ${pg.escapeLiteral(email)});
           alter table payments enable trigger guard_payment`,
        ),
      askProvider,
      booksAgree: async () => {
        const { rows } = await operator.run(differences)
        expect(rows).toEqual([])
      },
    })
    await setFaults(dataDir, { fail_calls: 0, lose_answers: 0, late_seconds: 8 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** Opens the cart with both boxes ticked, ready to be paid. */
export const openCart = async (page: Page): Promise<void> => {
  await open(page, '/cart')
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export const cardButton = (page: Page) => page.getByRole('button', { name: 'CREDIT/DEBIT CARD' })

/** The panel of the card payment that is open. */
export const openPayment = (page: Page) => page.getByRole('region', { name: 'Open card payment' })

export { expect }
