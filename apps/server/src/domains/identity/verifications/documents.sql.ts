import type { DocumentKind } from '@pandrop/contract/lifecycle/verification'
import { firstRow, statement } from '../../../db/statement.ts'

/** A document, without what opens it. */
export interface DocumentRow {
  id: string
  verification_id: number | null
  kind: DocumentKind
  form: 'picture' | 'pdf'
  bytes: number
  uploaded_at: Date
}

export interface NewDocument {
  id: string
  customerId: number
  kind: DocumentKind
  form: 'picture' | 'pdf'
  bytes: number
  path: string
  keySealed: Buffer
  at: Date
}

export const insertDocument = statement<never, NewDocument>(
  'insert_verification_document',
  `insert into verification_documents (id, customer_id, kind, form, bytes, path, key_sealed, uploaded_at)
   values (:id, :customerId, :kind, :form, :bytes, :path, :keySealed, :at)`,
)

export const noteStored = statement<never, [id: string]>(
  'note_verification_document_stored',
  'update verification_documents set stored = true where id = $1',
)

const columns = 'id::text as id, verification_id, kind, form, bytes, uploaded_at'

/** Those of a customer that wait to be sent, in the order in which they came. */
export const selectLoose = statement<DocumentRow, [customerId: number]>(
  'select_loose_verification_documents',
  `select ${columns} from verification_documents
   where customer_id = $1 and verification_id is null and stored order by number`,
)

/** The same counted with those that are still being stored. */
export const countLoose = firstRow<{ count: number }, [customerId: number]>(
  'count_loose_verification_documents',
  'select count(*)::int as count from verification_documents where customer_id = $1 and verification_id is null',
)

export const selectDocumentsOf = statement<DocumentRow, [verificationId: number]>(
  'select_documents_of_verification',
  `select ${columns} from verification_documents where verification_id = $1 order by number`,
)

/** Gives documents that are not sent yet to a request; those of somebody else stay as they are. */
export const attachDocuments = statement<
  { id: string },
  { verificationId: number; customerId: number; ids: readonly string[] }
>(
  'attach_verification_documents',
  `update verification_documents set verification_id = :verificationId
   where id = any(:ids::uuid[]) and customer_id = :customerId and verification_id is null and stored
   returning id::text as id`,
)

/** What opens one that was sent. */
export const selectSealedDocument = firstRow<
  { form: 'picture' | 'pdf'; path: string; key_sealed: Buffer },
  [id: string]
>(
  'select_sealed_verification_document',
  'select form, path, key_sealed from verification_documents where id = $1 and verification_id is not null',
)

export const deleteLooseOne = firstRow<{ path: string }, [id: string, customerId: number]>(
  'delete_loose_verification_document',
  `delete from verification_documents
   where id = $1 and customer_id = $2 and verification_id is null returning path`,
)

/** Documents that nobody has sent. */
export const deleteLooseBefore = statement<{ path: string }, [uploadedBefore: Date]>(
  'delete_loose_verification_documents',
  'delete from verification_documents where verification_id is null and uploaded_at <= $1 returning path',
)

/** Documents of requests that were decided, or taken back, so long ago that nobody needs them any more. */
export const deleteDecidedBefore = statement<{ path: string }, [decidedBefore: Date]>(
  'delete_verification_documents_decided',
  `delete from verification_documents using verifications
   where verifications.id = verification_documents.verification_id and decided_at <= $1 returning path`,
)
