import type * as payouts from '@pandrop/contract/payouts'
import { endpoint } from './endpoints.ts'

export const requestSepaPayout = endpoint<typeof payouts.requestSepaPayout>({
  method: 'POST',
  path: '/offer/request-payout/sepa-manual',
  access: 'verified',
  idempotent: true,
})
export const requestCardFormPayout = endpoint<typeof payouts.requestCardFormPayout>({
  method: 'POST',
  path: '/offer/request-payout/card-form',
  access: 'verified',
  idempotent: true,
})
