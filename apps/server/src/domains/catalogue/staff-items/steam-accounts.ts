import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import {
  insertSteamAccount,
  lockSteamAccount,
  type SteamAccountRow,
  selectAccountOfName,
  selectSteamAccounts,
  updateSteamAccount,
} from './steam-accounts.sql.ts'

/** What an account is called, and what is to know about it. */
interface AccountWish {
  label: string
  /** undefined: as it is */
  note: string | undefined
}

/** Every Steam account that items are or were kept on, those in use first. */
export const steamAccountsOf = (q: Queryable): Promise<SteamAccountRow[]> => selectSteamAccounts(q)

type AccountContext = Pick<StaffContext, 'pool' | 'clock'>

/**
 * Names a Steam account that items are kept on.
 * @returns its number; refuses account_known where one has this name or Steam id
 */
export const addSteamAccount = async (
  { pool }: AccountContext,
  { label, note, steamid }: AccountWish & { steamid: string },
): Promise<Result<{ id: number }, 'account_known'>> =>
  inTransaction(pool, async (tx) => {
    const added = await insertSteamAccount(tx, label, steamid, note ?? '')
    return added ? ok(added) : refuse('account_known')
  })

/**
 * Renames an account, closes or opens it.
 * @returns its number; refuses account_not_found, and account_known where another has this name
 */
export const changeSteamAccount = async (
  { pool, clock }: AccountContext,
  { id, label, note, isClosed }: AccountWish & { id: number; isClosed: boolean },
): Promise<Result<{ id: number }, 'account_not_found' | 'account_known'>> =>
  inTransaction(pool, async (tx) => {
    const account = await lockSteamAccount(tx, id)
    if (!account) return refuse('account_not_found')
    const twin = await selectAccountOfName(tx, label)
    if (twin && twin.id !== id) return refuse('account_known')
    await updateSteamAccount(tx, { accountId: id, label, note: note ?? null, isClosed, at: clock.now() })
    return ok(account)
  })
