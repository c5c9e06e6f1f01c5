import { expect, test } from 'vitest'
import { readableError } from './error-text.rules.ts'

test.each([
  [
    'of a mail’s link only the host is shown',
    'bad href https://shop.example/auth/reset?token=a1',
    'https://shop.example/…',
  ],
  [
    'a password in an address is not shown',
    'connect smtp://ann:Bamboo2026@mail.example:587 failed',
    'smtp://mail.example:587',
  ],
  ['something long like a key is not shown', 'no such key sk_test_4eC39HqLyjWDarjtT1zdp7dc', 'no such key …'],
  ['the secret of a link is not shown', 'Unexpected "q3Jb-0pXk2mVtY7wZl9sRd" here', 'Unexpected "…" here'],
])('%s', (_promise, error, told) => {
  const shown = readableError(error)
  expect(shown).toContain(told)
  expect(shown).not.toMatch(/token=|Bamboo2026|sk_test|q3Jb/)
})

test('what helps to understand it stays: addresses, codes of the mail server, ids, long words', () => {
  for (const text of [
    'Message failed: 550 5.1.1 <ann@example.org> is not known here',
    'refund 1c9a0b3e-5d4f-4e6a-8b7c-9d0e1f2a3b4c not found',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'connect ECONNREFUSED 127.0.0.1:25',
  ])
    expect(readableError(text)).toBe(text)
})

test('an error never fills more than a screen', () => {
  expect(readableError('no '.repeat(5000))).toHaveLength(2000)
})
