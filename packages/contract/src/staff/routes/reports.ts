import { route } from '../../call.ts'

export const getAgedDisputes = route('GET', '/staff/reports/disputes', 'staff')
export const getBalancesOwed = route('GET', '/staff/reports/balances', 'staff')
export const getMarginReport = route('GET', '/staff/reports/margin', 'staff')
export const getPayoutMonths = route('GET', '/staff/reports/payouts', 'staff')
export const getPromoCost = route('GET', '/staff/reports/promo', 'staff')
export const getPurchasesReport = route('GET', '/staff/reports/purchases', 'staff')
export const getSalesReport = route('GET', '/staff/reports/sales', 'staff')
export const getStockValue = route('GET', '/staff/reports/stock', 'staff')
export const getTrialBalance = route('GET', '/staff/reports/trial-balance', 'staff')
export const getVatReport = route('GET', '/staff/reports/vat', 'staff')
