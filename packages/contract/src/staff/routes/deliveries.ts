import { route } from '../../call.ts'

export const listDeliveries = route('GET', '/staff/deliveries', 'staff')
export const listTradesOut = route('GET', '/staff/deliveries/trades', 'staff')
export const claimDelivery = route('POST', '/staff/deliveries/claim', 'staff')
export const takeOrderSteps = route('POST', '/staff/deliveries/steps', 'staff')
export const recordTradeList = route('POST', '/staff/deliveries/trade-list', 'staff')
export const remindOfTrades = route('POST', '/staff/deliveries/remind', 'staff')
export const listOwnTrades = route('GET', '/staff/deliveries/own', 'staff')
export const pauseSending = route('POST', '/staff/deliveries/sending', 'staff')
export const answerTrade = route('POST', '/staff/orders/:id/trade', 'staff')
