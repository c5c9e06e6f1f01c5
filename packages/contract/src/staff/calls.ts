import * as orders from './orders.ts'
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
  listDeskOrders: orders.listDeskOrders,
  getDeskOrder: orders.getDeskOrder,
  recordDeskTradeSent: orders.recordDeskTradeSent,
  recordDeskTradeDeclined: orders.recordDeskTradeDeclined,
  recordDeskDelivered: orders.recordDeskDelivered,
  completeDeskOrder: orders.completeDeskOrder,
  cancelDeskOrder: orders.cancelDeskOrder,
  reverseDeskOrder: orders.reverseDeskOrder,
  refundDeskOrder: orders.refundDeskOrder,
  moveDeskRefund: orders.moveDeskRefund,
} as const
