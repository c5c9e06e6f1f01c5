import * as adjustments from './adjustments.ts'
import * as customers from './customers.ts'
import * as orders from './orders.ts'
import * as sales from './sales.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as team from './team.ts'
import * as today from './today.ts'

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
  listDeskCustomers: customers.listDeskCustomers,
  getDeskCustomer: customers.getDeskCustomer,
  listCustomerStatement: customers.listCustomerStatement,
  listCustomerOrders: customers.listCustomerOrders,
  listCustomerOffers: customers.listCustomerOffers,
  listCustomerDeposits: customers.listCustomerDeposits,
  blockCustomer: customers.blockCustomer,
  unblockCustomer: customers.unblockCustomer,
  endCustomerSessions: customers.endCustomerSessions,
  setCustomerVerification: customers.setCustomerVerification,
  listAdjustments: adjustments.listAdjustments,
  adjustBalance: adjustments.adjustBalance,
  approveAdjustment: adjustments.approveAdjustment,
  rejectAdjustment: adjustments.rejectAdjustment,
  getToday: today.getToday,
  latestOrders: today.latestOrders,
  getDeskCounts: today.getDeskCounts,
  getSales: sales.getSales,
  getLiabilities: sales.getLiabilities,
  searchDesk: search.searchDesk,
  listDeskOrders: orders.listDeskOrders,
  getDeskOrder: orders.getDeskOrder,
  recordDeskTradeSent: orders.recordDeskTradeSent,
  recordDeskTradeDeclined: orders.recordDeskTradeDeclined,
  recordDeskDelivered: orders.recordDeskDelivered,
  completeDeskOrder: orders.completeDeskOrder,
  cancelDeskOrder: orders.cancelDeskOrder,
  reverseDeskOrder: orders.reverseDeskOrder,
  refundDeskOrder: orders.refundDeskOrder,
} as const
