import { expect, test } from 'vitest'
import { readSteamAttachments, type SteamWords } from './steam-attachments.rules.ts'

const picture = (title: string) =>
  `<img width=64 height=48 src="https://cdn.steamstatic.com/apps/730/icons/x.png" title="${title}">`

const block = (id: string, pictures: string, line: string) =>
  `<br><div id="${id}" class="sticker_info" style="border: 2px solid rgb(102, 102, 102);"><center>` +
  `${pictures}<br>${line}</center></div>`

const said = (blocks: SteamWords['blocks'], more: Partial<SteamWords> = {}) =>
  readSteamAttachments({ blocks, warnings: [], certified: undefined, ...more })

const stickers = block(
  'sticker_info',
  picture('Sticker: Crown (Foil)') + picture('Sticker: Run CT, Run'),
  'Sticker: Crown (Foil), Run CT, Run',
)

test('stickers, charm and name tag are read from Steam’s words, what is scraped off from the certificate alone', () => {
  const charm = block('keychain_info', picture('Charm: Lil&#39; Ava'), 'Charm: Lil&#39; Ava')
  const warnings = ["Name Tag: ''Tom &amp; Jerry''"]
  expect(said(['Exterior: Field-Tested', stickers, charm], { warnings })).toEqual({
    stickers: [
      { slot: 0, name: 'Crown (Foil)', wear: null },
      { slot: 1, name: 'Run CT, Run', wear: null },
    ],
    charm: { name: "Lil' Ava", pattern: null },
    name_tag: 'Tom & Jerry',
  })
  const certified = { stickers: [{ slot: 3, wear: 0.25 }, { slot: 1 }], charms: [{ pattern: 4711 }] }
  expect(said([stickers, charm], { certified })).toMatchObject({
    stickers: [
      { slot: 1, name: 'Run CT, Run', wear: 0 },
      { slot: 3, name: 'Crown (Foil)', wear: 0.25 },
    ],
    charm: { pattern: 4711 },
  })
})

test('a certificate of other stickers, or with two in one slot, says nothing of their slots', () => {
  const slotsOf = (certified: SteamWords['certified']) =>
    said([stickers], { certified })?.stickers?.map(({ slot, wear }) => [slot, wear])
  expect(slotsOf({ stickers: [{ slot: 2, wear: 0.5 }], charms: [] })).toEqual([
    [0, null],
    [1, null],
  ])
  expect(slotsOf({ stickers: [{ slot: 2, wear: 0.5 }, { slot: 2 }], charms: [] })).toEqual([
    [0, 0.5],
    [1, 0],
  ])
})

test('names without titled pictures are told apart by commas, where there are as many as pictures', () => {
  const plain = '<img src="a.png"><img src="b.png">'
  expect(said([block('sticker_info', plain, 'Sticker: A, B')])?.stickers).toMatchObject([{ name: 'A' }, { name: 'B' }])
  expect(said([block('sticker_info', plain, 'Sticker: Run CT, Run, B')])).toBeUndefined()
  expect(said([block('sticker_info', '<img src="a.png">', 'Sticker: Run CT, Run')])?.stickers).toMatchObject([
    { name: 'Run CT, Run' },
  ])
})

test('words of another language, six stickers and a block without end are not taken for nothing', () => {
  expect(said([block('sticker_info', picture('Aufkleber: Krone'), 'Aufkleber: Krone')])).toBeUndefined()
  expect(said([block('sticker_info', picture('Sticker: A').repeat(6), 'Sticker: A')])).toBeUndefined()
  expect(said([`<div id="sticker_info">${'<img '.repeat(2000)}`])).toBeUndefined()
})

test('a copy without such words carries nothing, and an answer without any says nothing', () => {
  expect(said(['Exterior: Field-Tested'])).toEqual({ stickers: [], charm: null, name_tag: null })
  expect(said(undefined)).toEqual({})
})

test('a hostile name is a text of bounded length', () => {
  const hostile = `&lt;script&gt;alert(1)&lt;/script&gt;; \u202e\u0000${'x'.repeat(300)}`
  const [sticker] = said([block('sticker_info', picture(`Sticker: ${hostile}`), '')])?.stickers ?? []
  expect(sticker?.name).toMatch(/^<script>alert\(1\)<\/script>, x+$/)
  expect(sticker?.name).toHaveLength(100)
  expect(said([], { warnings: ["Name Tag: ''Panda panda panda panda''"] })).toMatchObject({
    name_tag: 'Panda panda panda pa',
  })
})
