import type { StaffPayment, StaffPaymentRow } from '@pandrop/contract/staff/payments'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { runDueJobs } from '../../../../jobs/runner.ts'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import type { CardShop } from '../../payments/testing/card-shop.ts'
import { refundDeposit } from '../../refunds/refund-deposit.ts'

/** A page of the back office's list of payments. */
export interface PaymentPage {
  rows: StaffPaymentRow[]
  next: string | null
}

/** Reads a page of the list as somebody of the staff. */
export const listPayments = async (
  { browser }: TestStaff,
  query: Record<string, string | number> = {},
): Promise<PaymentPage> => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await browser.get(`/api/staff/payments?${words}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as PaymentPage
}

/** The page of one payment, as staff read it. */
export const seenPayment = async ({ browser }: TestStaff, id: string): Promise<StaffPayment> => {
  const { status, body } = await browser.get(`/api/staff/payments/${id}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.payment as StaffPayment
}

/** A top-up of 100 EUR that the test card of this key has paid. */
export const paidTopUp = async (
  shop: CardShop,
  card = 'pays',
  who?: TestCustomer,
): Promise<{ customer: TestCustomer; payment: string }> => {
  const customer = who ?? (await shop.customer())
  const payment = await shop.topUp(customer)
  await shop.pay(payment, card)
  return { customer, payment }
}

/** A top-up whose refund the bank did not take. */
export const failedRefund = async (shop: CardShop): Promise<{ customer: TestCustomer; payment: string }> => {
  const made = await paidTopUp(shop, 'refund_fails')
  const refund = { paymentId: made.payment, by: 'staff:7', why: 'the customer asked' }
  expect(await refundDeposit(shop.shop, refund)).toMatchObject({ ok: true })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.pass({ seconds: 60 })
  return made
}
