import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { partPaths } from '../personal-data/make-export.ts'
import {
  deleteJobsTo,
  eraseCustomer,
  lockLeavingCustomer,
  selectCopies,
  selectDeletion,
  selectDocuments,
  selectDueDeletions,
  selectSentPictures,
} from './deletions.sql.ts'
import { hindrancesOf } from './deletions.ts'

/** Customers whose fourteen days are over. */
export const dueDeletions = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<number[]> =>
  (await selectDueDeletions(pool, clock.now())).map(({ customer_id: customerId }) => customerId)

/**
 * Erases an account whose deletion is due, with everything that the register of personal data names and what lies in
 * the storage (docs/behaviour/accounts.md#deletion-erases); its papers are kept already. The last mail goes to the
 * address that nobody knows afterwards. An account that is needed for something, is blocked, or was kept at this very
 * moment, stays as it is.
 * @returns whether it was erased
 */
export const eraseAccount = ({ pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>, customerId: number) =>
  inTransaction(pool, async (tx): Promise<boolean> => {
    const now = clock.now()
    const customer = await lockLeavingCustomer(tx, customerId)
    const deletion = await selectDeletion(tx, customerId)
    if (!customer || !deletion || deletion.ended_at || deletion.due_at > now || customer.is_blocked) return false
    if ((await hindrancesOf(tx, customerId)).length > 0) return false
    const { avatar, email: to, language, is_verified } = customer
    const copies = (await selectCopies(tx, customerId)).flatMap(({ id, parts }) => partPaths(id, parts))
    const sent = (await selectSentPictures(tx, customerId)).map(({ path }) => path)
    const documents = (await selectDocuments(tx, customerId)).map(({ path }) => path)
    const files = [...(avatar === null ? [] : [avatar]), ...copies, ...sent, ...documents]
    // Past this line the account must be erased or the transaction throw.
    const erased = await eraseCustomer(tx, customerId, now)
    if (!erased) throw new Error(`erase_customer answered nothing about customer ${customerId}`)
    await deleteJobsTo(tx, erased.addresses)
    for (const path of files) await enqueue(tx, 'remove_stored_file', { path })
    const values = { link: `${env.PUBLIC_URL}/` }
    if (is_verified) await enqueue(tx, 'send_mail', { template: 'account_deleted', to, language, values })
    return true
  })
