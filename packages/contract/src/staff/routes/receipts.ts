import { route } from '../../call.ts'

export const listReceipts = route('GET', '/staff/receipts', 'staff')
export const getReceiptMonth = route('GET', '/staff/receipt-month', 'staff')
