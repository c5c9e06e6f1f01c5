/**
 * What a key of the operators' own programs opens (docs/api-keys.md). None moves money of customers, pays out, refunds,
 * or changes settings, staff or keys.
 */
export const staffScopes = [
  'items:read',
  'items:write',
  'prices:write',
  'orders:read',
  'orders:deliver',
  'offers:read',
  'offers:answer',
  'reports:read',
] as const

export type StaffScope = (typeof staffScopes)[number]

/** How a call is opened by a key. */
export interface StaffKeyAccess {
  scope: StaffScope
  /** of a call that takes several steps, those that it opens; all of them where nothing is said */
  steps?: readonly string[]
  /** fields of the body that want another scope beside it */
  fields?: Readonly<Record<string, StaffScope>>
}
