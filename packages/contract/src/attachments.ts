import { stickersMax } from './limits.ts'

/** A sticker on a weapon. */
export interface Sticker {
  /** its place on the weapon, from 0 */
  slot: number
  /** as Steam names it, without "Sticker |": Crown (Foil) */
  name: string
  /** how much of it is scraped off, 0 to 1; null: nobody knows */
  wear: number | null
}

/** A charm that hangs on a weapon. */
export interface Charm {
  /** as Steam names it, without "Charm |" */
  name: string
  /** how the charm itself is painted, as a paint seed is; null: nobody knows */
  pattern: number | null
}

/** What its owners put on a copy (docs/behaviour/catalogue.md#attachments). */
export interface Attachments {
  /** by slot, each slot once */
  stickers: Sticker[]
  charm: Charm | null
  name_tag: string | null
}

/** A part of it that somebody tells of; what is absent stays as it is, and null takes it away. */
export type AttachmentsSaid = { [Part in keyof Attachments]?: Attachments[Part] | undefined }

/** A name of a sticker or charm as a value of lists, which part values by commas. */
export const attachedValue = (name: string): string => name.replaceAll(',', '').trim()

/** Characters of what a sticker or a charm is called, and of a name tag. */
export const attachedNameMax = 100
export const nameTagMax = 20

/** Characters of all stickers of a copy, of a charm and of a name tag as they are typed. */
export const stickersTypedMax = 600
export const charmTypedMax = attachedNameMax + 10
export const nameTagTypedMax = 100

export const charmPatternMax = 100_000

// What cannot be seen, and what turns the order of what stands around it.
const unseen = /[\p{Cc}\p{Bidi_Control}]/u

const isName = (name: string, charactersMax: number): boolean =>
  name !== '' && [...name].length <= charactersMax && !unseen.test(name)

const readWear = (typed: string): number | undefined => {
  const wear = Number(typed.replace(',', '.'))
  return wear >= 0 && wear <= 1 ? wear : undefined
}

const readSticker = (typed: string, slot: number): Sticker | undefined => {
  const [, name = typed, worn] = /^(.*)@\s*(\d(?:[.,]\d{1,9})?)$/s.exec(typed) ?? []
  const wear = worn === undefined ? null : readWear(worn)
  return wear !== undefined && isName(name.trim(), attachedNameMax) ? { slot, name: name.trim(), wear } : undefined
}

/**
 * Stickers as they are typed, by slot: "Crown (Foil)@0.12; ; Howling Dawn". Behind @ stands how much is scraped off; a
 * slot without a sticker is left empty.
 * @returns none for an empty text; undefined where it cannot be read
 */
export const readStickers = (typed: string): Sticker[] | undefined => {
  // First: no pattern should read a longer one.
  if (typed.length > stickersTypedMax) return undefined
  const slots = typed
    .trim()
    .replace(/[;\s]+$/, '')
    .split(';')
    .map((part) => part.trim())
  if (slots.length > stickersMax) return undefined
  const read = slots.flatMap((part, slot) => (part === '' ? [] : [readSticker(part, slot)]))
  return read.every((sticker) => sticker !== undefined) ? read : undefined
}

/**
 * A charm as it is typed: its name, behind # its pattern.
 * @returns null for an empty text; undefined where it cannot be read
 */
export const readCharm = (typed: string): Charm | null | undefined => {
  if (typed.length > charmTypedMax) return undefined
  if (typed.trim() === '') return null
  const [, named = typed, numbered] = /^(.*)#\s*(\d{1,6})$/s.exec(typed.trim()) ?? []
  const pattern = numbered === undefined ? null : Number(numbered)
  const name = named.trim()
  const isRead = isName(name, attachedNameMax) && !name.includes(';') && (pattern ?? 0) <= charmPatternMax
  return isRead ? { name, pattern } : undefined
}

/** @returns null for an empty text; undefined for what no name tag can say */
export const readNameTag = (typed: string): string | null | undefined => {
  if (typed.length > nameTagTypedMax) return undefined
  const tag = typed.trim()
  if (tag === '') return null
  return isName(tag, nameTagMax) ? tag : undefined
}

/** Stickers as they are typed; readStickers reads them again. */
export const stickersTyped = (stickers: readonly Sticker[]): string =>
  Array.from({ length: Math.max(0, ...stickers.map(({ slot }) => slot + 1)) }, (_, place) => {
    const sticker = stickers.find(({ slot }) => slot === place)
    if (!sticker) return ''
    return sticker.wear === null ? sticker.name : `${sticker.name}@${sticker.wear}`
  }).join('; ')

/** A charm as it is typed; readCharm reads it again. */
export const charmTyped = (charm: Charm | null): string => {
  if (!charm) return ''
  return charm.pattern === null ? charm.name : `${charm.name}#${charm.pattern}`
}

/** A copy with what is said of it; null: nothing is on it. Two that are the same are the same letter by letter. */
export const attachmentsWith = (now: Attachments | null, said: AttachmentsSaid): Attachments | null => {
  const { stickers = now?.stickers ?? [], charm = now?.charm ?? null, name_tag = now?.name_tag ?? null } = said
  if (stickers.length === 0 && charm === null && name_tag === null) return null
  return {
    stickers: stickers
      .map(({ slot, name, wear }) => ({ slot, name, wear }))
      .sort((one, other) => one.slot - other.slot),
    charm: charm && { name: charm.name, pattern: charm.pattern },
    name_tag,
  }
}

/** What cannot be on something of a type: knives and gloves take neither stickers nor a charm, gloves no name tag. */
export const notOnType = (type: string, attachments: Attachments | null): (keyof Attachments)[] => {
  if (attachments === null || (type !== 'Knife' && type !== 'Gloves')) return []
  const { stickers, charm, name_tag } = attachments
  return [
    ...(stickers.length > 0 ? (['stickers'] as const) : []),
    ...(charm ? (['charm'] as const) : []),
    ...(name_tag !== null && type === 'Gloves' ? (['name_tag'] as const) : []),
  ]
}

/** How much of a sticker is scraped off in whole percent: what is scraped at all is never 0, what is left never 100. */
export const wearPercent = (wear: number): number => {
  const percent = Math.round(wear * 100)
  if (wear > 0 && percent === 0) return 1
  return wear < 1 && percent === 100 ? 99 : percent
}
