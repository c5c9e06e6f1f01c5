import { setImmediate as turn } from 'node:timers/promises'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import type { ReadFile, ReadRow } from './import-format.ts'
import { type EntryProblem, type ReadEntry, readEntry, type SkinEntry } from './skin-entry.rules.ts'
import { type FileSkin, joinEntries, plainNameOf, skinIdOf } from './skin-row.rules.ts'

/** Whether a text looks like the public lists of skins, one entry a finish or one an exterior and variant. */
export const isSkinList = (content: string): boolean =>
  /^\s*\[\s*\{/.test(content) && ['"weapon"', '"rarity"', '"paint_index"'].every((key) => content.includes(key))

// The server's other work has its turn after so many entries.
const entriesAtOnce = 1000

/** What a file says of one skin, in however many entries. */
interface Gathered {
  /** of its first entry */
  line: number
  label: string
  source: Record<string, string>
  skin: SkinEntry | null
  problem?: EntryProblem
  isForeign?: true
}

const entriesOf = (texts: readonly string[]): unknown[] | { problem: string } => {
  const lists = texts.map((text): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  })
  const read = lists.filter((list): list is unknown[] => Array.isArray(list))
  return read.length < lists.length ? { problem: 'This is no JSON list: it may have been cut off.' } : read.flat()
}

const keyOf = ({ weapon, finish, phase }: SkinEntry): string => JSON.stringify([weapon, finish, phase])

/** Gathers entries under their skin: by the number that the file gives it, and by its name. */
class Gathering {
  readonly all: Gathered[] = []
  readonly #byFileId = new Map<string, Gathered>()
  readonly #byName = new Map<string, Gathered>()

  add(read: ReadEntry, line: number): void {
    const { fileId, label, source } = read
    if (read.is === 'foreign') {
      this.all.push({ line, label, source, skin: null, isForeign: true })
      return
    }
    const skin = read.is === 'skin' ? read.skin : null
    const numbered = fileId === null ? undefined : this.#byFileId.get(fileId)
    const named = skin ? this.#byName.get(keyOf(skin)) : undefined
    const known = numbered ?? named ?? this.#begin({ line, label, source, skin: null })
    if (fileId !== null) this.#byFileId.set(fileId, known)
    if (skin && !named) this.#byName.set(keyOf(skin), known)
    if (read.is === 'wrong') known.problem ??= read.problem
    else if (named && named !== known)
      known.problem ??= { field: 'id', why: `Line ${named.line} has the same name under another id` }
    else if (known.skin === null) Object.assign(known, { skin, label, source })
    else this.#join(known, known.skin, read.skin)
  }

  #begin(gathered: Gathered): Gathered {
    this.all.push(gathered)
    return gathered
  }

  #join(known: Gathered, skin: SkinEntry, other: SkinEntry): void {
    const joined = joinEntries({ line: known.line, skin }, other)
    if ('problem' in joined) known.problem ??= joined.problem
    else known.skin = joined.skin
  }
}

/** Skins that look like one before them: the game knows no two by the same numbers, we none by the same id. */
class Twins {
  readonly #byNumbers = new Map<string, number>()
  readonly #byId = new Map<string, { line: number; name: string }>()

  problemOf({ line }: Gathered, { weaponId, weapon, paintIndex }: SkinEntry): EntryProblem | undefined {
    if (paintIndex === null) return undefined
    const numbers = `${weaponId ?? weapon} ${paintIndex}`
    const first = this.#byNumbers.get(numbers)
    if (first !== undefined) return { field: 'paint_index', why: `Line ${first} has the same on this weapon` }
    this.#byNumbers.set(numbers, line)
    return undefined
  }

  twinOf({ line }: Gathered, skin: SkinEntry): FileSkin['twin'] {
    const id = skinIdOf(skin)
    const twin = id === null ? undefined : this.#byId.get(id)
    if (id !== null && !twin) this.#byId.set(id, { line, name: plainNameOf(skin) })
    return twin ?? null
  }
}

const rowOf = (gathered: Gathered, twins: Twins): ReadRow<FileSkin> => {
  const { line, label, source, skin, isForeign } = gathered
  const problem = gathered.problem ?? (skin ? twins.problemOf(gathered, skin) : undefined)
  const base = { line, label, source }
  if (isForeign) return { ...base, data: null, isForeign }
  if (problem || !skin) return { ...base, data: null, ...(problem && { problem }) }
  return { ...base, data: { ...skin, twin: twins.twinOf(gathered, skin) } }
}

/**
 * Reads the public lists of skins (skins.json, skins_not_grouped.json of CSGO-API): a row for each skin, with the line
 * of its first entry. Entries are counted from 1, on from one file to the next.
 */
export const readSkinList = async (texts: readonly string[]): Promise<ReadFile<FileSkin>> => {
  const entries = entriesOf(texts)
  if ('problem' in entries) return entries
  const gathering = new Gathering()
  for (const [index, entry] of entries.entries()) {
    gathering.add(readEntry(entry, index + 1), index + 1)
    // One that is too long is said to be so, whatever else it has.
    if (gathering.all.length > importRowsMax) break
    if (index % entriesAtOnce === 0) await turn()
  }
  const twins = new Twins()
  return { rows: gathering.all.map((gathered) => rowOf(gathered, twins)) }
}
