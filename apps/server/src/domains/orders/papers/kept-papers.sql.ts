import { firstRow, statement } from '../../../db/statement.ts'

/** What a paper that is kept is. */
export type KeptKind = 'receipt' | 'credit_note' | 'payment_confirmation'

export interface UnkeptRow {
  kind: KeptKind
  paper: string
  issued_at: Date
}

export const selectUnkept = statement<UnkeptRow, [customerId: number]>(
  'select_unkept_papers',
  'select kind, paper, issued_at from unkept_papers($1) order by issued_at, kind, paper',
)

export const insertKept = statement<
  never,
  {
    customerId: number
    kind: KeptKind
    paper: string
    fileName: string
    issuedAt: Date
    keepUntil: Date
    sealed: Buffer
  }
>(
  'insert_kept_paper',
  `insert into kept_papers (customer_id, kind, paper, file_name, issued_at, keep_until, sealed)
   values (:customerId, :kind, :paper, :fileName, :issuedAt, :keepUntil, :sealed)
   on conflict (kind, paper) do nothing`,
)

/** Of an account that is gone: before, its papers are drawn as ever. */
export const selectKept = firstRow<{ file_name: string; sealed: Buffer }, [kind: KeptKind, paper: string]>(
  'select_kept_paper',
  `select file_name, sealed from kept_papers kept
   where kind = $1 and paper = $2 and exists (
     select from account_deletions where customer_id = kept.customer_id and ended_at is not null
   )`,
)

export const deleteOldKept = statement<never, [now: Date]>(
  'delete_old_kept_papers',
  'delete from kept_papers where keep_until <= $1',
)
