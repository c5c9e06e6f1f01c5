import { type CampaignState, campaignStates, isAhead, isRunning } from '@pandrop/contract/lifecycle/campaign'
import type { FieldErrors } from '@pandrop/contract/result'
import { type CampaignFilter, campaignDaysMax, campaignHoursMin } from '@pandrop/contract/staff/campaigns'
import { daysAfter } from '@pandrop/money/days'

const hourMilliseconds = 3_600_000

/** From when to when a campaign is to run. */
export interface CampaignTimes {
  /** undefined: now */
  from: Date | undefined
  /** first moment without it */
  until: Date
}

/** What is wrong with the times of a new campaign, beside its fields; null: nothing. */
export const wrongTimes = ({ from, until }: CampaignTimes, now: Date): FieldErrors | null => {
  if (from !== undefined && from < now) return { from: [{ text: 'This is over. Leave it empty to start now' }] }
  const startsAt = from ?? now
  if (until.getTime() < startsAt.getTime() + campaignHoursMin * hourMilliseconds)
    return { until: [{ text: 'A campaign lasts an hour or more' }] }
  return until > daysAfter(startsAt, campaignDaysMax)
    ? { until: [{ text: `A campaign lasts ${campaignDaysMax} days at most` }] }
    : null
}

/** The states that a tab of the list shows. */
export const statesOf = (filter: CampaignFilter): CampaignState[] =>
  campaignStates.filter((state) => {
    if (filter === 'all') return true
    if (filter === 'running') return isRunning(state)
    return filter === 'planned' ? isAhead(state) && !isRunning(state) : !isAhead(state)
  })
