import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { orderFromBalance, type PaidOrder } from '../../orders/testing/handled-orders.ts'

/** A paid order and who wrote about it. */
export interface Cased extends PaidOrder {
  caseId: number
  messageId: number
}

/** Writes to the shop about an order. */
export const write = (
  { browser }: TestCustomer,
  orderId: number,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Reply> =>
  browser.post(
    '/api/purchase/cases/write',
    { order_id: orderId, kind: 'other', text: 'Where is it?', ...more },
    { headers },
  )

/** A new customer's paid order with a case that is open. */
export const openedCase = async (shop: TestShop, more: object = {}): Promise<Cased> => {
  const order = await orderFromBalance(shop)
  const { body } = await write(order.customer, order.orderId, more)
  return { ...order, caseId: Number(body.case_id), messageId: Number(body.message_id) }
}

/** Sends a file for a message. */
export const sendPicture = ({ browser }: TestCustomer, bytes: Uint8Array): Promise<Reply> => {
  const rawBody = new FormData()
  rawBody.append('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'screen.png')
  return browser.call('POST', '/api/purchase/cases/pictures', { rawBody, headers: {} })
}

interface SeenMessage {
  id: number
  kind: string
  text: string
  pictures: string[]
  is_new: boolean
}

interface SeenCase {
  id: number
  state: string
  kind: string
  lines: number[]
  closes_at: number | null
  reopenable_until: number | null
  messages: SeenMessage[]
}

/** What the customer sees of an order's conversations, newest first. */
export const seenBy = async (
  { browser }: TestCustomer,
  orderId: number,
): Promise<{ cases: SeenCase[]; kinds: string[]; answer_hours: number | null }> =>
  (await browser.get(`/api/purchase/orders/${orderId}/case`)).body.payload as never
