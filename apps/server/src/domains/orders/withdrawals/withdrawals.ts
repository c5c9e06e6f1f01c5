import type { RefusalOf } from '@pandrop/contract/call'
import { isWithdrawalOpen, isWithdrawalRefused, refundDueAt } from '@pandrop/contract/lifecycle/withdrawal'
import type { withdrawFromOrder } from '@pandrop/contract/purchase'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { refuseWithdrawal as refuseCall } from '@pandrop/contract/staff/orders'
import { dateText, dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { lockAlone } from '../orders/locked-order.ts'
import { type OrderHeadRow, selectOrderHead } from '../orders/order-details.sql.ts'
import { isMoneyLeft } from '../orders/order-details.ts'
import { mailOrderNews } from '../orders/order-mails.ts'
import { type OrderLineRow, selectLines } from '../orders/order-steps.sql.ts'
import { withdrawableUntil } from './withdrawal.rules.ts'
import { insertWithdrawal, refuseOpenWithdrawal, selectWithdrawal } from './withdrawals.sql.ts'

/** A declaration that has arrived. */
interface Declared {
  at: Date
  /** where its confirmation goes */
  email: string
}

/**
 * Declares for a customer that they withdraw from the contract about an order of theirs, and mails them at once what
 * they declared and when it arrived (docs/behaviour/orders.md#withdrawal). From then on nothing of the order is handed
 * over. The same again changes nothing and answers as the first did.
 * @returns refuses order_not_found for any other order, and withdrawal_over where the right does not stand
 */
export const withdraw = (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<Result<Declared, RefusalOf<typeof withdrawFromOrder>>> =>
  inTransaction(pool, async (tx) => {
    const order = await lockAlone(tx, orderId)
    // After the wait for the lock: an order that was handed over meanwhile has no right any more.
    const at = clock.now()
    const head = order && (await selectOrderHead(tx, orderId, at))
    if (!head?.paid_at || head.customer_id !== customerId) return refuse('order_not_found')
    const contact = await customerContact(tx, customerId)
    const { email } = contact
    const { withdrawal_state: state, withdrawn_at: declaredAt } = head
    if (state && isWithdrawalRefused(state)) return refuse('withdrawal_over')
    if (declaredAt) return ok({ at: declaredAt, email })
    const lines = await selectLines(tx, orderId)
    if (!withdrawableUntil(head, isMoneyLeft(lines), at)) return refuse('withdrawal_over')
    await insertWithdrawal(tx, { orderId, by: `customer:${customerId}`, at })
    await mailDeclaration(tx, { head, lines, contact, at, publicUrl: env.PUBLIC_URL })
    return ok({ at, email })
  })

interface Declaration {
  head: OrderHeadRow
  lines: readonly OrderLineRow[]
  contact: Awaited<ReturnType<typeof customerContact>>
  at: Date
  publicUrl: string
}

/** What the order's page names too: what has been given back is not withdrawn from again. */
const titlesOf = (lines: readonly OrderLineRow[]): string =>
  lines
    .filter(
      ({ price_cents: price, discount_cents: discount, refunded_cents: back }) =>
        price === discount || back < price - discount,
    )
    .map(({ title }) => title)
    .join('; ')

/** The acknowledgement of receipt, with content, date and time (Directive 2011/83/EU, article 11a). */
const mailDeclaration = async (tx: Transaction, declaration: Declaration): Promise<void> => {
  const { head, lines, contact, at, publicUrl } = declaration
  const { name, email, language } = contact
  const order = String(head.id)
  const declared = { order, date: dateText(head.created_at), items: titlesOf(lines) }
  await enqueue(tx, 'send_mail', {
    template: 'order_withdrawn',
    accountOf: head.customer_id,
    to: email,
    language,
    values: {
      name,
      order,
      at: dateTimeText(at),
      declaration: textFor(language)('withdrawal_declaration', declared),
      until: dateText(refundDueAt(at)),
      link: `${publicUrl}/account/orders/${order}`,
    },
  })
}

/**
 * Refuses an open withdrawal: the order goes on as before, and the customer gets a mail that says why.
 * @param refusing.note what the customer reads
 * @returns unchanged where it was refused before; refuses order_not_found, and withdrawal_not_open where none waits
 */
export const refuseWithdrawal = (
  { pool, clock, env }: Pick<StaffContext, 'pool' | 'clock' | 'env'>,
  { orderId, by, note }: { orderId: number; by: string; note: string },
): Promise<Result<{ changed: boolean }, RefusalOf<typeof refuseCall>>> =>
  inTransaction(pool, async (tx) => {
    const order = await lockAlone(tx, orderId)
    if (!order) return refuse('order_not_found')
    const withdrawal = await selectWithdrawal(tx, orderId)
    if (!withdrawal) return refuse('withdrawal_not_open')
    if (isWithdrawalRefused(withdrawal.state)) return ok({ changed: false })
    if (!isWithdrawalOpen(withdrawal.state)) return refuse('withdrawal_not_open')
    await refuseOpenWithdrawal(tx, { orderId, by, at: clock.now(), note })
    const items = [titlesOf(await selectLines(tx, orderId))]
    const news = { template: 'order_withdrawal_refused', customerId: order.customerId, orderId, items, note } as const
    await mailOrderNews(tx, news, env.PUBLIC_URL)
    return ok({ changed: true })
  })
