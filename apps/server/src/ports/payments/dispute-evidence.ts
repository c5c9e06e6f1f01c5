/** What the bank is told of a disputed sale; null where nothing is known. */
export interface EvidenceFields {
  productDescription: string
  customerName: string
  customerEmail: string
  billingAddress: string
  /** IP address that the customer bought from */
  purchaseIp: string | null
  /** when the customer had what they bought */
  serviceDate: string | null
  accessLog: string | null
}

/** What a dispute is answered with. */
export interface EvidenceRequest {
  disputeId: string
  /** tells one press of a button from the next, for keys that make a repetition harmless */
  attempt: string
  fields: EvidenceFields
  /** what staff say of it */
  words: string
  /** of the sheet, uploaded before */
  fileId: string
}

/** A file that goes with evidence. */
export interface EvidenceFile {
  disputeId: string
  attempt: string
  /** with its extension */
  name: string
  /** PDF */
  content: Buffer
}

/** The provider does not accept it; `problem` is its word for why. */
type Rejected = { outcome: 'rejected'; problem: string }

/** It gave no usable answer; `problem` is for the log. */
type Unavailable = { outcome: 'unavailable'; problem: string }

export type UploadedEvidence = { outcome: 'uploaded'; fileId: string } | Rejected | Unavailable

export type SubmittedEvidence<Report> = { outcome: 'submitted'; report: Report } | Rejected | Unavailable

/** How a dispute is answered at the provider, which then reports how it stands. */
export interface EvidenceProvider<Report> {
  /** Keeps a file for evidence; the same again answers with the same one for a day. */
  uploadEvidence(file: EvidenceFile): Promise<UploadedEvidence>
  /** Submits evidence to the bank, for good; whether that was done before tells a look at the dispute. */
  submitEvidence(evidence: EvidenceRequest): Promise<SubmittedEvidence<Report>>
}
