import { randomUUID } from 'node:crypto'
import type { StaffPack } from '@pandrop/contract/staff/packs'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { completeProfile } from '../../purchase/testing/profiles.ts'
import { takeItems } from '../../purchase/testing/purchases.ts'

/** The pack that a call of staff has answered with. */
export const packOf = ({ body }: Reply): StaffPack => body.pack as StaffPack

/** Buys a pack; without a key of the test's own each call is an attempt of its own. */
export const buyPack = (
  { browser }: Pick<TestCustomer, 'browser'>,
  packId: number,
  { key = randomUUID(), ...said }: { key?: string; terms?: boolean; withdrawal_waiver?: boolean } = {},
): Promise<Reply> =>
  browser.post('/api/purchase/pack', { pack_id: packId, ...said }, { headers: { 'idempotency-key': key } })

/** A customer with money whose profile says where items go. */
export const packBuyer = async (shop: TestShop, balanceCents = 20_000): Promise<TestCustomer> => {
  const customer = await shop.customer({ balanceCents })
  await completeProfile(shop, customer)
  await customer.browser.get('/sanctum/csrf-cookie')
  return customer
}

/** What an operator does with packs, over HTTP. */
export const packsBy = (shop: TestShop, { browser }: TestStaff) => {
  const create = (body: Record<string, unknown>, key: string = randomUUID()) =>
    browser.post('/api/staff/packs', body, { headers: { 'idempotency-key': key } })
  return {
    create,
    /** A pack of so many items at 10 EUR each, 10 % off. */
    made: async (count = 3, change: Record<string, unknown> = {}): Promise<StaffPack> => {
      const items = await takeItems(shop, count)
      const reply = await create({
        name: 'Starter',
        items,
        price: count * 9,
        confirmed: ['below_cost', 'half_price'],
        ...change,
      })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return packOf(reply)
    },
    read: async (id: number): Promise<StaffPack> => packOf(await browser.get(`/api/staff/packs/${id}`)),
    stop: (id: number) => browser.post('/api/staff/packs/:id/stop'.replace(':id', `${id}`), {}),
    list: async (words: Record<string, string>) => {
      const { body } = await browser.get(`/api/staff/packs?${new URLSearchParams(words)}`)
      return body as unknown as { rows: StaffPack[]; next: string | null }
    },
  }
}
