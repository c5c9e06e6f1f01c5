import type { Queryable } from '../../../db/statement.ts'
import type { Secrets } from '../../../secrets.ts'
import { filePlace } from '../../buying/bank-files/bank-file.ts'
import { payoutPlace } from '../../buying/payouts/request-payout.ts'
import { exportPlace } from '../../identity/personal-data/make-export.ts'
import { factorPlace } from '../../identity/second-factor/sign-in-code.ts'
import { totpPlace } from '../../identity/staff-sign-in/staff-totp.ts'
import { documentPlace } from '../../identity/verifications/documents.ts'
import { secretPlace } from '../webhooks/webhooks.ts'
import { type SealedColumn, sealedColumns } from './sealed.sql.ts'

interface Kind {
  /** in words for the operator */
  name: string
  column: SealedColumn
  placeOf(place: string): string
}

const kinds: Kind[] = [
  { name: 'account numbers of payouts', column: sealedColumns.ibans, placeOf: payoutPlace },
  { name: 'files for the bank', column: sealedColumns.bankFiles, placeOf: filePlace },
  { name: 'secrets of webhooks', column: sealedColumns.webhookSecrets, placeOf: secretPlace },
  { name: 'old secrets of webhooks', column: sealedColumns.oldWebhookSecrets, placeOf: secretPlace },
  {
    name: 'authenticators of staff',
    column: sealedColumns.authenticators,
    placeOf: (place) => totpPlace(Number(place)),
  },
  {
    name: 'authenticators being set up',
    column: sealedColumns.pendingAuthenticators,
    placeOf: (place) => totpPlace(Number(place)),
  },
  {
    name: 'authenticators of customers',
    column: sealedColumns.customerAuthenticators,
    placeOf: (place) => factorPlace(Number(place)),
  },
  {
    name: 'authenticators of customers being set up',
    column: sealedColumns.pendingCustomerAuthenticators,
    placeOf: (place) => factorPlace(Number(place)),
  },
  {
    name: 'keys of copies for customers',
    column: sealedColumns.personalExports,
    placeOf: (place) => exportPlace(Number(place)),
  },
  { name: 'keys of documents of customers', column: sealedColumns.verificationDocuments, placeOf: documentPlace },
]

/** How many values of one kind one key has sealed. */
export interface SealedCount {
  name: string
  /** hex; empty for what is no sealed value */
  fingerprint: string
  /** the key's place among those that are set, 0 for the one that seals; null for none of them */
  key: number | null
  values: number
}

// Versions of secrets.ts; anything else was never sealed by it.
const isSealed = (head: Buffer): boolean => head[0] === 1 || head[0] === 2

/** What is sealed, with which key, in the order of kinds. */
export const sealedCounts = async (q: Queryable, secrets: Secrets): Promise<SealedCount[]> => {
  const counts: SealedCount[] = []
  for (const { name, column } of kinds) {
    if (!(await column.find(q))) continue
    for (const { head, sealed: values } of await column.heads(q)) {
      const fingerprint = isSealed(head) ? head.toString('hex', 1) : ''
      counts.push({ name, fingerprint, key: secrets.keyOf(head), values })
    }
  }
  return counts
}

/** What no key that is set opens: a shop that starts like this has lost it, unless the key comes back. */
export const lostToUs = async (q: Queryable, secrets: Secrets): Promise<SealedCount[]> =>
  (await sealedCounts(q, secrets)).filter(({ key, fingerprint }) => key === null && fingerprint !== '')

const rowsMax = 200

/**
 * Seals everything anew that is not sealed with the first key in the newest form. May be stopped and begun again; a
 * value that changes meanwhile is left as it is.
 * @param q connected as the owner: the server may not change what it has sealed
 * @param options.onProgress told after each batch
 */
export const reseal = async (
  q: Queryable,
  secrets: Secrets,
  { onProgress }: { onProgress: (done: { name: string; read: number; resealed: number }) => void },
): Promise<void> => {
  for (const { name, column, placeOf } of kinds) {
    let [last, read, resealed] = ['', 0, 0]
    for (;;) {
      const rows = await column.after(q, last, rowsMax)
      for (const { id, place, sealed } of rows) {
        last = id
        if (secrets.isFresh(sealed) || secrets.keyOf(sealed) === null) continue
        const fresh = secrets.seal(secrets.open(sealed, placeOf(place)), placeOf(place))
        await column.replace(q, id, sealed, fresh)
        resealed += 1
      }
      read += rows.length
      if (rows.length > 0) onProgress({ name, read, resealed })
      if (rows.length < rowsMax) break
    }
  }
}
