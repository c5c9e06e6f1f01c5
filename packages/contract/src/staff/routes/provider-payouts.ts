import { route } from '../../call.ts'

export const listProviderPayouts = route('GET', '/staff/provider-payouts', 'staff')
export const getProviderPayout = route('GET', '/staff/provider-payouts/:id', 'staff')
export const fetchProviderPayouts = route('POST', '/staff/provider-payouts/fetch', 'staff')
export const noteProviderPayout = route('POST', '/staff/provider-payouts', 'administrator', { idempotent: true })
