/** A test that reads of a call what changed, and how that begins: below `domains`. */
type Proof = readonly [file: string, promise: string]

/** Calls whose changes a test of their own reads in the log, because much has to happen before they can be made. */
export const provenElsewhere: Readonly<Record<string, Proof>> = {
  approveAdjustment: ['backoffice/adjustments/adjustments.http.test.ts', "action: 'approveAdjustment'"],
  proposeHandover: ['backoffice/customers/handovers.http.test.ts', "changesOf('proposeHandover')"],
  approveHandover: ['backoffice/customers/handovers.http.test.ts', "changesOf('approveHandover')"],
  rejectHandover: ['backoffice/customers/handovers.http.test.ts', "changesOf('rejectHandover')"],
  fetchCustomerCopy: ['backoffice/customers/handovers.http.test.ts', "changesOf('fetchCustomerCopy')"],
  approvePayouts: ['buying/payouts/staff-payouts.http.test.ts', "action: 'approvePayouts'"],
  proposePayouts: ['buying/payouts/staff-payouts.http.test.ts', "action: 'proposePayouts'"],
  lockMonth: ['backoffice/months/months.http.test.ts', "changesOf('lockMonth')"],
  unlockMonth: ['backoffice/months/months.http.test.ts', "changesOf('unlockMonth')"],
  dropJob: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'dropJob'"],
  retryFailedJobs: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'retryFailedJobs'"],
  retryJob: ['backoffice/failed-jobs/failed-jobs.http.test.ts', "action: 'retryJob'"],
  refundHeldPayment: ['payments/staff-payments/staff-payment-steps.http.test.ts', "changesOf('refundHeldPayment'"],
  makeEvidence: ['backoffice/dispute-evidence/evidence.http.test.ts', "changesOf('makeEvidence'"],
  saveEvidence: ['backoffice/dispute-evidence/evidence.http.test.ts', "changesOf('saveEvidence'"],
  submitEvidence: ['backoffice/dispute-evidence/evidence.http.test.ts', "changesOf('submitEvidence'"],
  releaseDeskDispute: ['payments/staff-payments/staff-payment-steps.http.test.ts', "changesOf('releaseDeskDispute'"],
  takeOfferStep: ['buying/offers/staff-offer-steps.http.test.ts', "action: 'takeOfferStep countered'"],
}

/**
 * Calls of which no test reads in the log what changed. Each is written down with its outcome (audit.http.test.ts); of
 * what it changes within a transaction the database notes every table (noted-tables.test.ts), and a change outside one
 * fails whatever test makes the call (testkit/src/database.ts).
 */
export const unread: Readonly<Record<string, readonly string[]>> = {
  'changes no row: it hands out a file of what is there': [
    'downloadEvidence',
    'exportItems',
    'readVerificationDocument',
  ],
  'changes no row: it compares what the card provider says': ['askProvider'],
  'changes no row: it draws a text that somebody types': ['previewPage'],
  'changes no row: it keeps a picture that nobody sees yet': ['uploadShopPicture'],
  'changes no row that was there: it sends an event that says nothing': ['testWebhook'],
  'changes no row: it sends whoever asks a mail': ['sendTestMail', 'sendSampleMail'],
  'changes no row that lasts: who looks at a customer’s orders is shown for ten minutes': ['claimDelivery'],
  'needs money on its way': [
    'approveMoneyProposal',
    'declineMoneyProposal',
    'fetchProviderPayouts',
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
