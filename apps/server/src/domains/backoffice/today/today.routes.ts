import { ok } from '@pandrop/contract/result'
import { getLiabilities, getSales } from '@pandrop/contract/staff/sales'
import { searchBackOffice } from '@pandrop/contract/staff/search'
import { getStaffCounts, getToday, latestOrders } from '@pandrop/contract/staff/today'
import { inUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { sortHolds } from '../../orders/orders/order-steps.rules.ts'
import { chargedText } from '../../payments/payments/payments.ts'
import type { Watch } from '../health/health.ts'
import { searchAll } from '../search/staff-search.ts'
import { salesOf } from './sales.ts'
import { latestOrdersOf, liabilities, staffCounts, today } from './today.ts'

const owed = (sum: number, count: number) => ({ sum: inUnits(sum), count })

/** What an operator sees first, and the search that finds everything else. */
export const todayRoutes = (serve: Serve, shop: Shop, watch: Watch): void => {
  serve(getToday, async () => {
    const { at, failedTrades, offers, disputes, ...figures } = await today(shop, watch)
    return ok({
      ...figures,
      at: at.toISOString(),
      failed_trades: failedTrades,
      offers: offers.map(({ id, title, picture, quality, user_price_cents: wish, reply_due_at: due }) => ({
        id,
        title,
        picture: picture === null ? null : picturePaths(picture).img_url,
        quality,
        wish: inUnits(wish),
        reply_due_at: due.toISOString(),
      })),
      disputes: disputes.map(({ answer_due_at: due, id, payment_id, reason, ...amount }) => ({
        id,
        payment_id,
        disputed: chargedText(amount),
        reason,
        due_at: due.toISOString(),
      })),
    })
  })

  serve(latestOrders, async ({ query }) => {
    const rows = await latestOrdersOf(shop, query.kind)
    return ok({
      orders: rows.map((row) => ({
        id: row.id,
        created_at: row.created_at.toISOString(),
        customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
        item: { id: row.item_id, title: row.title },
        items: row.items,
        total: inUnits(row.total_cents),
        method: row.payment_method,
        state: row.state,
        holds: sortHolds(row.holds),
      })),
    })
  })

  serve(getStaffCounts, async () => {
    const { orders, offers, urgent, shelf, payments, payouts, adjustments, cases, failed } = await staffCounts(shop)
    return ok({
      orders_to_deliver: orders,
      offers_to_answer: offers,
      offers_urgent: urgent,
      offers_to_shelve: shelf,
      payments_waiting: payments,
      payouts_waiting: payouts,
      cases_to_answer: cases,
      adjustments_waiting: adjustments,
      mails_failed: failed.mails,
      jobs_failed: failed.jobs,
    })
  })

  serve(getSales, ({ query }) => salesOf(shop, query))

  serve(getLiabilities, async () => {
    const { row, balances, payments } = await liabilities(shop)
    return ok({
      balances: owed(balances.cents, balances.customers),
      payouts_owed: owed(row.owed_cents, row.owed),
      payouts_promised: owed(row.promised_cents, row.promised),
      refunds_open: owed(payments.refunding_cents, payments.refunding),
      protected_orders: owed(row.protected_cents, row.protected),
    })
  })

  serve(searchBackOffice, async ({ query }) => ok(await searchAll(shop, query.q)))
}
