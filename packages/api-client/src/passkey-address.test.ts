import { expect, test } from 'vitest'
import { passkeyAddress } from './passkey-address.ts'

const at = (href: string) => passkeyAddress(new URL(href) as unknown as Location)

test.each([
  ['http://127.0.0.1:3000/backoffice/account', 'http://localhost:3000/backoffice/account'],
  ['http://127.0.1.1/backoffice', 'http://localhost/backoffice'],
  ['http://[::1]:3000/backoffice', 'http://localhost:3000/backoffice'],
])('at %s passkeys are sent to the name of the machine', (here, there) => {
  expect(at(here)).toEqual({ url: there })
})

test.each(['http://192.168.0.4:3000/backoffice', 'https://[2001:db8::1]/backoffice'])(
  'at %s passkeys need a name that only the shop knows',
  (here) => {
    expect(at(here)).toEqual({ url: undefined })
  },
)

test.each(['http://localhost:3000/backoffice', 'https://desk.shop.example/backoffice', 'https://127.0.0.1.nip.io/'])(
  'at %s passkeys work',
  (here) => {
    expect(at(here)).toBeNull()
  },
)
