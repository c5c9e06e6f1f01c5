import type { EntryProblem, SkinEntry } from './skin-entry.rules.ts'

/** A skin as a file tells of it, in one entry or in several. Kept as JSON between reading and importing. */
export interface FileSkin extends SkinEntry {
  /** a skin before it in the file that would have the same id; null: there is none */
  twin: { line: number; name: string } | null
}

/** As the market names it, without its star and phase. */
export const plainNameOf = ({ weapon, finish }: Pick<SkinEntry, 'weapon' | 'finish'>): string =>
  finish === '' ? weapon : `${weapon} | ${finish}`

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// As addresses and pages of lists take it.
const idCharactersMax = 120

/**
 * Our id of a skin, made as those of catalogue/skins.csv: weapon-finish[-phase]. Two names that differ by signs alone
 * have the same one.
 * @returns null for a name without any letter or digit that an id can have, or with too many of them
 */
export const skinIdOf = ({ weapon, finish, phase }: Pick<SkinEntry, 'weapon' | 'finish' | 'phase'>): string | null => {
  const parts = [weapon, finish === '' ? 'vanilla' : finish, ...(phase === '' ? [] : [phase])].map(slugOf)
  const id = parts.join('-')
  return parts.includes('') || id.length > idCharactersMax ? null : id
}

const namesMax = 500

const once = (names: readonly string[]): string[] => [...new Set(names)]

const orOf = (one: boolean | null, other: boolean | null): boolean | null => (one || other) ?? one ?? other

/** What both may say, and must say alike. */
const alike = ['weapon', 'finish', 'phase', 'weaponId', 'paintIndex', 'rarity', 'rarityColor', 'team'] as const

const fieldNames: Readonly<Record<(typeof alike)[number], string>> = {
  weapon: 'weapon',
  finish: 'pattern',
  phase: 'phase',
  weaponId: 'weapon',
  paintIndex: 'paint_index',
  rarity: 'rarity',
  rarityColor: 'rarity',
  team: 'team',
}

const limitsText = (limits: SkinEntry['limits']): string => (limits ? `${limits.from} to ${limits.till}` : 'none')

/** One of what two entries say, and where they contradict each other what is wrong. */
export const joinEntries = (
  first: { line: number; skin: SkinEntry },
  other: SkinEntry,
): { skin: SkinEntry } | { problem: EntryProblem } => {
  const { skin, line } = first
  const contradicts = (field: string, theirs: unknown, ours: unknown) => ({
    problem: { field, why: `Line ${line} says ${ours || 'nothing'}, another entry of the skin ${theirs || 'nothing'}` },
  })
  for (const fact of alike) {
    const [ours, theirs] = [skin[fact], other[fact]]
    if (ours !== null && theirs !== null && ours !== theirs) return contradicts(fieldNames[fact], theirs, ours)
  }
  if (skin.limits && other.limits && limitsText(skin.limits) !== limitsText(other.limits))
    return contradicts('min_float', limitsText(other.limits), limitsText(skin.limits))
  for (const [fact, field] of [['hasStatTrak', 'stattrak'] as const, ['hasSouvenir', 'souvenir'] as const])
    if (skin[fact] !== other[fact] && skin[fact] !== null && other[fact] !== null)
      return contradicts(field, String(other[fact]), String(skin[fact]))
  const cases = once([...skin.cases, ...other.cases])
  const collections = once([...skin.collections, ...other.collections])
  if (cases.length > namesMax || collections.length > namesMax)
    return { problem: { field: 'crates', why: `It has more than ${namesMax} names` } }
  return {
    skin: {
      ...skin,
      weaponId: skin.weaponId ?? other.weaponId,
      paintIndex: skin.paintIndex ?? other.paintIndex,
      limits: skin.limits ?? other.limits,
      rarityColor: skin.rarityColor ?? other.rarityColor,
      hasStatTrak: orOf(skin.hasStatTrak, other.hasStatTrak),
      hasSouvenir: orOf(skin.hasSouvenir, other.hasSouvenir),
      team: skin.team ?? other.team,
      collections,
      cases,
    },
  }
}
