import type { StaffOrder, StaffOrderLine } from '@pandrop/contract/staff/orders'
import { describe, expect, test } from 'vitest'
import { partsOf, sentLines, sumsOf } from './refundParts.ts'

const line = (line_no: number, left: number) => ({ line_no, left, title: `item ${line_no}` }) as StaffOrderLine

const partsWith = (typed: Record<number, string>, lefts = [10, 20.05, 0]) =>
  partsOf({ lines: lefts.map((left, index) => line(index + 1, left)) } as StaffOrder).map((part) => {
    const amount = typed[part.line.line_no]
    return amount === undefined ? part : { ...part, chosen: true, amount }
  })

describe('the form of a refund', () => {
  test('offers every line that has something left, and chooses none but an only one', () => {
    expect(partsWith({}).map(({ line: { line_no }, chosen, amount }) => [line_no, chosen, amount])).toEqual([
      [1, false, '10.00'],
      [2, false, '20.05'],
    ])
    expect(partsWith({}, [5])[0]?.chosen).toBe(true)
  })

  test('adds up what is typed to the cent', () => {
    expect(sumsOf(partsWith({ 1: '0,10', 2: '0.20' }))).toEqual({
      goesBack: 30,
      remains: 2975,
      chosen: 2,
      isWrong: false,
      isWhole: false,
    })
  })

  test('takes neither more than is left nor what is no amount', () => {
    for (const typed of ['10.01', '', '-1', '0', 'ten', '1.005'])
      expect(sumsOf(partsWith({ 1: typed })).isWrong).toBe(true)
  })

  test('sends the chosen lines, and nothing but the order where all of it goes back', () => {
    expect(sentLines(partsWith({ 2: '20.05' }))).toEqual([{ line: 2, amount: 20.05 }])
    expect(sentLines(partsWith({ 1: '10', 2: '20.05' }))).toBeUndefined()
  })
})
