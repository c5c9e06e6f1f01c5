import { expect, test } from 'vitest'
import { csvOf } from './promo-batch.rules.ts'

test('cells with commas, quotes and lines are quoted', () => {
  expect(csvOf([['a', 'b,c', 'say "hi"', 'two\nlines']])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n')
})

test('no cell is a formula', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("x";"y")', '10 %']
  expect(csvOf(cells.map((cell) => [cell])).split('\r\n')).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\t=1",
    '"\'=HYPERLINK(""x"";""y"")"',
    '10 %',
    '',
  ])
})
