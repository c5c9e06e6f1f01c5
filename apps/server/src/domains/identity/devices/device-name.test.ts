import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 ' +
  'Mobile/15E148 Safari/604.1'
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 ' +
  'Safari/604.1'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a device is named by browser, system and kind', () => {
  expect(deviceName(windows)).toEqual({ browser: 'Firefox', system: 'Windows', kind: 'desktop' })
  expect(deviceName(iPhone)).toEqual({ browser: 'Safari', system: 'iOS', kind: 'phone' })
  expect(deviceName(iPad)).toEqual({ browser: 'Safari', system: 'iOS', kind: 'tablet' })
  expect(deviceName(linux)).toEqual({ browser: 'Chrome', system: 'Linux', kind: 'desktop' })
})

test('what a stranger writes in place of a name is never repeated', () => {
  const nameless = { browser: '', system: '', kind: 'other' }
  const written = ['', ' ', 'You-won-a-prize/evil.example claim', '<b>bold</b>/1.0 x', 'a'.repeat(400), '\u0000']
  for (const text of written) expect(deviceName(text), text).toEqual(nameless)
})
