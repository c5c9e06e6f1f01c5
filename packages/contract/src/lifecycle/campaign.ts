import { defineLifecycle, type StateOf } from './lifecycle.ts'

/** The life of a campaign (docs/behaviour/catalogue.md#campaigns): its times begin and end it, or staff end it. */
export const campaignLifecycle = defineLifecycle({
  states: ['planned', 'running', 'ended', 'stopped'],
  steps: {
    start: { from: ['planned'], to: 'running', by: ['job'] },
    // Of one that was planned: nobody was there to start it in all of its time.
    end: { from: ['planned', 'running'], to: 'ended', by: ['job'] },
    stop: {
      from: ['planned', 'running'],
      to: 'stopped',
      by: ['staff'],
      command: 'stop',
      does: 'ends a campaign now, or one that is planned before it begins',
      hasOwnCall: true,
    },
  },
})

export type CampaignState = StateOf<typeof campaignLifecycle>

export const campaignStates = campaignLifecycle.states

/** Its prices are asked. */
export const isRunning = (state: CampaignState): boolean => state === 'running'

/** It waits for its beginning. */
export const isPlanned = (state: CampaignState): boolean => state === 'planned'

/** It asks its prices or is going to: items can still be added. */
export const isAhead = (state: CampaignState): boolean => isPlanned(state) || isRunning(state)
