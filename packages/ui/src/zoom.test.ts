import { expect, test } from 'vitest'
import { panBy, wholeView, zoomAt, zoomScaleMax } from './zoom.ts'

const box = { width: 900, height: 600 }

test('the point under the cursor stays where it is while the picture grows', () => {
  const point = { x: 200, y: -100 }
  const { scale, x, y } = zoomAt(wholeView, 2, point, box)
  expect({ x: scale * 200 + x, y: scale * -100 + y }).toEqual(point)
})

test('a picture is never smaller than whole and never larger than four times', () => {
  expect(zoomAt(wholeView, 0.1, { x: 0, y: 0 }, box)).toEqual(wholeView)
  expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, box).scale).toBe(zoomScaleMax)
})

test('a picture cannot be pushed out of its box', () => {
  const close = zoomAt(wholeView, 2, { x: 0, y: 0 }, box)
  expect(panBy(close, { x: 5000, y: -5000 }, box)).toEqual({ scale: 2, x: 450, y: -300 })
  expect(panBy(wholeView, { x: 10, y: 10 }, box)).toEqual(wholeView)
})

test('reducing to the whole picture brings it back to the middle', () => {
  const moved = panBy(zoomAt(wholeView, 3, { x: 0, y: 0 }, box), { x: 300, y: 200 }, box)
  expect(zoomAt(moved, 0.01, { x: 100, y: 100 }, box)).toEqual(wholeView)
})
