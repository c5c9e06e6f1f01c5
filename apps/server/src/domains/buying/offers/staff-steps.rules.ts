import { decide, type Standing } from '@pandrop/contract/lifecycle/lifecycle'
import { offerLifecycle, type StaffOfferStep, staffOfferSteps } from '@pandrop/contract/lifecycle/offer'

/** Whether staff can take a step now. */
export interface PossibleStep {
  name: StaffOfferStep
  possible: boolean
  /** from when, where only time is missing */
  from: Date | null
}

/** Every step of staff and whether it can be taken now. */
export const possibleSteps = (offer: Standing<typeof offerLifecycle>, now: Date): PossibleStep[] =>
  staffOfferSteps.map((name) => {
    const verdict = decide(offerLifecycle, offer, name, now)
    return { name, possible: verdict.may === 'now', from: verdict.may === 'early' ? verdict.from : null }
  })
