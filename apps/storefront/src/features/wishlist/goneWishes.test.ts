import type { Wish } from '@pandrop/contract/wishlist'
import { expect, test } from 'vitest'
import { putBack, rowsOf } from './goneWishes.ts'

const wish = (title: string, id = 1): Wish => ({
  id,
  item_id: 7,
  title,
  weapon: 'AK-47',
  finish: 'Redline',
  phase: '',
  exterior: 'Field-Tested',
  variant: 'normal',
  quality: 'Classified',
  img_url: 'a.webp',
  price_below: null,
  count: 0,
  lowest_price: null,
  lowest_item_id: null,
})

const [first, second, third] = [wish('A'), wish('B'), wish('C')]

const drawn = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ wish: { title }, gone }) => (gone ? `(${title})` : title))

test('a removed entry keeps its place, whether the shop has answered yet or not', () => {
  const gone = [{ wish: second, place: 1 }]
  expect(drawn(rowsOf([first, second, third], gone))).toEqual(['A', '(B)', 'C'])
  expect(drawn(rowsOf([first, third], gone))).toEqual(['A', '(B)', 'C'])
})

test('several removed entries keep theirs, in whichever order they went', () => {
  const gone = [
    { wish: third, place: 2 },
    { wish: first, place: 0 },
  ]
  expect(drawn(rowsOf([second], gone))).toEqual(['(A)', 'B', '(C)'])
})

test('an entry that was put back stands where it was, as the shop knows it now', () => {
  const back = wish('B', 9)
  expect(putBack([back, first, third], { wish: second, place: 1 })).toEqual([first, back, third])
})
