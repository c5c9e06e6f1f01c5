import type { StaffImport } from '@pandrop/contract/staff/imports'
import type { CatalogueSkin, StaffKind } from '@pandrop/contract/staff/skins'
import type { TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { report, stepDone } from './files.ts'

/** A price list as CSV: these lines below its head. */
export const priceList = (...lines: string[]): string =>
  ['market_hash_name,price,currency,phase', ...lines].join('\r\n')

/** The skin that most of these tests are about: from Minimal Wear on, also as StatTrak. */
export const redline = 'AK-47 | Redline'

/** A line of it. */
export const redlineAt = (exterior: string, price: number | string, currency = 'EUR'): string =>
  `${redline} (${exterior}),${typeof price === 'number' ? price.toFixed(2) : price},${currency},`

/** One kind, of that skin unless told otherwise. */
export const kindOf = async (
  { browser }: Pick<TestStaff, 'browser'>,
  exterior: string,
  { variant = 'normal', id = 'ak-47-redline' } = {},
): Promise<StaffKind | undefined> => {
  const { body } = await browser.get(`/api/staff/catalogue/skins/${id}`)
  return (body.skin as CatalogueSkin).kinds.find((kind) => kind.exterior === exterior && kind.variant === variant)
}

/** What it usually costs. */
export const priceOf = async (
  staff: Pick<TestStaff, 'browser'>,
  exterior: string,
  of: { variant?: string; id?: string } = {},
): Promise<number> => (await kindOf(staff, exterior, of))?.reference ?? Number.NaN

/** Sets one by hand. */
export const setByHand = async (
  staff: Pick<TestStaff, 'browser'>,
  exterior: string,
  { price, id = 'ak-47-redline' }: { price: number; id?: string },
): Promise<void> => {
  const seen = (await kindOf(staff, exterior, { id }))?.reference ?? null
  const wish = { exterior, variant: 'normal', price, reason: 'a tournament', seen, sure: true }
  expect(await staff.browser.post(`/api/staff/catalogue/skins/${id}/reference`, wish)).toMatchObject({ status: 200 })
}

/** Sends a file in and imports what its report finds. */
export const imported = async (
  shop: TestShop,
  staff: TestStaff,
  file: string,
  more: { sure?: boolean } = {},
): Promise<StaffImport> => {
  const read = await report(shop, staff, file)
  return stepDone(shop, staff, read.id, 'import', more)
}

/** Puts a skin into the catalogue whose kinds nobody knows the price of. */
export const addSkin = async ({ database }: TestShop, id: string, facts: Record<string, unknown>): Promise<void> => {
  const added = JSON.stringify({ id, origin: 'import', ...facts })
  await database.ownerPool.query(
    `insert into skins select (jsonb_populate_record(s, $1)).* from skins s where id = 'ak-47-redline'`,
    [added],
  )
}
