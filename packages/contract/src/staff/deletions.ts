import * as z from 'zod/mini'
import { accountDeletion } from '../account-deletion.ts'
import { instant } from '../wire.ts'

/** That the owner has an account deleted (docs/behaviour/accounts.md#account-deletion). */
export const staffAccountDeletion = z.extend(accountDeletion, {
  /** when it was deleted; null: it is still there */
  ended_at: z.nullable(instant),
})

export type StaffAccountDeletion = z.output<typeof staffAccountDeletion>
