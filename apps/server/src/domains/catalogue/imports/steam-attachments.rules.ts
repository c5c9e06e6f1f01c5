import {
  type AttachmentsSaid,
  attachedNameMax,
  type Charm,
  charmPatternMax,
  nameTagMax,
  type Sticker,
} from '@pandrop/contract/attachments'
import { stickersMax } from '@pandrop/contract/limits'

/** A sticker or a charm as an item's certificate has it: by number, without a name. */
export interface CertifiedPart {
  slot?: number | undefined
  wear?: number | undefined
  pattern?: number | undefined
}

/** What Steam says of a copy beside its market name. */
export interface SteamWords {
  /** HTML of the game; undefined: this answer has none, so nothing is said */
  blocks: readonly string[] | undefined
  /** lines such as Name Tag: ''Panda'' */
  warnings: readonly string[]
  /** of its certificate; undefined where there is none that can be read */
  certified: { stickers: readonly CertifiedPart[]; charms: readonly CertifiedPart[] } | undefined
}

/** What is read of a block: longer ones are not the game's. */
const blockCharactersMax = 5000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|apos|nbsp));/g, (whole, code?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = Number(code)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

const unseen = /[\p{Cc}\p{Bidi_Control}]/gu

/** A name of a stranger as it can be kept; what parts stickers where they are typed becomes a comma. */
const nameOf = (text: string): string =>
  [...decoded(text).replace(unseen, '').replaceAll(';', ',').trim()].slice(0, attachedNameMax).join('').trim()

/** What stands between the tags of a block, and each tag without its brackets. */
const partsOf = (html: string): { tags: string[]; text: string } => {
  const [first = '', ...rest] = html.slice(0, blockCharactersMax).split('<')
  const parts = rest.map((part) => {
    const end = part.indexOf('>')
    return end < 0 ? { tag: part, text: '' } : { tag: part.slice(0, end), text: part.slice(end + 1) }
  })
  return { tags: parts.map(({ tag }) => tag), text: [first, ...parts.map(({ text }) => text)].join(' ') }
}

const kinds = { sticker: 'Sticker', charm: 'Charm' } as const

type Kind = keyof typeof kinds

const blockIds: Record<Kind, string> = { sticker: 'sticker_info', charm: 'keychain_info' }

/**
 * The names in a block, in the order of their pictures: as each picture is titled, else as the line below lists them.
 * @returns null where the line cannot be told apart: names have commas too
 */
const namesIn = (html: string, kind: Kind): string[] | null => {
  const { tags, text } = partsOf(html)
  const pictures = tags.filter((tag) => /^img\b/i.test(tag))
  const title = new RegExp(`\\btitle="${kinds[kind]}: ([^"]*)"`)
  const titled = pictures.flatMap((tag) => title.exec(tag)?.[1] ?? [])
  if (titled.length > 0) return titled.length === pictures.length ? titled.map(nameOf) : null
  const listed = text.split(`${kinds[kind]}: `)[1]
  if (listed === undefined) return null
  const names = pictures.length === 1 ? [listed] : listed.split(', ')
  return pictures.length > 0 && names.length !== pictures.length ? null : names.map(nameOf)
}

/** By slot; a copy of which two would have the same has them in the order of their pictures. */
const stickersOf = (names: readonly string[], certified: readonly CertifiedPart[] | undefined): Sticker[] => {
  const parts = certified?.length === names.length ? certified : undefined
  const slots = parts?.map(({ slot = 0 }) => slot) ?? []
  const areTold = new Set(slots).size === names.length && slots.every((slot) => slot < stickersMax)
  return names
    .map((name, place): Sticker => {
      const part = parts?.[place]
      const wear = part ? Math.min(1, Math.max(0, part.wear ?? 0)) : null
      return { slot: areTold ? (slots[place] ?? place) : place, name, wear: wear && Number(wear.toFixed(6)) }
    })
    .sort((one, other) => one.slot - other.slot)
}

const charmOf = (name: string, [part]: readonly CertifiedPart[] = []): Charm => {
  const pattern = part?.pattern
  return { name, pattern: pattern !== undefined && pattern <= charmPatternMax ? pattern : null }
}

const nameTagOf = (warnings: readonly string[]): string | null => {
  const [, tag = ''] = warnings.map((line) => /^Name Tag: ''(.*)''$/s.exec(line.trim())).find(Boolean) ?? []
  return [...decoded(tag).replace(unseen, '').trim()].slice(0, nameTagMax).join('').trim() || null
}

/**
 * What is on a copy, as Steam's words beside it say: names stand in HTML of the game, how much of a sticker is scraped
 * off and which pattern a charm has in the certificate alone.
 * @returns what is said; undefined where the words cannot be read
 */
export const readSteamAttachments = ({ blocks, warnings, certified }: SteamWords): AttachmentsSaid | undefined => {
  if (!blocks) return {}
  const namesOf = (kind: Kind): string[] | null => {
    const block = blocks.find((html) => html.includes(blockIds[kind]))
    return block === undefined ? [] : namesIn(block, kind)
  }
  const [stickers, charms] = [namesOf('sticker'), namesOf('charm')]
  if (!stickers || !charms || stickers.length > stickersMax || charms.length > 1) return undefined
  if ([...stickers, ...charms].includes('')) return undefined
  const [charm] = charms
  return {
    stickers: stickersOf(stickers, certified?.stickers),
    charm: charm === undefined ? null : charmOf(charm, certified?.charms),
    name_tag: nameTagOf(warnings),
  }
}
