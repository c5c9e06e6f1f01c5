import { expect, test } from 'vitest'
import { isAmong, isNetwork } from './address-list.ts'

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0'])(
  '%s is an address or a network',
  (typed) => {
    expect(isNetwork(typed)).toBe(true)
  },
)

test.each(['', 'shop.example', '203.0.113', '203.0.113.0/33', '203.0.113.0/-1', '203.0.113.0/', '2001:db8::/129'])(
  '“%s” is neither',
  (typed) => {
    expect(isNetwork(typed)).toBe(false)
  },
)

test.each(['1.2.3.4/8/9', 'fe80::1%eth0', '010.0.0.1', '0x7f.1', '203.0.113.0/24 ', '203.0.113.0/1e1'])(
  '%s is neither, whatever a program may make of it',
  (typed) => {
    expect(isNetwork(typed)).toBe(false)
  },
)

test.each<[string, string[], boolean]>([
  ['203.0.113.7', [], true],
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['203.0.113.7'], true],
  ['2001:db8:1::5', ['10.0.0.0/8', '2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['10.0.0.1', ['0.0.0.0/0'], true],
  ['2001:db8::1', ['0.0.0.0/0'], false],
  ['no address', ['0.0.0.0/0', '::/0'], false],
])('%s of %j: %s', (address, networks, among) => {
  expect(isAmong(address, networks)).toBe(among)
})
