import type { Profile } from '@pandrop/contract/profile'
import { expect, test } from 'vitest'
import { keepContact, readContact } from './contactDraft.ts'

const marta: Profile = {
  id: 7,
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@posta.si',
  emailVerified: true,
  pending_email: null,
  pending_email_until: null,
  phone: '+386 40 512 809',
  phoneE164: '+38640512809',
  open_deals: 0,
  unread_notifications: 0,
  balance: 248.6,
  avatarUrl: null,
  country: { id: 33, name: 'Slovenia', title: 'Slovenia', iso: 'SI' },
  country_id: 33,
  city: '',
  address: '',
  post_code: '',
  zip: '',
  created_at: '2026-03-04T10:00:00.000Z',
  steam_trade_link: null,
  steamid: null,
  trade_link_paused_until: null,
  realCountry: { hash: null },
  verification_data: { status: 'none' },
}

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('a form starts with the profile and with what was typed before a reload', () => {
  const storage = createStorage()
  keepContact(storage, marta, { name: 'Marta', city: 'Ljubljana' })
  expect(readContact(storage, marta)).toMatchObject({ name: 'Marta', country: '33', city: 'Ljubljana', address: '' })
})

test('the phone of the profile is shown as it would be typed', () => {
  expect(readContact(createStorage(), { ...marta, phone: '+38640512809' }).phone).toBe('+386 40 512 809')
})

test('what one form was told is known to the next', () => {
  const storage = createStorage()
  keepContact(storage, marta, { city: 'Ljubljana', postCode: '1000' })
  keepContact(storage, marta, { tradeUrl: 'https://steamcommunity.com/' })
  expect(readContact(storage, marta)).toMatchObject({ city: 'Ljubljana', tradeUrl: 'https://steamcommunity.com/' })
})

test("nobody is shown another customer's address on the same tab", () => {
  const storage = createStorage()
  keepContact(storage, marta, { city: 'Ljubljana' })
  expect(readContact(storage, { ...marta, id: 8 }).city).toBe('')
})

test('a profile that was changed elsewhere is not hidden by its old self', () => {
  const storage = createStorage()
  keepContact(storage, marta, { name: 'Marta', surname: 'Novak' })
  keepContact(storage, marta, { surname: 'Kovač' })
  const moved = { ...marta, name: 'Marija', surname: 'Horvat' }
  expect(readContact(storage, moved)).toMatchObject({ name: 'Marija', surname: 'Horvat' })
})

test('a broken or forbidden storage costs nothing but the memory', () => {
  const forbidden = {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('forbidden')
    },
  }
  keepContact(forbidden, marta, { city: 'Ljubljana' })
  expect(readContact(forbidden, marta).name).toBe('Marta')
})
