import { userInfo } from 'node:os'
import type { Result } from '@pandrop/contract/result'
import { audited } from '../domains/identity/audit/audit.ts'
import type { CommandContext } from './command.ts'

/** What is done here is written down as in the back office; the keyboard's owner stands where the address does. */
export const withAudit = <Outcome extends Result<unknown>>(
  { pool, clock }: Pick<CommandContext, 'pool' | 'clock'>,
  { action, input }: { action: string; input: unknown },
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  const address = `typed by ${userInfo().username}`
  const noted = { staffId: null, action: `cli ${action}`, path: 'command line', input, address }
  return audited({ pool, clock }, noted, { work, who: () => null })
}
