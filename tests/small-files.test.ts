import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readText as read, trackedFiles } from './tracked-files.ts'

/** From so many lines on a file stands on its own, whoever reads it. */
const linesMin = 40

const sources = trackedFiles.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

/** A floor beside the ceiling is one of production: what tests share may be as small as it is. */
const production = sources.filter(
  (path) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
)

/** Kinds of file that the house keeps apart by rule, however small they are. */
const isKindOfItsOwn = (path: string): boolean => /\.(sql|rules|routes)\.ts$/.test(path)

/** Our files by what imports of another workspace call them: @pandrop/server/app. */
const byName = new Map(
  production.map((path) => [path.replace(/^\w+\/([\w-]+)\/src\/(.+)\.tsx?$/, '@pandrop/$1/$2'), path]),
)

interface Importer {
  from: string
  /** with import(), which makes the file the beginning of a chunk */
  later: boolean
}

/** Who imports each file, tests included. */
const importersOf = (): Map<string, Importer[]> => {
  const importers = new Map<string, Importer[]>()
  for (const from of sources) {
    const met = new Set<string>()
    for (const [, later, specifier = ''] of read(from).matchAll(/(?:\bfrom|\bimport(\()?)\s*'([^']+)'/g)) {
      const path = specifier.startsWith('.') ? join(dirname(from), specifier) : byName.get(specifier)
      if (path === undefined || met.has(path)) continue
      met.add(path)
      importers.set(path, [...(importers.get(path) ?? []), { from, later: later !== undefined }])
    }
  }
  return importers
}

/** They list what stands beside them: routes hold no verb, and the calls of a noun are one file. */
const isList = (path: string): boolean => /\.routes\.ts$|^packages\/contract\/src\/calls\.ts$/.test(path)

/** Small files that one file alone imports, and that from the same folder. */
const partsOfANeighbour = (): string[] => {
  const importers = importersOf()
  return production.filter((path) => {
    if (isKindOfItsOwn(path) || read(path).trimEnd().split('\n').length >= linesMin) return false
    const [only, ...others] = importers.get(path) ?? []
    if (!only || others.length > 0 || only.later || isList(only.from)) return false
    return dirname(only.from) === dirname(path)
  })
}

test('a file under 40 lines that only its neighbour imports stands in its neighbour', () => {
  expect(partsOfANeighbour()).toEqual([])
})
