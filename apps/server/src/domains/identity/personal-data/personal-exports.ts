import { personalExportsPerDay } from '@pandrop/contract/limits'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { secretsOf } from '../../../secrets.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { requireProof } from '../proof/proof.rules.ts'
import type { SignedIn } from '../sessions/session.ts'
import { exportPlace, partPath, removeParts } from './make-export.ts'
import {
  countExportsSince,
  type ExportRow,
  expireExports,
  giveBackExport,
  giveUpExports,
  insertExport,
  newestExport,
  noteFilesGone,
  selectEndedFiles,
  type TakenExport,
  takeReadyExport,
} from './personal-exports.sql.ts'

const hour = 60 * 60 * 1000

/** What has not come to an end by then will not; its customer may ask anew. */
const makingHoursMax = 2

/** Files of what was fetched stay for so long, because a download may still run. */
const fetchHoursMax = 1

/** A copy as its customer sees it. */
export const shownExport = (row: ExportRow, now: Date): PersonalExport => {
  const { state, ready_until: until } = row
  // Before the job comes round that ends it.
  const isOver = state === 'ready' && until !== null && until <= now
  return {
    state: isOver ? 'expired' : state,
    asked_at: row.asked_at.toISOString(),
    done: row.kinds_done,
    all: row.kinds_all,
    ready_until: state === 'ready' && !isOver ? (until?.toISOString() ?? null) : null,
    bytes: row.bytes,
    ended_at: (isOver ? until : row.ended_at)?.toISOString() ?? null,
  }
}

/** The copy that a customer has asked for last; null for none. */
export const personalExportOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
): Promise<PersonalExport | null> => {
  const row = await newestExport(pool, customerId)
  return row ? shownExport(row, clock.now()) : null
}

type Asking = Pick<SignedIn, 'customerId' | 'provenAt'>

/**
 * Has a job make a copy of everything that is kept of a customer (docs/behaviour/accounts.md#personal-export). Who asks
 * while there is one that was not fetched is answered that one.
 * @param language of the page in it, ISO 639-1
 * @returns refuses proof_required, and personal_exports_full beyond three in 24 hours
 */
export const askPersonalExport = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, provenAt }: Asking,
  language: string,
): Promise<Result<PersonalExport | null, 'proof_required' | 'personal_exports_full'>> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const proven = requireProof(provenAt, now)
    if (!proven.ok) return proven
    await expireExports(tx, now)
    const newest = await newestExport(tx, customerId)
    if (newest && newest.ended_at === null) return ok(shownExport(newest, now))
    const asked = await countExportsSince(tx, customerId, daysBefore(now, 1))
    if ((asked?.count ?? 0) >= personalExportsPerDay) return refuse('personal_exports_full')
    const row = await beginExport(tx, { customerId, language, at: now, askedBy: null })
    return ok(row ? shownExport(row, now) : await personalExportOf({ pool, clock }, customerId))
  })

/**
 * Has a job make a copy.
 * @param asked.askedBy who of the staff wants it for the customer; null: they themselves
 * @returns undefined where the customer has one that has not ended
 */
export const beginExport = async (
  tx: Transaction,
  asked: { customerId: number; language: string; at: Date; askedBy: number | null },
): Promise<ExportRow | undefined> => {
  const row = await insertExport(tx, asked)
  if (!row) return undefined
  await noteAccountEvent(tx, { customerId: asked.customerId, kind: 'data_asked', at: asked.at })
  await enqueue(tx, 'make_personal_export', { exportId: row.id }, { queue: 'personal_exports' })
  return row
}

/** A file as it is handed out, piece by piece. */
export interface ExportFile {
  name: string
  content: AsyncGenerator<Buffer>
}

/**
 * Hands a customer their copy, once: its key is gone from the database before the first byte leaves. What breaks off on
 * its way is given back, and can be fetched until its time is over.
 * @returns refuses proof_required, and personal_export_not_ready where there is none to fetch
 */
export const takePersonalExport = async (
  { pool, clock, storage, secrets }: Pick<Shop, 'pool' | 'clock' | 'storage' | 'secrets'>,
  { customerId, provenAt }: Asking,
): Promise<Result<ExportFile, 'proof_required' | 'personal_export_not_ready'>> => {
  const now = clock.now()
  const proven = requireProof(provenAt, now)
  if (!proven.ok) return proven
  const taken = await inTransaction(pool, async (tx) => {
    const row = await takeReadyExport(tx, customerId, now)
    if (row) await noteAccountEvent(tx, { customerId, kind: 'data_fetched', at: now })
    return row
  })
  return taken ? ok(exportFile({ pool, storage, secrets }, taken, now)) : refuse('personal_export_not_ready')
}

/** The file of a copy that was just taken; what breaks off on its way is given back. */
export const exportFile = (
  { pool, storage, secrets }: Pick<Shop, 'pool' | 'storage' | 'secrets'>,
  { id, parts, key_sealed: keySealed }: TakenExport,
  now: Date,
): ExportFile => {
  async function* content(): AsyncGenerator<Buffer> {
    const sealed = secretsOf(Buffer.from(secrets.open(keySealed, exportPlace(id)), 'base64'))
    let isWhole = false
    try {
      for (let part = 1; part <= parts; part += 1) {
        const bytes = await storage.get(partPath(id, part))
        if (!bytes) throw new Error(`part ${part} of the copy ${id} is gone`)
        yield sealed.openBytes(bytes, exportPlace(id, part))
      }
      isWhole = true
    } finally {
      if (isWhole) {
        await removeParts(storage, id, { parts })
        await noteFilesGone(pool, id)
      } else await giveBackExport(pool, id, keySealed)
    }
  }
  return { name: `personal-data-${now.toISOString().slice(0, 10)}.zip`, content: content() }
}

/** Ends what nobody fetched in time and what was never made, and removes the files of whatever has ended. */
export const forgetPersonalExports = async ({
  pool,
  clock,
  storage,
}: Pick<Shop, 'pool' | 'clock' | 'storage'>): Promise<void> => {
  const now = clock.now()
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * hour)
  await expireExports(pool, now)
  await giveUpExports(pool, hoursAgo(makingHoursMax), now)
  for (const { id, parts } of await selectEndedFiles(pool, hoursAgo(fetchHoursMax))) {
    await removeParts(storage, id, { parts })
    await noteFilesGone(pool, id)
  }
}
