import type { Variant } from './exteriors.ts'
import { between, type Draw, wholeBetween } from './seed-draw.ts'

/** What is on a copy, as the shop keeps it. */
export interface SeedAttachments {
  stickers: { slot: number; name: string; wear: number }[]
  charm: { name: string; pattern: number } | null
  name_tag: string | null
}

/** Real stickers by how dear they are; what is dear stands on few copies, and on none that a sticker would outprice. */
const stickersByPurse = {
  cheap: [
    'Natus Vincere | Stockholm 2021',
    'FaZe Clan | Antwerp 2022',
    'G2 Esports | Stockholm 2021',
    'Vitality | Paris 2023',
    'MOUZ | Copenhagen 2024',
    'Team Spirit | Shanghai 2024',
    'FURIA | Rio 2022',
    'Heroic | Paris 2023',
    'ENCE | Stockholm 2021',
    'Astralis | Antwerp 2022',
    'Team Liquid | Antwerp 2022',
    'Cloud9 | Copenhagen 2024',
  ],
  fair: [
    'Natus Vincere (Glitter) | Rio 2022',
    'FaZe Clan (Holo) | Antwerp 2022',
    'Vitality (Holo) | Paris 2023',
    'Flammable (Foil)',
    'Bomb Code',
    'Shooter',
  ],
  dear: ['Crown (Foil)', 'Headhunter (Foil)', 'Howling Dawn'],
  famous: ['Titan (Holo) | Katowice 2014', 'iBUYPOWER (Holo) | Katowice 2014'],
} as const

type Purse = keyof typeof stickersByPurse

const charms = ['Semi-Precious', "Lil' Ava", 'Big Kev', 'Hot Sauce', 'Diamond Dog', "Baby's AK"] as const

const nameTags = ['Panda', 'Bamboo Season', 'Do Not Sell', 'B Rush', 'Lucky No. 7', 'Old Friend'] as const

/** Types that take stickers and a charm; knives and gloves of the demo shop are plain. */
const isRifle = (type: string): boolean => type === 'Rifle' || type === 'Sniper Rifle'

const rifleCentsMax = 10_000

/** From here on a sticker of Katowice 2014 is no dearer than the rifle under it by much. */
const famousCentsMin = 150_000

/** Shares of what may carry something. */
const chances = { rifle: 0.08, dearRifle: 0.05, famous: 0.5, several: 0.45, charm: 0.22, nameTag: 0.12 }

const purseFor = (cents: number, draw: number): Purse => {
  if (cents >= famousCentsMin && draw < chances.famous) return 'famous'
  if (cents >= rifleCentsMax) return 'dear'
  if (cents >= 3000 && draw < 0.1) return 'dear'
  return draw < 0.3 ? 'fair' : 'cheap'
}

const oneOf = <Value>(values: readonly Value[], draw: number): Value => {
  const value = values[wholeBetween(draw, 0, values.length - 1)]
  if (value === undefined) throw new Error('nothing to draw from')
  return value
}

interface Copy {
  type: string
  variant: Variant
  /** what it costs before a reduction */
  cents: number
}

/** What a copy of the demo shop carries: about one rifle in twelve below 100 EUR does, and of others few. */
export const seedAttachments = ({ type, variant, cents }: Copy, draw: Draw): SeedAttachments | null => {
  if (!isRifle(type) || variant === 'souvenir') return null
  const chance = cents < rifleCentsMax ? chances.rifle : chances.dearRifle
  if (draw('carries') >= chance) return null
  // A craft is of one sticker or of several kinds; the famous ones stand alone.
  const purse = purseFor(cents, draw('purse'))
  const isSeveral = purse !== 'famous' && draw('several') < chances.several
  const count = isSeveral ? wholeBetween(draw('stickers'), 2, 4) : 1
  const first = oneOf(stickersByPurse[purse], draw('sticker'))
  const isMixed = draw('mixed') < 0.5
  return {
    stickers: Array.from({ length: count }, (_, place) => ({
      slot: count === 1 ? wholeBetween(draw('slot'), 0, 3) : place,
      name: isMixed && place > 0 ? oneOf(stickersByPurse.cheap, draw(`sticker ${place}`)) : first,
      wear: draw(`scraped ${place}`) < 0.7 ? 0 : Math.round(between(draw(`wear ${place}`), 0.05, 0.6) * 100) / 100,
    })),
    charm:
      draw('charm') < chances.charm
        ? { name: oneOf(charms, draw('charm kind')), pattern: wholeBetween(draw('charm pattern'), 1, 100_000) }
        : null,
    name_tag: draw('name tag') < chances.nameTag ? oneOf(nameTags, draw('tag')) : null,
  }
}
