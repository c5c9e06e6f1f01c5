import * as z from 'zod/mini'
import { instant } from '../wire.ts'

/** A second factor on its way out, whose owner has lost app and codes (docs/behaviour/accounts.md#lost-factor). */
const factorRemoval = z.object({
  reason: z.string(),
  proposed_by: z.object({ id: z.int(), name: z.string() }),
  proposed_at: instant,
  /** from when on the factor goes by itself; null: a second person has not approved it yet */
  due_at: z.nullable(instant),
})

export type FactorRemoval = z.output<typeof factorRemoval>

/** What a customer has beside the password. */
export const customerFactor = z.object({
  /** of an authenticator app; null: there are passkeys alone */
  since: z.nullable(instant),
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  removal: z.nullable(factorRemoval),
})
