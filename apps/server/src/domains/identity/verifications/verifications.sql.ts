import type { RejectionReason, VerificationRequestState } from '@pandrop/contract/lifecycle/verification'
import type { VerificationState } from '@pandrop/contract/staff/customers'
import { firstRow, statement } from '../../../db/statement.ts'

/** A request that somebody is verified as who they say, and what became of it. */
export interface VerificationRow {
  id: number
  customer_id: number
  state: VerificationRequestState
  seen_elsewhere: boolean
  asked_at: Date
  first_approved_by: number | null
  first_approved_at: Date | null
  decided_by: number | null
  decided_at: Date | null
  reason: RejectionReason | null
  message: string
  valid_until: Date | null
  expired_at: Date | null
}

/**
 * A customer whose verification is changed by nobody else until the transaction ends. Nothing is asked beside the lock
 * that locks the row as well (is_leaving): PostgreSQL asks it before, and of two that wait each would keep the other.
 */
export const lockCustomer = firstRow<{ verification_status: VerificationState }, [customerId: number]>(
  'lock_customer_to_verify',
  'select verification_status from customers where id = $1 for update',
)

const columns = `id, customer_id, state, seen_elsewhere, asked_at, first_approved_by, first_approved_at, decided_by,
  decided_at, reason, message, valid_until, expired_at`

export const selectVerification = firstRow<VerificationRow, [id: number]>(
  'select_verification',
  `select ${columns} from verifications where id = $1`,
)

export const lockVerification = firstRow<VerificationRow, [id: number]>(
  'lock_verification',
  `select ${columns} from verifications where id = $1 for update`,
)

export const selectPending = firstRow<VerificationRow, [customerId: number]>(
  'select_pending_verification',
  `select ${columns} from verifications where customer_id = $1 and state = 'pending'`,
)

export const selectApproved = firstRow<VerificationRow, [customerId: number]>(
  'select_approved_verification',
  `select ${columns} from verifications where customer_id = $1 and state = 'approved'`,
)

/** The newest that was not taken back without a word; of one that was, its customer knows. */
export const selectNewest = firstRow<VerificationRow, [customerId: number]>(
  'select_newest_verification',
  `select ${columns} from verifications where customer_id = $1 order by id desc limit 1`,
)

/** When a customer's requests since a moment were sent, newest first. */
export const selectAskedSince = statement<{ asked_at: Date }, [customerId: number, since: Date]>(
  'select_verifications_asked_since',
  `select asked_at from verifications
   where customer_id = $1 and asked_at > $2 and not seen_elsewhere order by asked_at desc`,
)

/** Nothing where one waits already: the index has the last word. */
export const insertVerification = firstRow<
  { id: number },
  { customerId: number; seenElsewhere: boolean; message: string; at: Date }
>(
  'insert_verification',
  `insert into verifications (customer_id, seen_elsewhere, message, asked_at)
   values (:customerId, :seenElsewhere, :message, :at)
   on conflict (customer_id) where state = 'pending' do nothing
   returning id`,
)

export const setFirstApproval = statement<never, [id: number, staffId: number, at: Date]>(
  'set_first_approval_of_verification',
  'update verifications set first_approved_by = $2, first_approved_at = $3 where id = $1',
)

export const setApproved = firstRow<{ valid_until: Date }, [id: number, staffId: number, at: Date]>(
  'approve_verification',
  `update verifications set state = 'approved', decided_by = $2, decided_at = $3,
     valid_until = $3::timestamptz + make_interval(months => (select verification_months from settings))
   where id = $1 returning valid_until`,
)

export const setRejected = statement<
  never,
  { id: number; staffId: number; at: Date; reason: RejectionReason; message: string }
>(
  'reject_verification',
  `update verifications
   set state = 'rejected', decided_by = :staffId, decided_at = :at, reason = :reason, message = :message
   where id = :id`,
)

export const setWithdrawn = firstRow<{ id: number }, [customerId: number, at: Date]>(
  'withdraw_verification',
  `update verifications set state = 'withdrawn', decided_at = $2
   where customer_id = $1 and state = 'pending' and not seen_elsewhere returning id`,
)

/** The approval that holds is one no longer; no row where none held. */
export const setExpired = firstRow<{ id: number }, [customerId: number, at: Date]>(
  'expire_verification',
  `update verifications set state = 'expired', expired_at = $2
   where customer_id = $1 and state = 'approved' returning id`,
)

/** Approvals that end before a moment and whose customers were not told. */
export const selectEnding = statement<{ id: number; customer_id: number }, [endsBefore: Date]>(
  'select_ending_verifications',
  `select id, customer_id from verifications
   where state = 'approved' and valid_until <= $1 and warned_at is null order by valid_until, id limit 100`,
)

export const noteWarned = statement<never, [id: number, at: Date]>(
  'note_verification_warned',
  'update verifications set warned_at = $2 where id = $1',
)

/** Approvals whose time is over. */
export const selectOver = statement<{ id: number; customer_id: number }, [now: Date]>(
  'select_verifications_over',
  `select id, customer_id from verifications
   where state = 'approved' and valid_until <= $1 order by valid_until, id limit 100`,
)

export const selectVerificationSettings = firstRow<{ months: number; document_days: number }, []>(
  'select_verification_settings',
  'select verification_months as months, verification_document_days as document_days from settings',
)

/** What a customer has moved within a year, and whether two people have to approve who it is. */
export const selectMoved = firstRow<{ cents: number; needs_second: boolean }, [customerId: number, at: Date]>(
  'select_moved_of_customer',
  `select moved_cents($1, $2::timestamptz - interval '365 days') as cents, needs_second_person($1, $2) as needs_second`,
)
