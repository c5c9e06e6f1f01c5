import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, withoutApostrophe } from './csv.ts'

/** Cells as a program sees them that parts them so; quotation marks count where a cell begins with one. */
const cellsBy = (delimiter: string, text: string): string[] => {
  const cells = ['']
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? ''
    const cell = cells.at(-1) ?? ''
    if (isQuoted && sign === '"' && text[place + 1] === '"') {
      cells[cells.length - 1] = `${cell}"`
      place += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (sign === delimiter || sign === '\r' || sign === '\n')) cells.push('')
    else cells[cells.length - 1] = `${cell}${sign}`
  }
  return cells
}

// A line's end comes first where our closing mark begins a cell for them: what follows it there is no formula.
const isFormula = (cell: string): boolean => /^[=+\-@\t]/.test(cell) && !/^-\d+(\.\d+)?(,-?[\d.]*)*$/.test(cell)

test('cells with commas, quotes and lines are quoted', () => {
  expect(csvOf([['a', 'b,c', 'say "hi"', 'two\nlines']])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n')
})

test('no cell is a formula', () => {
  const cells = ['=1+1', '+1', '-1+1', '@SUM(A1)', '=HYPERLINK("x";"y")', '10 %']
  expect(csvOf(cells.map((cell) => [cell])).split('\r\n')).toEqual([
    "'=1+1",
    "'+1",
    "'-1+1",
    "'@SUM(A1)",
    '"\'=HYPERLINK(""x"";""y"")"',
    '10 %',
    '',
  ])
})

test('an amount below zero stays one', () => {
  expect(csvOf([['-12.50', '-3', '', '7']])).toBe('-12.50,-3,,7\r\n')
  // To whoever parts by semicolons, with a comma for decimals, this would begin -1.1+cmd|….
  expect(csvOf([['-1', "1+cmd|'/C calc'!A1"]])).toBe("'-1,1+cmd|'/C calc'!A1\r\n")
})

const texts = fc.array(
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', '1', 'a') }),
  { minLength: 1, maxLength: 4 },
)

test.each([',', ';', '\t'])('whoever parts cells by %j sees none that is a formula', (delimiter) => {
  const found = (cells: string[]) => cellsBy(delimiter, csvOf([cells, cells])).filter(isFormula)
  expect(found(['AK-47', 'fine;=cmd|x', 'two\n=lines', 'a\t@SUM(A1)', 'x;"=1"', '27.15'])).toEqual([])
  fc.assert(
    fc.property(texts, (cells) => found(cells).length === 0),
    { examples: [[['-1', '']], [['-1', '1+a']], [['-1', '-']]] },
  )
})

test('what was made text comes back as it was', () => {
  for (const cell of ['=1+1', "'=1+1", '@x', "'quoted'", "'", '12', '-1+1', '-5', "a;'=b", '\t\t=1', '\'"=x'])
    expect(cellsBy(',', csvOf([[cell]])).map(withoutApostrophe)[0]).toBe(cell)
  fc.assert(
    fc.property(texts, (cells) => {
      const read = cellsBy(',', csvOf([cells])).map(withoutApostrophe)
      expect(read.slice(0, cells.length)).toEqual(cells)
    }),
  )
})
