import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * Waits until the current half minute lasts for some seconds more: a code of the one before it counts until it ends.
 */
export const earlyInStep = (): Promise<void> =>
  expect.poll(() => Math.floor(Date.now() / 1000) % stepSeconds, { timeout: 15_000 }).toBeLessThan(20)

/**
 * What an authenticator with this key shows (RFC 6238), written here on its own, so that it vouches for the shop's.
 * @param steps so many half minutes from now: each code is taken once
 */
export const codeOf = (key: string, steps = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + steps))
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
