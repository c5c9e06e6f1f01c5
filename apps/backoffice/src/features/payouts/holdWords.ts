import type { StaffPayoutRow } from '@pandrop/contract/staff/payouts'
import { showEuro } from '../../format.ts'
import { payoutTexts } from '../../texts/payouts.ts'

type Held = Pick<StaffPayoutRow, 'hold'>

/** What keeps a customer from being paid, in words; empty where nothing does. */
export const holdWords = ({ hold }: Held): string[] => [
  ...(hold.disputed ? [payoutTexts.holdDisputed] : []),
  ...(hold.owed > 0 ? [payoutTexts.holdOwed(showEuro(hold.owed))] : []),
  ...(hold.blocked ? [payoutTexts.holdBlocked] : []),
]

/**
 * Whether a payout can be neither proposed nor approved now: it is disputed, and nothing is owed that could be set off
 * against it. That of a blocked customer waits for its file alone.
 */
export const isHeld = ({ hold }: Held): boolean => hold.disputed && hold.owed === 0

/** Whether a payout cannot leave as it stands. */
export const cannotLeave = ({ hold }: Held): boolean => hold.disputed || hold.owed > 0
