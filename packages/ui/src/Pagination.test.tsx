import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'
import { compactPageNumbers, pageNumbers } from './pageNumbers.ts'

const shown = (page: number, pages: number) =>
  renderToStaticMarkup(
    <Pagination
      page={page}
      pages={pages}
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
      link={({ page: to, ...link }) => <a href={`?page=${to}`} {...link} />}
    />,
  )

test('up to five pages are named, with gaps for the rest', () => {
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(1, 13)).toEqual([1, 2, 3, 4, 'gap', 13])
  expect(pageNumbers(7, 13)).toEqual([1, 'gap', 6, 7, 8, 'gap', 13])
  expect(pageNumbers(12, 13)).toEqual([1, 'gap', 10, 11, 12, 13])
})

test('small screens get three numbers, a gap and the last page', () => {
  expect(compactPageNumbers(1, 13)).toEqual([1, 2, 3, 'gap', 13])
  expect(compactPageNumbers(6, 13)).toEqual([5, 6, 7, 'gap', 13])
  expect(compactPageNumbers(13, 13)).toEqual([10, 11, 12, 13])
  expect(compactPageNumbers(2, 3)).toEqual([1, 2, 3])
})

test('the page that is shown and the last page are always among the numbers, in rising order', () => {
  const list = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))
  fc.assert(
    fc.property(list, ([current, total]) => {
      for (const slots of [pageNumbers(current, total), compactPageNumbers(current, total)]) {
        const numbers = slots.filter((slot) => slot !== 'gap')
        expect(numbers).toContain(current)
        expect(numbers.at(-1)).toBe(total)
        expect(numbers.length).toBeLessThanOrEqual(5)
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      }
    }),
  )
})

test('a list of one page has no pagination', () => {
  expect(shown(1, 1)).toBe('')
})

test('no link leads to a page outside the list', () => {
  expect(shown(1, 13)).not.toContain('?page=0')
  expect(shown(13, 13)).not.toContain('?page=14')
})

test('the page that is shown is marked for screen readers', () => {
  expect(shown(3, 4)).toMatch(/href="\?page=3"[^>]*aria-label="Page 3"[^>]*aria-current="page"/)
})
