import * as bank from './bank.ts'
import * as payouts from './payouts.ts'
import * as session from './session.ts'
import * as team from './team.ts'

/** Calls of the back office, by name. All stand under /staff; `access` says which role makes them. */
export const staffCalls = {
  staffSessionState: session.staffSessionState,
  staffSignIn: session.staffSignIn,
  staffSignOut: session.staffSignOut,
  staffChangePassword: session.staffChangePassword,
  staffBeginTotp: session.staffBeginTotp,
  staffConfirmTotp: session.staffConfirmTotp,
  staffGiveCode: session.staffGiveCode,
  staffPasskeyOptions: session.staffPasskeyOptions,
  staffGivePasskey: session.staffGivePasskey,
  staffNewPasskeyOptions: session.staffNewPasskeyOptions,
  staffAddPasskey: session.staffAddPasskey,
  staffListPasskeys: session.staffListPasskeys,
  staffRemovePasskey: session.staffRemovePasskey,
  listStaff: team.listStaff,
  createStaff: team.createStaff,
  changeStaff: team.changeStaff,
  resetStaff: team.resetStaff,
  listAudit: team.listAudit,
  listDeskPayouts: payouts.listDeskPayouts,
  getDeskPayout: payouts.getDeskPayout,
  proposePayouts: payouts.proposePayouts,
  approvePayouts: payouts.approvePayouts,
  rejectProposals: payouts.rejectProposals,
  deskPayoutSent: payouts.deskPayoutSent,
  deskPayoutConfirmed: payouts.deskPayoutConfirmed,
  deskPayoutFailed: payouts.deskPayoutFailed,
  listBankFiles: bank.listBankFiles,
  createDeskBankFile: bank.createDeskBankFile,
  listBankAnswers: bank.listBankAnswers,
  importDeskBankAnswer: bank.importDeskBankAnswer,
  getReconciliation: bank.getReconciliation,
  askProvider: bank.askProvider,
} as const
