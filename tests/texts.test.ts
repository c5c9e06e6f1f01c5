import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@pandrop/contract/languages'
import { dictionaryOf } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'

// Texts and the code that prints them are written in different places: what one of them names, the other must know.

const filesOf = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

/** The areas that a language is made of, as its list names them: `en.ts`, `de.ts` … */
const areasOf = async (language: string): Promise<{ area: string; key: string }[]> => {
  const list = readFileSync(`packages/dictionaries/src/${language}.ts`, 'utf8')
  const areas = [...list.matchAll(/ from '([^']+)'/g)].map(([, area = '']) =>
    area.startsWith('.') ? `packages/dictionaries/src/${area.slice(2)}` : 'packages/contract/src/messages.ts',
  )
  const named = areas.map(async (area) => {
    const texts: Record<string, object> = await import(pathToFileURL(resolve(area)).href)
    return Object.values(texts).flatMap((one) => Object.keys(one).map((key) => ({ area, key })))
  })
  return (await Promise.all(named)).flat()
}

for (const language of languages) {
  test(`in ${language} no two areas name one text, because one of them would be printed for both`, async () => {
    const areas = new Map<string, string[]>()
    for (const { area, key } of await areasOf(language)) areas.set(key, [...(areas.get(key) ?? []), area])
    expect([...areas].filter(([, named]) => named.length > 1)).toEqual([])
  })
}

/** The text from an opening brace to the one that closes it. */
const braced = (source: string, start: number): string => {
  let depth = 0
  for (let index = start; index < source.length; index += 1) {
    if ('{([`'.includes(source[index] ?? '')) depth += source[index] === '`' ? 0 : 1
    if ('})]'.includes(source[index] ?? '')) depth -= 1
    if (depth === 0) return source.slice(start + 1, index)
  }
  throw new Error(`unbalanced: ${source.slice(start, start + 80)}`)
}

/** The names of an object literal; null where it spreads another one and so does not say them all. */
const namesOf = (literal: string): string[] | null => {
  const flat = literal.replace(/'[^']*'|`[^`]*`/g, '0')
  let outer = ''
  let depth = 0
  for (const letter of flat) {
    if ('({['.includes(letter)) depth += 1
    if (depth === 0) outer += letter
    if (')}]'.includes(letter)) depth -= 1
  }
  if (outer.includes('...')) return null
  return outer
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter((name) => name !== '')
}

/** Calls of text() that say which holes they fill. Those whose text is split at its holes put elements there. */
const callsIn = (path: string): { place: string; key: string; names: string[] }[] => {
  const source = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...source.matchAll(/\btext\('(\w+)'(?:,\s*(?=\{)|,?\s*\)(?!\s*\.split))/g)].flatMap((call) => {
    const { 0: head, 1: key = '', index } = call
    const names = head.includes(')') ? [] : namesOf(braced(source, index + head.length))
    return names ? [{ place: `${path}: ${key}`, key, names }] : []
  })
}

/** The holes of every text of a language, all its plural forms together. */
const holesOf = (language: string): Map<string, Set<string>> => {
  const holes = new Map<string, Set<string>>()
  for (const [entry, form] of Object.entries(dictionaryOf(language))) {
    const key = entry.replace(/#.*$/, '')
    const named = [...form.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole)
    holes.set(key, new Set([...(holes.get(key) ?? []), ...named]))
  }
  return holes
}

test('whoever prints a text fills its holes, in every language, and names none that it does not have', () => {
  const paths = [...filesOf('apps/storefront/src/*.ts'), ...filesOf('apps/storefront/src/*.tsx')]
  const printed = [...paths, ...filesOf('apps/server/src/*.ts')].flatMap(callsIn)
  // A search that finds nothing proves nothing.
  expect(printed.length).toBeGreaterThan(500)
  const wrong = languages.flatMap((language) => {
    const holesByKey = holesOf(language)
    return printed.flatMap(({ place, key, names }) => {
      const holes = holesByKey.get(key)
      // What the shop is called fills itself.
      const left = [...(holes ?? [])].filter((hole) => hole !== 'shop' && !names.includes(hole))
      // `count` chooses a plural form, which need not repeat it.
      const unknown = names.filter((name) => !holes?.has(name) && name !== 'count')
      return holes && left.length + unknown.length === 0 ? [] : [{ language, place, left, unknown }]
    })
  })
  expect(wrong).toEqual([])
})
