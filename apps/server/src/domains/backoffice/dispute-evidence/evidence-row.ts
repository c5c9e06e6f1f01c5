import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import type { EvidenceFields } from '../../../ports/payments/dispute-evidence.ts'

/** Rows of a sheet: what it is, and what is known of it. */
export type SheetRow = [label: string, value: string]

/** Some of them below a title. */
export interface EvidenceSection {
  title: string
  rows: SheetRow[]
}

/** What is known of a disputed sale at one moment, as a person reads it and as the provider takes it. */
export interface EvidenceFacts {
  sections: EvidenceSection[]
  fields: EvidenceFields
}

/** A dispute and its sheet; what is of the sheet is null where none was made. */
export interface EvidenceRow {
  id: string
  payment_id: string
  state: DisputeState
  reason: string
  amount_minor: number
  currency: string
  due_at: Date | null
  answer_due_at: Date | null
  facts: EvidenceFacts | null
  made_at: Date | null
  made_by: string | null
  words: string | null
  edited_at: Date | null
  edited_by: string | null
  sending_since: Date | null
  sent_by: string | null
  file_id: string | null
  submitted_at: Date | null
}
