import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { deviceSeen, deviceSince, deviceTitle } from './deviceTexts.ts'

const text = textFor('en')

test('a device is called by what is known of it', () => {
  expect(deviceTitle({ browser: 'Firefox', system: 'Windows' }, text)).toBe('Firefox on Windows')
  expect(deviceTitle({ browser: '', system: 'iOS' }, text)).toBe('iOS')
  expect(deviceTitle({ browser: '', system: '' }, text)).toBe('Unknown device')
})

test('when a device was seen is said no finer than by the hour', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const seen = (seen_at: string, language = 'en') => {
    const words = textFor(language)
    return deviceSeen({ seen_at }, { now, language, text: words })
  }
  expect(seen('2026-11-21T11:01:00Z')).toBe('Seen within the last hour')
  // The clocks of server and browser differ.
  expect(seen('2026-11-21T12:05:00Z')).toBe('Seen within the last hour')
  expect(seen('2026-11-21T09:30:00Z')).toBe('Last seen 2 hours ago')
  expect(seen('2026-11-20T11:00:00Z')).toBe('Last seen yesterday')
  expect(seen('2026-11-01T12:00:00Z', 'de')).toBe('Zuletzt gesehen vor 20 Tagen')
})

test('the day of signing in is written as every date of the shop', () => {
  expect(deviceSince({ created_at: '2026-09-05T12:00:00Z' }, text)).toBe('Signed in on 05.09.2026')
})
