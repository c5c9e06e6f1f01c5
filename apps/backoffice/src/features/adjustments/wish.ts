import { type AdjustmentKind, adjustmentMax } from '@pandrop/contract/staff/adjustments'
import { readAmount } from '../../forms/readAmount.ts'
import { adjustmentTexts } from '../../texts/adjustments.ts'

/** What the first field of the form offers. */
export const directions = ['gift', 'correctUp', 'correctDown'] as const

export type Direction = (typeof directions)[number]

/** The form as it is typed. */
export interface TypedWish {
  direction: Direction
  amount: string
  reason: string
  note: string
}

/** What the customer has, and what one person may still move today, EUR units. */
export interface Bounds {
  balance: number
  free: number
}

/** What the form means so far. */
export interface ReadWish {
  kind: AdjustmentKind
  /** signed; null while no amount is typed */
  amount: number | null
  needsSecond: boolean
  /** why it cannot be sent yet */
  problem: string | undefined
}

/** Reads the form: what would be sent, whether a second person is needed, and what is still missing. */
export const readWish = (typed: TypedWish, { balance, free }: Bounds): ReadWish => {
  const kind = typed.direction === 'gift' ? 'goodwill' : 'correction'
  const size = readAmount(typed.amount)
  const amount = size === null ? null : typed.direction === 'correctDown' ? -size : size
  const needsSecond = size !== null && size > free
  return { kind, amount, needsSecond, problem: problemOf(typed, amount, balance) }
}

const problemOf = (typed: TypedWish, amount: number | null, balance: number): string | undefined => {
  if (amount === null) return adjustmentTexts.amountMissing
  if (Math.abs(amount) > adjustmentMax) return adjustmentTexts.tooLarge
  if (balance + amount < 0) return adjustmentTexts.tooMuch
  if (!typed.reason.trim()) return adjustmentTexts.reasonMissing
  return typed.note.trim() ? undefined : adjustmentTexts.noteMissing
}
