import { describe, expect, test } from 'vitest'
import { advanced, atRest, handled, type Motion, startMotion } from './motion.ts'

/** Frames of 16 ms until nothing moves any more, or for so long. */
const after = (motion: Motion, milliseconds: number): Motion & { isResting: boolean } => {
  let now = advanced(motion, 16)
  for (let passed = 16; passed < milliseconds; passed += 16) now = advanced(now, 16)
  return now
}

describe('a weapon on the stage', () => {
  test('stands as on its picture and draws no frame until somebody touches it', () => {
    expect(advanced(startMotion(false), 16)).toMatchObject({ now: atRest, isResting: true })
  })

  test('follows the pointer at once, and stays where it is held', () => {
    const held = handled(startMotion(false), { kind: 'drag', yaw: 0.5, pitch: -0.2, milliseconds: 16 })
    expect(after(held, 6000)).toMatchObject({ now: { yaw: 0.5, pitch: -0.2 }, isResting: true })
  })

  test('goes on turning where it was thrown, slower and slower, and turns back after four seconds', () => {
    const dragged = handled(startMotion(false), { kind: 'drag', yaw: 0.3, pitch: 0, milliseconds: 16 })
    const thrown = handled(dragged, { kind: 'release', milliseconds: 10 })
    const [soon, later] = [after(thrown, 200), after(thrown, 400)]
    expect(soon.now.yaw).toBeGreaterThan(0.3)
    expect(later.now.yaw - soon.now.yaw).toBeLessThan(soon.now.yaw - 0.3)
    expect(after(thrown, 8000)).toMatchObject({ now: atRest, isResting: true })
  })

  test('is thrown by nobody whose pointer rested before it was let go', () => {
    const dragged = handled(startMotion(false), { kind: 'drag', yaw: 0.3, pitch: 0, milliseconds: 16 })
    const left = handled(dragged, { kind: 'release', milliseconds: 200 })
    expect(after(left, 400).now.yaw).toBe(0.3)
  })

  test('turns back the short way, however often it was turned round', () => {
    const turned = handled(startMotion(false), { kind: 'turn', by: { yaw: Math.PI * 4 + 0.5 } })
    const there = after(turned, 3900)
    expect(there.now.yaw).toBeCloseTo(Math.PI * 4 + 0.5, 2)
    expect(after(there, 160).now.yaw).toBeLessThan(0.5)
  })

  test('stays as it is while somebody looks at it closely', () => {
    const near = handled(startMotion(false), { kind: 'turn', by: { yaw: 0.4, zoom: 2 } })
    expect(after(near, 9000)).toMatchObject({ now: { yaw: 0.4, zoom: 2 }, isResting: true })
  })

  test('is neither tilted over its back nor lost in the distance', () => {
    const over = handled(startMotion(false), { kind: 'turn', by: { pitch: 9, zoom: 0.01 } })
    expect(after(over, 1000).now).toMatchObject({ pitch: 1.1, zoom: 0.7 })
    expect(handled(over, { kind: 'turn', by: { pitch: -9, zoom: 9999 } }).aim).toMatchObject({ pitch: -1.1, zoom: 5 })
  })

  test('moves at once and never by itself for whoever wants less motion', () => {
    const turned = handled(startMotion(true), { kind: 'turn', by: { yaw: 0.4 } })
    expect(turned.now.yaw).toBe(0.4)
    const thrown = handled(handled(turned, { kind: 'drag', yaw: 0.3, pitch: 0, milliseconds: 16 }), {
      kind: 'release',
      milliseconds: 1,
    })
    expect(after(thrown, 9000)).toMatchObject({ now: { yaw: 0.7 }, isResting: true })
  })
})
