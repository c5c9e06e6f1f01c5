import type { StaffOrder, StaffOrderLine } from '@pandrop/contract/staff/orders'
import { add, type Cents, fromUnits, subtract, sum, toUnits, zero } from '@pandrop/money/money'
import { readAmount } from '../../forms/readAmount.ts'

/** What is typed for one line of an order. */
export interface RefundPart {
  line: StaffOrderLine
  chosen: boolean
  /** as it was typed */
  amount: string
}

/** Lines of which something can go back, none chosen, each with all that is left of it. */
export const partsOf = ({ lines }: StaffOrder): RefundPart[] =>
  lines
    .filter(({ left }) => left > 0)
    .map((line) => ({ line, chosen: lines.length === 1, amount: line.left.toFixed(2) }))

/** What a part gives back; null where no amount is typed or more than is left. */
export const readPart = ({ line, amount }: RefundPart): Cents | null => {
  const read = readAmount(amount)
  if (read === null || fromUnits(read) > fromUnits(line.left)) return null
  return fromUnits(read)
}

/** What the form adds up to. */
export interface RefundSums {
  goesBack: Cents
  /** of what is left now */
  remains: Cents
  chosen: number
  /** a chosen line has no amount that could go back */
  isWrong: boolean
  /** all that is left of the order goes back */
  isWhole: boolean
}

/** Adds the chosen parts up. */
export const sumsOf = (parts: readonly RefundPart[]): RefundSums => {
  const chosen = parts.filter((part) => part.chosen)
  const amounts = chosen.map(readPart)
  const goesBack = sum(amounts.map((amount) => amount ?? zero))
  const left = parts.reduce((total, { line }) => add(total, fromUnits(line.left)), zero)
  const isWrong = amounts.some((amount) => amount === null)
  return { goesBack, remains: subtract(left, goesBack), chosen: chosen.length, isWrong, isWhole: goesBack === left }
}

/** The lines as the call takes them; undefined: all of the order. */
export const sentLines = (parts: readonly RefundPart[]): { line: number; amount: number }[] | undefined => {
  if (sumsOf(parts).isWhole) return undefined
  return parts
    .filter(({ chosen }) => chosen)
    .map((part) => ({ line: part.line.line_no, amount: toUnits(readPart(part) ?? zero) }))
}
