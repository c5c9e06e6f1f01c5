import type pg from 'pg'
import * as goods from './back-office-data/goods.sql.ts'
import * as money from './back-office-data/money.sql.ts'
import * as offers from './back-office-data/offers.sql.ts'
import * as orders from './back-office-data/orders.sql.ts'
import * as people from './back-office-data/people.sql.ts'

/** How large the shop is to look. */
export interface StaffVolume {
  orders: number
  offers: number
  customers: number
  /** the moment at which the back office is looked at; two years lie before it */
  now: Date
}

const createFill = `
create temp table fill (
  orders int not null, offers int not null, customers int not null, now timestamptz not null,
  order_base bigint not null, offer_base bigint not null, customer_base bigint not null, item_base bigint not null,
  transaction_base bigint not null
) on commit drop`

const fillIn = `
insert into fill
select $1, $2, $3, $4,
  (select coalesce(max(id), 0) from orders), (select coalesce(max(id), 0) from offers),
  (select coalesce(max(id), 0) from customers), (select coalesce(max(id), 0) from items),
  (select coalesce(max(id), 0) from ledger_transactions)`

/** In an order in which each finds what it names. */
const steps = [
  people.insertCustomers,
  people.insertAccounts,
  people.insertBalances,
  orders.planOrders,
  orders.planLines,
  'create index on filled_lines (order_id)',
  'create index on filled_lines (no)',
  'analyze filled_lines',
  orders.insertItems,
  orders.insertPayments,
  orders.insertPaymentEvents,
  orders.insertOrders,
  orders.insertTradeNumbers,
  orders.insertLines,
  orders.insertOrderEvents,
  orders.insertRefunds,
  orders.insertRefundRows,
  orders.insertCreditNotes,
  orders.insertCreditNoteLines,
  orders.countCreditNotes,
  offers.planOffers,
  offers.insertOffers,
  offers.insertTradeNumbers,
  offers.nameCosts,
  offers.noteShelved,
  offers.noteCosts,
  offers.insertOfferEvents,
  offers.insertBankFiles,
  offers.insertPayouts,
  goods.planShelf,
  'create index on filled_shelf (at)',
  'analyze filled_shelf',
  goods.insertCampaigns,
  goods.insertPacks,
  goods.insertDeals,
  goods.insertPriceChanges,
  goods.insertImports,
  goods.insertPromoCodes,
  goods.insertActions,
  money.planDeposits,
  money.insertDeposits,
  money.insertDepositEvents,
  money.insertDisputes,
  money.planPostings,
  money.insertTransactions,
  money.insertEntries,
  money.addBalances,
]

const counted = ['customers', 'orders', 'offers', 'items', 'ledger_transactions'] as const

/**
 * Fills a shop with two years of business: orders with lines, events, charges and refunds, offers with payouts and bank
 * files, customers with balances, and the books of it all; campaigns, packs, deals, price changes, imports and promo
 * codes that are over. The newest are still under way, as in a real shop. The
 * database needs the catalogue (a seeded one has it); 200,000 orders take two or three minutes.
 *
 * Triggers are off meanwhile, or each row would be checked and logged one by one: what they would refuse is not written
 * (tests/hard/back-office-data.hard.ts proves it).
 * @param ownerPool under a superuser's login, as the embedded database's owner is
 */
export const fillBackOffice = async (ownerPool: pg.Pool, volume: Partial<StaffVolume> = {}): Promise<void> => {
  const { orders = 200_000, offers = 100_000, customers = 50_000, now = new Date() } = volume
  const owner = await ownerPool.connect()
  try {
    await owner.query('begin')
    await owner.query('set local session_replication_role = replica')
    await owner.query(`set local work_mem = '128MB'`)
    await owner.query(createFill)
    await owner.query(fillIn, [orders, offers, customers, now])
    for (const step of steps) await owner.query(step)
    for (const table of counted)
      await owner.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
    await owner.query(`select pg_notify('catalogue', '*')`)
    await owner.query('commit')
    await owner.query('vacuum analyze')
  } catch (error) {
    await owner.query('rollback')
    throw error
  } finally {
    owner.release()
  }
}
