import { type Attachments, charmTyped, nameTagMax, stickersTyped } from '@pandrop/contract/attachments'
import { stickersMax } from '@pandrop/contract/limits'

/** What is on a copy, in forms, lists and facts. */
export const attachmentTexts = {
  stickers: 'Stickers',
  stickersHint: 'By slot: Crown (Foil)@0.12; ; Howling Dawn. Behind @ what is scraped off.',
  stickersInvalid: `At most ${stickersMax}, parted by semicolons, each with 0 to 1 behind @ or without`,
  charm: 'Charm',
  charmHint: 'Behind # its pattern: Semi-Precious#42318.',
  charmInvalid: 'A name, and behind # a whole number to 100000 or nothing',
  nameTag: 'Name tag',
  nameTagInvalid: `At most ${nameTagMax} characters`,
}

/** "4 stickers, charm"; empty where nothing is on it. */
export const attachedInFew = (attachments: Attachments | null): string => {
  if (!attachments) return ''
  const { stickers, charm, name_tag: tag } = attachments
  const count = stickers.length === 1 ? '1 sticker' : `${stickers.length} stickers`
  return [stickers.length > 0 && count, charm && 'charm', tag !== null && 'name tag'].filter(Boolean).join(', ')
}

/** All of it in one line, as it is typed; empty where nothing is on it. */
export const attachedInFull = (attachments: Attachments | null): string => {
  if (!attachments) return ''
  const { stickers, charm, name_tag: tag } = attachments
  return [stickersTyped(stickers), charmTyped(charm), tag === null ? '' : `“${tag}”`].filter(Boolean).join(' · ')
}

/** The same part by part, as the facts of a copy show it; a part that is not on it has no value. */
export const attachmentFacts = (attachments: Attachments | null) => [
  { term: attachmentTexts.stickers, value: stickersTyped(attachments?.stickers ?? []) || null },
  { term: attachmentTexts.charm, value: charmTyped(attachments?.charm ?? null) || null },
  { term: attachmentTexts.nameTag, value: attachments?.name_tag ?? null },
]
