import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('Bamboo2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'Bamboo2026')).toBe(true)
  expect(await verifyPassword(hash, 'bamboo2026')).toBe(false)
})

test('where there is no account, a hash of the same cost is checked', async () => {
  const hash = await hashPassword('Bamboo2026')
  const timed = async (passwordHash?: string): Promise<number> => {
    const start = performance.now()
    expect(await verifyPassword(passwordHash, 'Wrong2026')).toBe(false)
    return performance.now() - start
  }
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  // In turns, and only the fastest of each counts: a busy machine must not decide.
  for (let round = 0; round < 30; round += 1) {
    fastest.known = Math.min(fastest.known, await timed(hash))
    fastest.unknown = Math.min(fastest.unknown, await timed())
  }
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.6)
  expect(fastest.unknown / fastest.known).toBeLessThan(1.7)
})

test('thirty hashes at once all come, though two run at a time', async () => {
  const hash = await hashPassword('Bamboo2026')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => verifyPassword(hash, i === 7 ? 'Bamboo2026' : '')),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
})
