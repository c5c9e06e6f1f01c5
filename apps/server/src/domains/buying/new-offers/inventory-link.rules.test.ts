import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInventoryLink } from './inventory-link.rules.ts'

const byName = 'https://steamcommunity.com/id/bamboo_lover/inventory'
const byProfile = 'https://steamcommunity.com/profiles/76561198006409530/inventory'

test.each([
  [byName, `${byName}/`],
  [`${byName}/`, `${byName}/`],
  [`${byName}/#730`, `${byName}/#730`],
  [`${byName}#730_2_38412345678`, `${byName}/#730_2_38412345678`],
  [`${byProfile}/#730_2_38412345678`, `${byProfile}/#730_2_38412345678`],
  [`${byProfile}/?l=german&modal=1#730_2_38412345678`, `${byProfile}/#730_2_38412345678`],
  [`${byName}/#<script>alert(1)</script>`, `${byName}/`],
  [`${byName}/#730_2_038412345678`, `${byName}/`],
  [`  HTTPS://SteamCommunity.com:443/id/bamboo_lover/inventory/#730_2_1`, `${byName}/#730_2_1`],
])('the link %s is kept as %s', (link, kept) => {
  expect(readInventoryLink(link)).toBe(kept)
})

describe('refused is', () => {
  test.each([
    ['plain http', 'http://steamcommunity.com/id/bamboo_lover/inventory'],
    ['a look-alike', 'https://steamcommunlty.com/id/bamboo_lover/inventory'],
    ['a name that only begins like it', 'https://steamcommunity.com.example.org/id/bamboo_lover/inventory'],
    ['a name that only ends like it', 'https://evil-steamcommunity.com/id/bamboo_lover/inventory'],
    ['a subdomain', 'https://www.steamcommunity.com/id/bamboo_lover/inventory'],
    ['a name with a dot at its end', 'https://steamcommunity.com./id/bamboo_lover/inventory'],
    ['another place behind a user name', 'https://steamcommunity.com@example.org/id/bamboo_lover/inventory'],
    ['a link with credentials', 'https://me:secret@steamcommunity.com/id/bamboo_lover/inventory'],
    ['another port', 'https://steamcommunity.com:8443/id/bamboo_lover/inventory'],
    ['a script', 'javascript:alert("https://steamcommunity.com/id/bamboo_lover/inventory")'],
    ['the profile itself', 'https://steamcommunity.com/id/bamboo_lover'],
    ['somewhere below the inventory', 'https://steamcommunity.com/id/bamboo_lover/inventory/history'],
    ['a trade link', 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'],
    ['a number that is no SteamID64', 'https://steamcommunity.com/profiles/12345/inventory'],
    ['a hop through a redirect', 'https://steamcommunity.com/linkfilter/?url=https://example.org'],
    ['a name with an encoded slash', 'https://steamcommunity.com/id/bamboo%2Flover/inventory'],
    ['two links', `${byName} ${byName}`],
    ['no link', 'bamboo_lover'],
  ])('%s', (_, link) => {
    expect(readInventoryLink(link)).toBeUndefined()
  })
})

test('whatever is typed, what is kept leads to an inventory of Steam and reads the same again', () => {
  const pieces = fc.oneof(fc.string(), fc.constantFrom('/', '#', '@', ':', '?', '..', '%2e', '\\', 'id', byName))
  const links = fc.oneof(
    fc.webUrl(),
    fc.array(pieces, { maxLength: 6 }).map((some) => `https://steamcommunity.com/${some.join('')}`),
    fc.tuple(pieces, pieces).map(([before, after]) => `${before}${byProfile}${after}`),
  )
  fc.assert(
    fc.property(links, (link) => {
      const kept = readInventoryLink(link)
      if (kept === undefined) return
      expect(kept).toMatch(/^https:\/\/steamcommunity\.com\/(id|profiles)\/[\w-]+\/inventory\/(#[\d_]+)?$/)
      expect(readInventoryLink(kept)).toBe(kept)
    }),
    { numRuns: 500 },
  )
})
