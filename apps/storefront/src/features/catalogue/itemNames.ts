import type { Text } from '@pandrop/dictionaries/translate'

interface NamedItem {
  title: string
  weapon: string
  finish: string
  phase: string
}

/**
 * The weapon as traders write it: knives and gloves carry Steam's star.
 * @returns "AK-47", "★ Karambit"
 */
export const weaponName = ({ title, weapon }: Pick<NamedItem, 'title' | 'weapon'>): string =>
  title.includes('★') ? `★ ${weapon}` : weapon

/** The finish without its phase; an unpainted knife is a vanilla one. */
export const paintName = (text: Text, { finish }: Pick<NamedItem, 'finish'>): string => finish || text('card_vanilla')

/**
 * The finish with its phase.
 * @returns "Case Hardened", "Doppler Phase 2", "Vanilla"
 */
export const finishName = (text: Text, { finish, phase }: Pick<NamedItem, 'finish' | 'phase'>): string =>
  [paintName(text, { finish }), phase].filter(Boolean).join(' ')

/**
 * What tells a copy's pattern from others of its finish, in one word that is never cut: its phase, or how much of the
 * fade it shows.
 * @returns "Phase 2", "93%"; undefined for most
 */
export const patternName = ({ phase, fade }: Pick<NamedItem, 'phase'> & { fade?: number | undefined }) =>
  phase || (fade === undefined ? undefined : `${fade}%`)

/** Both, as the market writes them: "AK-47 | Case Hardened". */
export const skinName = (text: Text, item: NamedItem): string => `${weaponName(item)} | ${finishName(text, item)}`
