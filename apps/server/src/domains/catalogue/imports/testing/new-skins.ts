import type { StaffImport } from '@pandrop/contract/staff/imports'
import type { TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import type { KnownSkin } from '../skin-rows.sql.ts'
import { report, rowsOf, stepDone } from './files.ts'
import { groupedEntry, skinList } from './skin-lists.ts'

/** What the catalogue says of a skin; undefined where it has none. */
export const factsOf = async ({ database }: TestShop, id: string): Promise<KnownSkin> =>
  (await database.ownerPool.query('select * from skins where id = $1', [id])).rows[0]

let finishes = 0

/** A skin that nobody has heard of yet; what a test is about is put over it. */
export const newSkin = async (shop: TestShop, change: Partial<KnownSkin> = {}): Promise<KnownSkin> => {
  finishes += 1
  const finish = `Quokka Meadow ${finishes}`
  const { origin, ...redline } = await factsOf(shop, 'ak-47-redline')
  return {
    ...redline,
    origin,
    id: `ak-47-quokka-meadow-${finishes}`,
    finish,
    market_name: `AK-47 | ${finish}`,
    paint_index: 9000 + finishes,
    collection: 'The Bamboo Collection',
    cases: [],
    ...change,
  }
}

/** Sends a list of these skins in and imports what its report found. */
export const imported = async (
  shop: TestShop,
  staff: TestStaff,
  ...skins: KnownSkin[]
): Promise<{ id: number; done: StaffImport }> => {
  const { id } = await report(shop, staff, skinList(skins.map(groupedEntry)))
  return { id, done: await stepDone(shop, staff, id, 'import') }
}

/** The one row of an import with an outcome. */
export const onlyRow = async (staff: Pick<TestStaff, 'browser'>, id: number, outcome: string) => {
  const [row, ...others] = await rowsOf(staff, id, outcome)
  expect(others).toEqual([])
  return row
}

/** Sets what a kind costs that nobody knew a price of; Field-Tested unless said otherwise. */
export const setReference = async (
  { browser }: Pick<TestStaff, 'browser'>,
  skinId: string,
  change: Record<string, unknown> = {},
): Promise<void> => {
  const kind = { exterior: 'FT', variant: 'normal', price: 20, reason: 'first sales', seen: null, ...change }
  const reply = await browser.post(`/api/staff/catalogue/skins/${skinId}/reference`, kind)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
}
