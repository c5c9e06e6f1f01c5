import { wearBands } from '@pandrop/contract/exteriors'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WearRail } from './WearRail.tsx'
import {
  exteriorCode,
  formatFloat,
  litSegment,
  outOfReach,
  placesApart,
  wearAt,
  wearPosition,
  wholeFloat,
} from './wear.ts'

test('the five bands fill the rail without a gap', () => {
  expect(wearBands.map(({ start }) => start)).toEqual([0, 24, 44, 68, 80])
  expect(wearBands.reduce((sum, { width }) => sum + width, 0)).toBe(100)
})

test('a float lies inside its band in proportion', () => {
  expect(wearPosition(0)).toBe(0)
  expect(wearPosition(0.035)).toBeCloseTo(12)
  expect(wearPosition(0.07)).toBe(24)
  expect(wearPosition(0.1837)).toBeCloseTo(47.52, 2)
  expect(wearPosition(0.45)).toBe(80)
  expect(wearPosition(1)).toBe(100)
})

test('the marker never goes back when the float rises', () => {
  const positions = Array.from({ length: 1001 }, (_, thousandth) => wearPosition(thousandth / 1000))
  expect(positions).toEqual([...positions].sort((one, other) => one - other))
})

test('a place on the rail and its float belong together', () => {
  expect(wearBands.map(({ start }) => wearAt(start))).toEqual(wearBands.map(({ from }) => from))
  expect(wearAt(100)).toBe(1)
  for (let percent = 0; percent <= 100; percent += 0.5) expect(wearPosition(wearAt(percent))).toBeCloseTo(percent, 1)
  expect(() => wearAt(101)).toThrow(RangeError)
})

test('a float outside 0 to 1 is a bug', () => {
  expect(() => wearPosition(1.01)).toThrow(RangeError)
  expect(() => wearPosition(Number.NaN)).toThrow(RangeError)
})

test('a float is cut, so that its digits never leave its exterior', () => {
  expect(formatFloat(0.06999)).toBe('0.0699')
  expect(formatFloat(0.29)).toBe('0.2900')
  expect(formatFloat(1)).toBe('1.0000')
})

test('exteriors are known by the names of the catalogue and of the sell form', () => {
  expect(exteriorCode('Field-Tested')).toBe('FT')
  expect(exteriorCode('battle_scarred')).toBe('BS')
  expect(exteriorCode('Not Painted')).toBeUndefined()
})

test('the rail is one picture with words, and carries no style attribute', () => {
  const html = renderToStaticMarkup(<WearRail exterior="FT" float={0.1837} label="Field-Tested, float 0.1837" />)
  expect(html).toContain('role="img" aria-label="Field-Tested, float 0.1837"')
  expect(html).not.toContain('style=')
})

test('without a float only the segment is lit', () => {
  const html = renderToStaticMarkup(<WearRail exterior="BS" label="Battle-Scarred" />)
  expect(html).not.toContain('<path')
  expect(html.match(/fill-bone-1/g)).toHaveLength(1)
})

test('of copies whose drops would hide each other one is drawn, the lowest first', () => {
  expect(placesApart([0.3, 0.16])).toEqual([wearPosition(0.16), wearPosition(0.3)])
  const crowded = placesApart(Array.from({ length: 24 }, (_, copy) => 0.15 + copy * 0.0095))
  expect(crowded.length).toBeLessThanOrEqual(12)
  expect(crowded[0]).toBeCloseTo(44)
  expect(placesApart([0.2, 0.2, 0.2])).toHaveLength(1)
  expect(placesApart([])).toEqual([])
})

test('a whole float keeps every digit and is never written with an exponent', () => {
  expect(wholeFloat(0.213843415)).toBe('0.213843415')
  expect(wholeFloat(0.0000001)).toBe('0.000000100')
  expect(wholeFloat(0.04270924)).toBe('0.042709240')
  expect(wholeFloat(1)).toBe('1.000000000')
})

test('the lit segment ends where the finish does', () => {
  // Sport Gloves: 0.06 to 0.80. What lies below 0.06 of Factory New stays dim.
  const lit = litSegment('FN', 0.35, { min: 0.06, max: 0.8 })
  expect(lit.start).toBeCloseTo(wearPosition(0.06))
  expect(lit.start + lit.width).toBeCloseTo(23.65)
  expect(litSegment('FT', 0.35).width).toBeCloseTo(23.3)
  expect(litSegment('BS', 0.35, { min: 0, max: 0.45 }).width).toBe(0)
})

test('the rail greys what a finish never reaches, and nothing of a finish without limits', () => {
  expect(outOfReach({ min: 0.07, max: 0.45 })).toEqual([
    { start: 0, width: 24 },
    { start: 80, width: 20 },
  ])
  expect(outOfReach({ min: 0, max: 1 })).toEqual([])
  const html = renderToStaticMarkup(
    <WearRail size="detail" exterior="FT" float={0.2} limits={{ min: 0.06, max: 0.8 }} label="Field-Tested" />,
  )
  expect(html.match(/fill-ink-0\/80/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})
