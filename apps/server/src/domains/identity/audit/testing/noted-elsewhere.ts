/** A test that reads of a call what changed, and how that begins: below `domains`. */
type Proof = readonly [file: string, promise: string]

/** Calls whose changes a test of their own reads in the log, because much has to happen before they can be made. */
export const provenElsewhere: Readonly<Record<string, Proof>> = {
  approveAdjustment: ['backoffice/adjustments/adjustments.http.test.ts', "action: 'approveAdjustment'"],
  approvePayouts: ['buying/payouts/staff-payouts.http.test.ts', "action: 'approvePayouts'"],
  proposePayouts: ['buying/payouts/staff-payouts.http.test.ts', "action: 'proposePayouts'"],
  dropJob: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'dropJob'"],
  retryFailedJobs: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'retryFailedJobs'"],
  retryJob: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'retryJob'"],
  refundHeldPayment: ['payments/staff-payments/staff-payment-steps.http.test.ts', "changesOf('refundHeldPayment'"],
  releaseDeskDispute: ['payments/staff-payments/staff-payment-steps.http.test.ts', "changesOf('releaseDeskDispute'"],
  takeOfferStep: ['buying/offers/staff-offer-steps.http.test.ts', "action: 'takeOfferStep countered'"],
}

/**
 * Calls of which no test reads what changed. Each is written down with its outcome (audit.http.test.ts), and the
 * database notes whatever table it writes (noted-tables.test.ts): that it writes within a transaction is what no test
 * says.
 */
export const unproven: Readonly<Record<string, readonly string[]>> = {
  'changes no row: it hands out a file of what is there': ['exportItems'],
  'changes no row: it compares what the card provider says': ['askProvider'],
  'needs money on its way': [
    'approveMoneyProposal',
    'declineMoneyProposal',
    'moveDeskRefund',
    'refundDeskDeposit',
    'seeDeskRefund',
    'settleHeldElsewhere',
  ],
  'is somebody’s own session': [
    'staffAddPasskey',
    'staffBeginTotp',
    'staffChangePassword',
    'staffConfirmTotp',
    'staffEndSession',
    'staffGiveCode',
    'staffGivePasskey',
    'staffNewPasskeyOptions',
    'staffPasskeyOptions',
    'staffProvePassword',
    'staffRemovePasskey',
    'staffSignIn',
    'staffSignOut',
  ],
}
