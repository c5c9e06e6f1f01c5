import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of many prices that are changed at once (docs/behaviour/catalogue.md#price-change). A job carries it out and
 * takes it back; whoever made a mistake need not wait until it is done.
 */
export const priceChangeLifecycle = defineLifecycle({
  states: ['running', 'done', 'undoing', 'undone'],
  steps: {
    finish: { from: ['running'], to: 'done', by: ['job'] },
    undo: { from: ['running', 'done'], to: 'undoing', by: ['staff'], until: 'undoUntil', hasOwnCall: true },
    take_back: { from: ['undoing'], to: 'undone', by: ['job'] },
  },
})

export type PriceChangeState = StateOf<typeof priceChangeLifecycle>

export const priceChangeStates = priceChangeLifecycle.states

/** Prices are being set. */
export const isSetting = (state: PriceChangeState): boolean => state === 'running'

/** Prices are being put back. */
export const isUndoing = (state: PriceChangeState): boolean => state === 'undoing'

/** A job works on it: what is shown grows old at once. */
export const isUnderWay = (state: PriceChangeState): boolean => isSetting(state) || isUndoing(state)

/** It was taken back, or is being. */
export const isTakenBack = (state: PriceChangeState): boolean => isUndoing(state) || state === 'undone'
