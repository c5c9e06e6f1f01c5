import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { buy, takeItems } from '../../purchase/testing/purchases.ts'

let named = 0

/** The code that a call has answered with. */
export const codeOf = ({ body }: Reply): StaffPromoCode => body.promo_code as StaffPromoCode

/** What an operator does with promo codes, over HTTP. */
export const promosBy = (shop: TestShop, { browser }: TestStaff) => {
  const dayIn = (days: number): string =>
    new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

  /** Terms that nobody asks about, under a name of its own. */
  const usual = (): Record<string, unknown> => {
    named += 1
    return { code: `desk-${named}`, discount: { percent: 10 }, until: dayIn(30), uses_max: 100 }
  }

  const create = (body: Record<string, unknown>) => browser.post('/api/staff/promo-codes', body)

  return {
    dayIn,
    usual,
    create,
    made: async (change: Record<string, unknown> = {}): Promise<StaffPromoCode> => {
      const reply = await create({ ...usual(), ...change })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return codeOf(reply)
    },
    change: ({ id, version }: StaffPromoCode, body: Record<string, unknown>) =>
      browser.post(`/api/staff/promo-codes/${id}`, { seen: version, ...body }),
    read: async (id: number): Promise<StaffPromoCode> => codeOf(await browser.get(`/api/staff/promo-codes/${id}`)),
    stop: (id: number) => browser.post('/api/staff/promo-codes/:id/stop'.replace(':id', `${id}`), {}),
    usesOf: (id: number) => browser.get('/api/staff/promo-codes/:id/uses'.replace(':id', `${id}`)),
    list: async (words: Record<string, string>) => {
      const { body } = await browser.get(`/api/staff/promo-codes?${new URLSearchParams(words)}`)
      return body as unknown as { rows: StaffPromoCode[]; next: string | null }
    },
    /** Somebody buys one item with the code; answers the order. */
    use: async ({ code }: StaffPromoCode, priceCents = 6100): Promise<number> => {
      const customer = await shop.customer({ balanceCents: 50_000 })
      const [item] = await takeItems(shop, 1, priceCents)
      const bought = await buy(customer, { cart: [{ item_id: item }], promocode: code })
      expect(bought).toMatchObject({ status: 200 })
      return bought.body.order_id as number
    },
  }
}
