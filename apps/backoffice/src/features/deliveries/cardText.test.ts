import type { DeliveryCard, DeliveryItem } from '@pandrop/contract/staff/deliveries'
import { expect, test } from 'vitest'
import { copyText, sizeText } from './cardText.ts'

const item: DeliveryItem = {
  item_id: 1,
  title: 'AK-47 | Redline',
  img_url: '',
  quality: 'classified',
  exterior: 'Field-Tested',
  float: 0.2114,
  paint_seed: 0,
  attachments: null,
  asset_id: '38112233',
  account: 'Panda 7',
}

const bare = { ...item, title: 'Sticker', float: null, paint_seed: null, asset_id: null, account: null }

const card: DeliveryCard = {
  customer: { id: 1, name: 'Marta Kovač', email: 'marta@example.org' },
  trade_link: 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=2',
  waits_since: '2026-11-28T12:00:00Z',
  wait: 'short',
  orders: [
    { id: 1, declined: false, items: [item, bare] },
    { id: 2, declined: false, items: [item] },
  ],
  held: [],
  claims: [],
}

test('a card is copied as its trade link and a line for each item, with what is known of it', () => {
  const line = 'AK-47 | Redline | Float 0.211400 | Seed 0 | Account Panda 7 | Asset 38112233'
  expect(copyText(card)).toBe([card.trade_link, line, 'Sticker', line].join('\n'))
})

test('a card says how many items and orders it has', () => {
  expect(sizeText(card)).toBe('3 items, 2 orders')
  expect(sizeText({ ...card, orders: [{ id: 2, declined: false, items: [item] }] })).toBe('1 item, 1 order')
})
