import { expect, test } from 'vitest'
import { lightOf } from './tiltedLight.ts'

const usual = { beta: 50, gamma: 0 }

test('a phone that is held as usual shows the light of the studio', () => {
  expect(lightOf(usual, usual, 0)).toEqual({ yaw: 0, pitch: 0 })
})

test('the light turns as far as the phone, to the side and away', () => {
  const { yaw, pitch } = lightOf(usual, { beta: 60, gamma: 20 }, 0)
  expect(yaw).toBeCloseTo((20 * Math.PI) / 180)
  expect(pitch).toBeCloseTo((10 * Math.PI) / 180)
})

test('a screen that lies on its side turns its edges with it', () => {
  const { yaw, pitch } = lightOf(usual, { beta: 60, gamma: 0 }, 90)
  expect(yaw).toBeCloseTo((10 * Math.PI) / 180)
  expect(pitch).toBeCloseTo(0)
})

test('a phone that is turned over leaves no weapon in the dark', () => {
  expect(lightOf(usual, { beta: 180, gamma: -90 }, 0)).toEqual({ yaw: -0.7, pitch: 0.7 })
})
