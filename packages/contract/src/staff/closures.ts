import * as z from 'zod/mini'
import { instant } from '../wire.ts'

/** That the owner closed the account by a mailed link (docs/behaviour/accounts.md#not-me). */
export const accountClosure = z.object({
  /** which mail carried the link: new_device */
  mail: z.string(),
  /** where that mail went; another address than the account's where that was changed meanwhile */
  mailed_to: z.string(),
  at: instant,
})

export type AccountClosure = z.output<typeof accountClosure>
