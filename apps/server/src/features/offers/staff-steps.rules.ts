import { type StaffOfferStep, staffOfferSteps } from '@pandrop/contract/staff/offers'
import { decideOfferStep, type OfferStep, type StandingOffer } from './offer-steps.rules.ts'

const steps = {
  counter: 'countered',
  decline: 'rejected',
  received: 'received',
  not_received: 'not_received',
  reversed: 'reversed',
  ready: 'ready',
} as const satisfies Record<StaffOfferStep, OfferStep>

/** Whether somebody at the desk can take a step now. */
export interface PossibleStep {
  name: StaffOfferStep
  possible: boolean
  /** from when, where only time is missing */
  from: Date | null
}

/** Every step of the desk and whether it can be taken now. */
export const possibleSteps = (offer: StandingOffer, now: Date): PossibleStep[] =>
  staffOfferSteps.map((name) => {
    const decided = decideOfferStep(offer, steps[name], now)
    const possible = decided.ok && decided.value === 'now'
    return { name, possible, from: possible ? null : laterFrom(offer, name, now) }
  })

const laterFrom = (offer: StandingOffer, name: StaffOfferStep, now: Date): Date | null => {
  const { receivedAt, receiveUntil, protectedUntil } = offer
  const from = name === 'not_received' && receivedAt === null ? receiveUntil : name === 'ready' ? protectedUntil : null
  if (from === null || from <= now) return null
  return decideOfferStep(offer, steps[name], from).ok ? from : null
}
