import type { ItemState } from '../item.ts'
import { defineLifecycle, type StateOf } from './lifecycle.ts'

/** Why an item left the shop without a sale. */
export const withdrawalCauses = ['sold_elsewhere', 'traded_away', 'reversed', 'lost', 'wrong_entry'] as const

export type WithdrawalCause = (typeof withdrawalCauses)[number]

/**
 * The life of an item (docs/behaviour/catalogue.md#stock-states). Purchases, orders and deals reserve, sell and free
 * it; staff take it off the shelf and put it back, and let it go for good.
 */
export const itemLifecycle = defineLifecycle({
  states: ['available', 'hidden', 'reserved', 'sold', 'withdrawn'],
  steps: {
    reserve: { from: ['available'], to: 'reserved', by: ['customer', 'deal'] },
    sell: { from: ['available', 'reserved'], to: 'sold', by: ['customer', 'report'] },
    free: { from: ['reserved', 'sold'], to: 'available', by: ['order', 'deal'] },
    hide: {
      from: ['available'],
      to: 'hidden',
      by: ['staff'],
      command: 'hide',
      does: 'takes an item off the shelf until it is shown again',
    },
    show: {
      from: ['hidden'],
      to: 'available',
      by: ['staff'],
      command: 'unhide',
      does: 'puts a hidden item back on the shelf',
    },
    withdraw: {
      from: ['available', 'hidden'],
      to: 'withdrawn',
      by: ['staff'],
      command: 'withdraw',
      does: 'lets an item go without a sale, for good',
      needs: ['because'],
    },
  },
})

/** What an item is in to the shop itself; customers know three of these (`shownState`). */
export type StockState = StateOf<typeof itemLifecycle>

export const stockStates = itemLifecycle.states

/** The state of an item that customers who hold it in a cart or a list are told. */
export const shownState = (state: StockState): ItemState =>
  state === 'hidden' ? 'reserved' : state === 'withdrawn' ? 'sold' : state

/** It has a page of its own: what was taken off the shelf has none, what was sold keeps it. */
export const hasPage = (state: StockState): boolean => state !== 'hidden' && state !== 'withdrawn'

/** Customers find it and can buy it, unless a date stands against that. */
export const isOnShelf = (state: StockState): boolean => state === 'available'

/** A customer holds it: by a card payment that is open, or by a deal. */
export const isReserved = (state: StockState): boolean => state === 'reserved'

/** The shop has it and nobody holds it: what is known of it can be changed. */
export const isInStock = (state: StockState): boolean => state === 'available' || state === 'hidden'
