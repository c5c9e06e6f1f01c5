import { isInStock, itemLifecycle, type StockState, type WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { StaffStepOf } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { lockItem, lockItems, updateShelf, withdrawItems } from './item-writes.sql.ts'
import { bookLosses } from './stock-books.ts'

type ItemStep = StaffStepOf<typeof itemLifecycle>

const itemNoun: Noun<typeof itemLifecycle, 'item_not_found', 'item_state_wrong'> = {
  name: 'item',
  lifecycle: itemLifecycle,
  notFound: 'item_not_found',
  stateWrong: 'item_state_wrong',
}

/** A step with an item. */
export interface ItemStepping {
  itemId: number
  /** of a withdrawal */
  because?: WithdrawalCause | undefined
  /** staff:<id>, staff:cli or the name of a job */
  by: string
}

type ItemOutcome = Result<StepDone<StockState>, 'item_not_found' | 'item_state_wrong' | 'invalid_input'>

/**
 * Takes an item off the shelf, puts it back, or lets it go for good.
 * @returns unchanged where that was done before; refuses item_not_found, item_state_wrong with what is possible
 *   instead, and invalid_input for a withdrawal without a cause
 */
export const takeItemStep = (
  { pool, clock }: StaffContext,
  step: ItemStep,
  stepping: ItemStepping,
): Promise<ItemOutcome> => inTransaction(pool, (tx) => takeItemStepWithin(tx, step, { ...stepping, at: clock.now() }))

/** The same within the transaction of whoever takes the step with something else, such as an offer that is reversed. */
export const takeItemStepWithin = async (
  tx: Transaction,
  step: ItemStep,
  { itemId, because, by, at }: ItemStepping & { at: Date },
): Promise<ItemOutcome> => {
  const subject = await lockItem(tx, itemId)
  return takeStep(itemNoun, { subject, step, at }, async ({ id }) => {
    if (step === 'withdraw') {
      if (!because) return refuse('invalid_input', { errors: { because: ['field_invalid'] } })
      await withdraw(tx, [id], { because, by, at })
    } else await updateShelf(tx, [id], itemLifecycle.steps[step].to)
    return ok({ state: itemLifecycle.steps[step].to, changed: true })
  })
}

const withdraw = async (
  tx: Transaction,
  itemIds: number[],
  { because, by, at }: { because: WithdrawalCause; by: string; at: Date },
): Promise<void> => {
  await withdrawItems(tx, itemIds, because, at)
  await bookLosses(tx, itemIds, { by, at })
}

/** What became of many items. */
export interface ManyDone {
  changed: number
  unchanged: number
  /** numbers of those that stay as they are: reserved, sold, withdrawn, unknown */
  refusedIds: number[]
}

/** Takes one step with many items; those with which it cannot be taken stay as they are. */
export const takeStepWithMany = async (
  tx: Transaction,
  step: ItemStep,
  { itemIds, because, by, at }: { itemIds: number[]; because?: WithdrawalCause; by: string; at: Date },
): Promise<ManyDone> => {
  const locked = await lockItems(tx, itemIds)
  const { from, to } = itemLifecycle.steps[step]
  const ready = locked.filter(({ state }) => (from as readonly StockState[]).includes(state)).map(({ id }) => id)
  const there = new Set(locked.filter(({ state }) => state === to).map(({ id }) => id))
  if (step === 'withdraw') {
    if (!because) throw new Error('items are withdrawn for a cause')
    await withdraw(tx, ready, { because, by, at })
  } else await updateShelf(tx, ready, itemLifecycle.steps[step].to)
  const done = new Set(ready)
  const refusedIds = itemIds.filter((id) => !done.has(id) && !there.has(id))
  return { changed: ready.length, unchanged: there.size, refusedIds }
}

/** Those that the shop has and nobody holds, locked, and those that are not. */
export const lockInStock = async (
  tx: Transaction,
  itemIds: number[],
): Promise<{ inStock: number[]; refusedIds: number[] }> => {
  const locked = await lockItems(tx, itemIds)
  const inStock = locked.filter(({ state }) => isInStock(state)).map(({ id }) => id)
  const known = new Set(inStock)
  return { inStock, refusedIds: itemIds.filter((id) => !known.has(id)) }
}
