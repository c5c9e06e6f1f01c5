import { route } from '../../call.ts'

export const listStaffCurrencies = route('GET', '/staff/currencies', 'staff')
export const listCurrencyRates = route('GET', '/staff/currencies/rates', 'staff')
export const setCurrencyRate = route('POST', '/staff/currencies/:code/rate', 'administrator')
export const fetchCurrencyRates = route('POST', '/staff/currencies/rates/fetch', 'administrator')
export const takeCurrencyRate = route('POST', '/staff/currencies/rates/:id/take', 'administrator')
export const declineCurrencyRate = route('POST', '/staff/currencies/rates/:id/decline', 'administrator')
