import type { Shop } from '../../../shop.ts'
import { deleteOldKept, insertKept, type KeptKind, selectKept, type UnkeptRow } from './kept-papers.sql.ts'
import type { PaperFile } from './paper-pdf.ts'

const yearsKept = 10

const placeOf = (kind: KeptKind, paper: string): string => `kept_papers:${kind}:${paper}`

/** Ten years after the end of the year that a paper was issued in. */
export const keepUntil = (issuedAt: Date): Date => new Date(Date.UTC(issuedAt.getUTCFullYear() + 1 + yearsKept, 0, 1))

/** Books of before are no longer needed: the years that they belong to ended more than ten years ago. */
export const booksNeededFrom = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() - yearsKept, 0, 1))

/** Keeps a paper, sealed; one that is kept already stays. */
export const keepPaper = async (
  { pool, secrets }: Pick<Shop, 'pool' | 'secrets'>,
  { customerId, kind, paper, issued_at: issuedAt }: UnkeptRow & { customerId: number },
  { name: fileName, content }: PaperFile,
): Promise<void> => {
  const sealed = secrets.sealBytes(content, placeOf(kind, paper))
  await insertKept(pool, { customerId, kind, paper, fileName, issuedAt, keepUntil: keepUntil(issuedAt), sealed })
}

/**
 * A paper of an account that is gone, as it was drawn before (docs/behaviour/accounts.md#kept-papers).
 * @param paper the number of the receipt's or note's row, or the payment that is confirmed
 * @returns undefined for any other: it is drawn anew
 */
export const keptPaper = async (
  { pool, secrets }: Pick<Shop, 'pool' | 'secrets'>,
  kind: KeptKind,
  paper: string | number,
): Promise<PaperFile | undefined> => {
  const row = await selectKept(pool, kind, String(paper))
  return (
    row && { name: row.file_name, content: Buffer.from(secrets.openBytes(row.sealed, placeOf(kind, String(paper)))) }
  )
}

/** Removes kept papers whose time is over. */
export const forgetKeptPapers = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<unknown> =>
  deleteOldKept(pool, clock.now())
