import { expect, test } from 'vitest'
import { type SearchNames, understand } from './search-parts.rules.ts'

const names: SearchNames = {
  weapons: ['AK-47', 'Karambit', 'Desert Eagle', 'M4A1-S', 'M4A4', 'P250', 'Butterfly Knife', 'M9 Bayonet', 'Bayonet'],
  finishes: ['Case Hardened', 'Redline', 'Doppler', 'Gamma Doppler', 'Fade', 'Marble Fade', 'Desert Storm', 'Vulcan'],
  comes: (_, name, itemClass) => (name === 'Karambit' ? itemClass.startsWith('★') : !itemClass.startsWith('★')),
}

const read = (typed: string, perEuro = 1) => {
  const { parts, filters } = understand(typed, names, perEuro)
  return { parts: parts.map(({ kind, typed: words, value }) => [kind, words, value]), filters }
}

test('words become parts that each know which words they were', () => {
  expect(read('kara p2 fn <900')).toEqual({
    parts: [
      ['weapon', 'kara', 'Karambit'],
      ['phase', 'p2', 'Phase 2'],
      ['exterior', 'fn', 'Factory New'],
      ['price', '<900', '900'],
    ],
    filters: { heroes: ['Karambit'], exterior_names: ['Factory New'], price_till: 900, search: 'p2' },
  })
})

test.each([
  ['ak <900', { price_till: 900 }],
  ['ak < €9,50', { price_till: 9.5 }],
  ['ak under 900', { price_till: 900 }],
  ['ak unter 1.5k €', { price_till: 1500 }],
  ['ak >50', { price_from: 50 }],
  ['ak above 50 eur', { price_from: 50 }],
  ['ak 50-100', { price_from: 50, price_till: 100 }],
  ['ak >50 <100', { price_from: 50, price_till: 100 }],
  ['ak <0.07', { float_till: 0.07 }],
  ['ak 0,15–0,18', { float_from: 0.15, float_till: 0.18 }],
  ['ak #661', { paint_seed: 661 }],
  ['ak seed 12', { paint_seed: 12 }],
])('"%s" narrows a list', (typed, filters) => {
  expect(read(typed).filters).toEqual({ heroes: ['AK-47'], ...filters })
})

test('prices are typed in the currency that is shown, and filtered in EUR', () => {
  const { parts, filters } = understand('redline <100', names, 4)
  expect(filters.price_till).toBe(25)
  expect(parts[1]).toEqual({ kind: 'price', typed: '<100', value: '100', till: 100 })
})

test.each([
  ['ak-47 redline', 'AK-47'],
  ['m4a1-s', 'M4A1-S'],
  ['deagle', 'Desert Eagle'],
  ['desert eagle', 'Desert Eagle'],
  ['m9', 'M9 Bayonet'],
  ['butterfly knife fade', 'Butterfly Knife'],
])('"%s" names a weapon', (typed, weapon) => {
  expect(read(typed).filters.heroes).toEqual([weapon])
})

test.each(['m4', 'bayonet', 'desert', 'p2000', 'fade', 'doppler', '100-50', '#5000', 'kar4mbit'])(
  '"%s" could mean several things or none, so it is searched for as it stands',
  (typed) => {
    const { parts, filters } = read(typed)
    expect(parts).toEqual([])
    expect(Object.keys(filters)).toEqual(['search'])
  },
)

test('exteriors are written short or in full, and a vanilla knife is not painted', () => {
  expect(read('ft').filters).toEqual({ exterior_names: ['Field-Tested'] })
  expect(read('field-tested mw').filters).toEqual({ exterior_names: ['Field-Tested', 'Minimal Wear'] })
  expect(read('battle scarred').filters).toEqual({ exterior_names: ['Battle-Scarred'] })
  expect(read('vanilla kara').filters).toEqual({ exterior_names: ['Not Painted'], heroes: ['Karambit'] })
})

test('StatTrak™ means the classes that the weapon comes in', () => {
  expect(read('st').filters).toEqual({ item_class: ['StatTrak™', '★ StatTrak™'] })
  expect(read('st kara').filters.item_class).toEqual(['★ StatTrak™'])
  expect(read('StatTrak™ ak').filters.item_class).toEqual(['StatTrak™'])
  expect(read('souvenir').filters).toEqual({ item_class: ['Souvenir'] })
})

test('players’ names of finishes are understood, a blue gem among them', () => {
  expect(read('ak blue gem')).toEqual({
    parts: [
      ['weapon', 'ak', 'AK-47'],
      ['finish', 'blue gem', 'Case Hardened'],
    ],
    filters: { heroes: ['AK-47'], search: 'Case Hardened' },
  })
  expect(read('ak vulc').filters).toEqual({ heroes: ['AK-47'], search: 'Vulcan' })
})

test('what is still being typed narrows nothing', () => {
  for (const typed of ['kara <', 'kara >', 'kara <0.', 'kara #', 'kara < €']) {
    expect(read(typed).filters, typed).toEqual({ heroes: ['Karambit'] })
  }
})
