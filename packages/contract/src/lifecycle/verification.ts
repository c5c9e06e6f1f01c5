import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of a request that somebody is verified as who they say (docs/behaviour/accounts.md#identity-verification).
 * Where much money was moved two people approve it: after the first it waits on.
 */
export const verificationLifecycle = defineLifecycle({
  states: ['pending', 'approved', 'rejected', 'withdrawn', 'expired'],
  steps: {
    approved_first: { from: ['pending'], by: ['staff'], hasOwnCall: true, repeatsByContent: true },
    approved: {
      from: ['pending'],
      to: 'approved',
      by: ['staff'],
      command: 'approve',
      hasOwnCall: true,
      mail: 'verification_approved',
    },
    rejected: {
      from: ['pending'],
      to: 'rejected',
      by: ['staff'],
      command: 'reject',
      hasOwnCall: true,
      mail: 'verification_rejected',
    },
    withdrawn: { from: ['pending'], to: 'withdrawn', by: ['customer'] },
    expired: {
      from: ['approved'],
      to: 'expired',
      by: ['job', 'staff'],
      hasOwnCall: true,
      mail: 'verification_expired',
    },
  },
})

export const verificationRequestStates = verificationLifecycle.states

export type VerificationRequestState = StateOf<typeof verificationLifecycle>

/** It waits for somebody of the staff, and its customer can take it back. */
export const isVerificationPending = (state: VerificationRequestState): boolean => state === 'pending'

/** It holds, until its time is over. */
export const isVerificationApproved = (state: VerificationRequestState): boolean => state === 'approved'

/** It was turned down, with a reason. */
export const isVerificationRejected = (state: VerificationRequestState): boolean => state === 'rejected'

/** It held once. */
export const isVerificationExpired = (state: VerificationRequestState): boolean => state === 'expired'

/** What is taken as a document. */
export const documentKinds = [
  'passport',
  'identity_card_front',
  'identity_card_back',
  'residence_permit',
  'proof_of_address',
  'other',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Why a request is turned down. */
export const rejectionReasons = [
  'unreadable',
  'document_expired',
  'account_differs',
  'not_accepted',
  'incomplete',
  'other',
] as const

export type RejectionReason = (typeof rejectionReasons)[number]

/** Most documents of one request. */
export const documentsMax = 4

/** Most bytes of one document. */
export const documentBytesMax = 8 * 1024 * 1024

/** Longer edge of a picture of a document as it is kept, px. */
export const documentEdge = 2400

/** Most requests of a customer within requestDays. */
export const requestsMax = 5

/** Days in which a customer has so many requests. */
export const requestDays = 30

/** How many days before an approval ends its customer is told; from then on new documents can be sent. */
export const verificationWarnDays = 30
