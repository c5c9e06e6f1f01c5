import { describe, expect, test } from 'vitest'
import { readTradeLink } from './trade-link.rules.ts'

const link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

describe('a trade link is', () => {
  test('read with its parameters in any order and kept in one spelling, with the Steam ID of its partner', () => {
    const expected = { ok: true, value: { url: link, steamid: '76561198006409530' } }
    expect(readTradeLink(link)).toEqual(expected)
    expect(readTradeLink('https://steamcommunity.com/tradeoffer/new?token=Kx9_-aB2&partner=46143802')).toEqual(expected)
    expect(
      readTradeLink('HTTPS://SteamCommunity.com:443/tradeoffer/new/?token=Kx9_-aB2&l=de&partner=46143802#x'),
    ).toEqual(expected)
  })

  test('read up to the last account number that Steam can give', () => {
    const last = readTradeLink(link.replace('46143802', '4294967295'))
    expect(last).toMatchObject({ ok: true, value: { steamid: '76561202255233023' } })
  })

  test.each([
    ['no address', 'my trade link'],
    ['another protocol', link.replace('https:', 'http:')],
    ['a script', 'javascript:alert(1)'],
    ['another host', link.replace('steamcommunity.com', 'steamcommunity.com.evil.example')],
    ['a host that only looks right', link.replace('https://', 'https://steamcommunity.com@evil.example/')],
    ['a user name', link.replace('https://', 'https://somebody@')],
    ['another port', link.replace('.com/', '.com:8443/')],
    ['another page', link.replace('/new/', '/123/')],
    ['no partner', link.replace('partner=46143802&', '')],
    ['a partner that is no number', link.replace('46143802', '46143802x')],
    ['partner zero', link.replace('46143802', '0')],
    ['a partner beyond 32 bits', link.replace('46143802', '4294967296')],
    ['two partners', `${link}&partner=1`],
    ['no token', link.replace('&token=Kx9_-aB2', '')],
    ['a token that is too short', link.replace('Kx9_-aB2', 'Kx9_-')],
    ['a token with a strange sign', link.replace('Kx9_-aB2', 'Kx9%20aB2')],
  ])('refused with %s', (_, broken) => {
    expect(readTradeLink(broken)).toEqual({ ok: false, refusal: 'trade_link_invalid' })
  })
})
