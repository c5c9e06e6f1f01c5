import type { DeviceSession } from '@pandrop/contract/devices'
import bowser from 'bowser'

/** A device in words that people know. */
export type DeviceName = Pick<DeviceSession, 'browser' | 'system' | 'kind'>

const kinds: Record<string, DeviceSession['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

// Of a browser that it does not know, the library gives the first word of the text: that is whatever a stranger wrote.
const browsers = new Set<string>(Object.values(bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(bowser.OS_MAP))

const known = (names: Set<string>, name: string | undefined): string => (name && names.has(name) ? name : '')

/**
 * Names a device by what its browser tells about itself. Only names that the library lists come back, so the answer may
 * stand in mails: nothing that a stranger typed is repeated.
 * @param userAgent any text
 */
export const deviceName = (userAgent: string): DeviceName => {
  // The library throws at an empty text.
  if (userAgent === '') return { browser: '', system: '', kind: 'other' }
  const { browser, os, platform } = bowser.parse(userAgent)
  return {
    browser: known(browsers, browser.name),
    system: known(systems, os.name),
    kind: kinds[platform.type ?? ''] ?? 'other',
  }
}
