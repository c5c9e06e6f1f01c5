import * as z from 'zod/mini'
import { accountDeletion } from '../account-deletion.ts'
import { instant } from '../wire.ts'

/** That the owner has an account deleted (docs/behaviour/accounts.md#account-deletion). */
export const staffAccountDeletion = z.extend(accountDeletion, {
  /** when it was deleted; null: it is still there */
  ended_at: z.nullable(instant),
  /** of one that staff began: who proposed it and who approved it; null: its owner asked for it */
  by_staff: z.nullable(z.object({ proposed_by: z.string(), approved_by: z.string() })),
})

/** That staff are to delete an account whose owner asked for it (docs/behaviour/accounts.md#deletion-by-staff). */
export const deletionProposal = z.object({
  reason: z.string(),
  proposed_by: z.object({ id: z.int(), name: z.string() }),
  proposed_at: instant,
})

export type DeletionProposal = z.output<typeof deletionProposal>

export type StaffAccountDeletion = z.output<typeof staffAccountDeletion>
