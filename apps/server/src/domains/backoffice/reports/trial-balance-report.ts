import { ok, type Result } from '@pandrop/contract/result'
import { inUnits } from '@pandrop/money/money'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import type { Shop } from '../../../shop.ts'
import { endOfDay, sumOf } from './report-range.ts'

/** An account with what it holds, in EUR units, on one of two sides. */
interface AccountSum {
  account: string
  debit: number
  credit: number
}

/** The books at the end of a day. */
interface TrialBalanceReport {
  day: string
  accounts: AccountSum[]
  /** of each side */
  total: number
}

/**
 * What each account holds at the end of a day of the shop; accounts that hold nothing are left out.
 * @param asked.day 2026-11-30; absent: today
 * @returns refuses invalid_input for a day that is to come
 */
export const trialBalanceReport = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  asked: { day?: string | undefined },
): Promise<Result<TrialBalanceReport, 'invalid_input'>> => {
  const moment = await endOfDay(reading, asked)
  if (!moment.ok) return moment
  const { day, end } = moment.value
  const sums = await trialBalance(reading.pool, end)
  const accounts = Object.entries(sums)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({
      account,
      debit: inUnits(Math.max(0, -cents)),
      credit: inUnits(Math.max(0, cents)),
    }))
  const total = sumOf(Object.values(sums), (cents) => Math.max(0, cents))
  return ok({ day, accounts, total: inUnits(total) })
}
