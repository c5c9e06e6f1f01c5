import { shippedAccent } from '@pandrop/contract/contrast'
import { exteriorNames, wearBands } from '@pandrop/contract/exteriors'
import type { Item } from '@pandrop/contract/item'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { lettering, linesOf, type Weight } from './lettering.ts'
import { dropPath, mark, patchPath } from './shapes.ts'

/** The size that social networks show largest. */
export const card = { width: 1200, height: 630 } as const

/** Where the weapon's picture lies: it overlaps the patch on both sides. */
export const stage = { left: 486, top: 78, width: 696, height: 464 } as const

const patch = { left: 566, top: 110, width: 536, height: 400 }
const column = { left: 64, width: 428 }

// The colours of packages/ui/src/tokens.css, which is a stylesheet.
const bone = '#f4f1e9'
const boneSoft = '#c6c6be'
const rarityColours: Readonly<Record<string, string>> = {
  'Consumer Grade': '#b0c3d9',
  'Industrial Grade': '#7fb2ea',
  'Mil-Spec Grade': '#8296ff',
  Restricted: '#ae8bff',
  Classified: '#e678f0',
  Covert: '#ff6e6e',
  Extraordinary: '#ff6e6e',
  Contraband: '#edbe4b',
}

interface Line {
  text: string
  /** of the line that the text stands on */
  y: number
  size: number
  weight: Weight
  colour: string
}

const written = ({ text, y, size, weight, colour }: Line, x = column.left): string =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${lettering(text, size, weight).path}"/>`

const finishSizes = [60, 52, 44, 38]

/** The finish as large as two lines of it can be. */
const finishLines = (finish: string): { lines: string[]; size: number } => {
  const tried = finishSizes.map((size) => ({ size, lines: linesOf(finish, size, 700, column.width) }))
  const fits = ({ size, lines }: { size: number; lines: string[] }): boolean =>
    lines.length <= 2 && lines.every((line) => lettering(line, size, 700).width <= column.width)
  return tried.find(fits) ?? { size: 30, lines: linesOf(finish, 30, 700, column.width).slice(0, 3) }
}

/** The wear rail with its drop at the float; nothing for what has no wear. */
const rail = ({ exterior, float }: Item, y: number): string => {
  if (float === null) return ''
  const width = 400
  let left = column.left
  const drawn = wearBands.map(({ code, from, to, width: percent }) => {
    const isHere = exteriorNames[code] === exterior
    const share = percent / 100
    const box = `<rect x="${left}" y="${y}" width="${width * share - 4}" height="8" rx="4"`
    const place = left + ((float - from) / (to - from)) * (width * share - 4)
    left += width * share
    const standing = `translate(${place.toFixed(1)} ${y - 3}) scale(1.15)`
    const marker = `<path d="${dropPath}" transform="${standing}" fill="${bone}"/>`
    return { rail: `${box} fill="${isHere ? boneSoft : '#2e3431'}"/>`, marker: isHere ? marker : '' }
  })
  return drawn.map((part) => part.rail).join('') + drawn.map((part) => part.marker).join('')
}

const backdrop = (colour: string): string => {
  const shape = patchPath(patch)
  const { left, top, width, height } = patch
  const foot = `cx="${left + width / 2}" cy="${top + height + 30}" rx="${width * 0.42}" ry="80"`
  return `<defs>
<linearGradient id="plinth" x1=".66" y1="0" x2=".34" y2="1">
<stop offset="0" stop-color="#3a423e"/><stop offset=".72" stop-color="#1c201e"/></linearGradient>
<radialGradient id="room" cx=".7" cy=".5" r=".75">
<stop offset="0" stop-color="#171b19"/><stop offset="1" stop-color="#0b0d0c"/></radialGradient>
<filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="34"/></filter>
<clipPath id="patch"><path d="${shape}"/></clipPath>
</defs>
<rect width="${card.width}" height="${card.height}" fill="url(#room)"/>
<path d="${shape}" fill="${colour}"/>
<g clip-path="url(#patch)"><path d="${patchPath({ ...patch, top: top - 6 })}" fill="url(#plinth)"/>
<ellipse ${foot} fill="${colour}" opacity=".55" filter="url(#soft)"/></g>`
}

const variantNames: Readonly<Record<string, string>> = { stattrak: 'StatTrak™', souvenir: 'Souvenir' }

/** Lines about the item, from below its picture's head to the price at the foot. */
const lines = (item: Item, english: Text): { texts: Line[]; railY: number } => {
  const star = item.title.includes('★') ? '★ ' : ''
  const { size, lines: finish } = finishLines([item.finish || english('card_vanilla'), item.phase].join(' ').trim())
  const wear = item.exterior === 'Not Painted' ? english('card_not_painted') : item.exterior
  const facts = [wear, variantNames[item.variant]].filter(Boolean).join(' · ')
  const first = finish.length > 1 ? 228 : 250
  const last = first + 64 + (finish.length - 1) * size * 1.06
  const asked = item.state === 'sold' ? english('card_sold') : formatPrice(item.price)
  return {
    texts: [
      { text: star + item.weapon, y: first, size: 32, weight: 500, colour: boneSoft },
      ...finish.map(
        (text, index): Line => ({ text, y: first + 64 + index * size * 1.06, size, weight: 700, colour: bone }),
      ),
      { text: facts, y: last + 56, size: 27, weight: 500, colour: boneSoft },
      { text: asked, y: 566, size: 74, weight: 700, colour: bone },
    ],
    railY: last + 88,
  }
}

/** Where a shop's own mark lies on its card. */
export const markStage = { left: 480, top: 112, size: 240 } as const

const nameSizes = [110, 92, 76, 60, 48]
const nameWidthMax = 1040

/** The card of a shop with a mark of its own, as SVG without that: its name below it, and its colour below that. */
export const shopCardSvg = (english: Text): string => {
  const name = english('wordmark')
  const middle = card.width / 2
  const widthOf = (size: number): number => lettering(name, size, 700).width
  const size = nameSizes.find((one) => widthOf(one) <= nameWidthMax) ?? 36
  const line: Line = { text: name, y: 470, size, weight: 700, colour: bone }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
<defs><radialGradient id="room" r=".75"><stop offset="0" stop-color="#1c201e"/>
<stop offset="1" stop-color="#0b0d0c"/></radialGradient></defs>
<rect width="${card.width}" height="${card.height}" fill="url(#room)"/>
${written(line, middle - widthOf(size) / 2)}
<rect x="${middle - 60}" y="520" width="120" height="8" rx="4" fill="${english('accent') || shippedAccent}"/>
</svg>`
}

/**
 * The card of an item as SVG, without its weapon: ground, patch, name, exterior, wear rail, price and our mark. All in
 * English like the catalogue's names, and in EUR: who gets the link is not known.
 */
export const cardSvg = (item: Item): string => {
  // Each time: the shop may have another name since.
  const english = textFor('en')
  const { texts, railY } = lines(item, english)
  const shop: Line = { text: english('shop_name'), y: 98, size: 36, weight: 700, colour: bone }
  // Our panda is no other shop's.
  const isOurs = english('mark') === ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
${backdrop(rarityColours[item.quality] ?? '#737b75')}
${isOurs ? `<g transform="translate(${column.left} 56)">${mark}</g>` : ''}
${written(shop, column.left + (isOurs ? 80 : 0))}
${texts.map((line) => written(line)).join('\n')}
${rail(item, railY)}
</svg>`
}
