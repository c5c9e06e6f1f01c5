import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { calls } from '@pandrop/contract/calls'
import { messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import { expect, test } from 'vitest'
import { trackedFiles as files, readText as read } from './tracked-files.ts'

const linesMax = 300
const columnsMax = 120

const handWritten = files.filter(
  (path) => /\.(ts|tsx|css|sql|mjs|cjs)$/.test(path) && path !== 'apps/server/schema.sql' && !path.endsWith('.d.ts'),
)
const tests = handWritten.filter((path) => /\.(test|e2e|hard)\.tsx?$/.test(path))
const production = handWritten.filter((path) => /^(apps|packages)\/.*\.(ts|tsx)$/.test(path) && !tests.includes(path))

/** Paths of the files in which the pattern is found. */
const filesWith = (paths: string[], pattern: RegExp): string[] => paths.filter((path) => pattern.test(read(path)))

test('a file ends by line 300, so that it is about one thing', () => {
  const long = handWritten.filter((path) => read(path).trimEnd().split('\n').length > linesMax)
  expect(long).toEqual([])
})

test('no two files of a folder are called by the same words in another order', () => {
  const wordsOf = (path: string): string[] => {
    const [name = ''] = (path.split('/').at(-1) ?? '').split('.')
    return name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split('-')
  }
  const named = new Map<string, Set<string>>()
  for (const path of handWritten) {
    const words = wordsOf(path)
    const key = `${path.slice(0, path.lastIndexOf('/'))} ${words.toSorted().join(' ')}`
    named.set(key, (named.get(key) ?? new Set()).add(words.join('-')))
  }
  expect([...named.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([])
})

test('a line has at most 120 characters', () => {
  const wide = handWritten.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (line.length > columnsMax ? [`${path}:${index + 1}`] : [])),
  )
  expect(wide).toEqual([])
})

test('one statement stands on a line', () => {
  const crowded = handWritten.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        /;\s+(const|let|return|await|if|for)\b/.test(code(line)) ? [`${path}:${index + 1}`] : [],
      ),
  )
  expect(crowded).toEqual([])
})

/** Statements of steps that still count their values: the list only shrinks. */

test('parameters of a statement have names where there are more than four', () => {
  const sources = handWritten.filter((path) => !/\.(sql|css)$/.test(path))
  expect(filesWith(sources, /\$([5-9]|[1-9]\d)\b/)).toEqual([])
})

/** A line without its comment, its strings and the head of a for loop, which may hold semicolons. */
const code = (line: string): string =>
  line
    .replace(/^\s*(--|\/\/|\/?\*).*$/, '')
    .replace(/(['"`]).*?\1/g, '')
    .replace(/\bfor \(.*$/, '')

test('the environment is read in one place of each program', () => {
  const readers = filesWith(production, /\bprocess\.env\b/)
  expect(readers.filter((path) => !/\/src\/env\.ts$|\/[^/]*\.config\.ts$/.test(path))).toEqual([])
})

test('nothing is left for later, switched off or hidden from the compiler', () => {
  const words = [
    'TO' + 'DO',
    'FIX' + 'ME',
    'X' + 'XX',
    '@ts-' + 'ignore',
    '@ts-' + 'nocheck',
    'not ' + 'implemented',
    'waitFor' + 'Timeout',
  ]
  const excuses = new RegExp(`\\b(${words.join('|')})\\b|\\b(it|test|describe)\\.(skip|only|todo|fails)\\b`)
  expect(filesWith(handWritten, excuses)).toEqual([])
})

test('only the ledger names ledger tables', () => {
  const tables = /\b(ledger_(accounts|transactions|entries|post|open_account)|customer_balances)\b/
  const outside = filesWith(production, tables).filter((path) => !path.startsWith('apps/server/src/ledger/'))
  // The boot check asks for the rights on those tables and reads no row of them.
  expect(outside).toEqual(['apps/server/src/db/check-rights.ts'])
})

test('every call that is served is made by a test over HTTP', () => {
  const tested = tests.map(read).join('\n')
  const untested = Object.entries(calls)
    .filter(([, call]) => !tested.includes(call.path.replace(/:\w+$/, '')))
    .map(([name]) => name)
  expect(untested).toEqual([])
})

test('every call that is declared has a route of its name and is in the list', () => {
  const contract = production.filter((path) => path.startsWith('packages/contract/src/'))
  const named = (how: RegExp): string[] =>
    contract.flatMap((path) => [...read(path).matchAll(how)].map(([, name = '']) => name)).sort()
  const listed = Object.keys(calls).sort()
  expect(named(/^export const (\w+) = defineCall\(\w+\.\1,/gm)).toEqual(listed)
  expect(named(/^export const (\w+) = route\(/gm)).toEqual(listed)
})

test('the path of a call is written once, beside its method and access', () => {
  // Pages have addresses of their own, some of which are spelled like a call's.
  const own =
    /^packages\/contract\/src\/(staff\/)?routes(\/|\.ts$)|^apps\/(storefront|backoffice)\/src\/(paths|routes)\.tsx?$/
  const paths = Object.values(calls).map(({ path }) => path)
  const again = production
    .filter((file) => !own.test(file) && !file.includes('/testing/'))
    .flatMap((file) => {
      const source = read(file)
      const written = (path: string) => ["'", '"', '`', '/api'].some((before) => wholeIn(source, before + path))
      return paths.filter(written).map((path) => `${file}: ${path}`)
    })
  expect(again).toEqual([])
})

/** Whether the text stands in a source and ends there, as a path does. */
const wholeIn = (source: string, text: string): boolean =>
  source
    .split(text)
    .slice(1)
    .some((after) => /^['"`?]/.test(after))

test('every refusal appears in a test', () => {
  const tested = tests.map(read).join('\n')
  const untested = Object.keys(refusals).filter((name) => !tested.includes(`'${name}'`))
  expect(untested).toEqual([])
})

test('a fixed message is written once, in the contract', () => {
  const elsewhere = production.filter((path) => !path.startsWith('packages/contract/src/messages'))
  const texts = Object.values(messages).filter((text) => text.length > 12)
  const copies = elsewhere.flatMap((path) => {
    const source = read(path)
    return texts
      .filter((text) => source.includes(`'${text}'`) || source.includes(`>${text}<`))
      .map((text) => `${path}: ${text}`)
  })
  expect(copies).toEqual([])
})

test('no screen has text outside the dictionaries', () => {
  const screens = production.filter((path) => /^apps\/(storefront|backoffice)\/.*\.tsx$/.test(path))
  // Text between tags, or in an attribute that people read or hear.
  const literal = />\s*[A-Z][a-z]+( [a-z]+)+[^<>{}=;]*<\/|\b(aria-label|alt|title|placeholder)="[A-Za-z]/
  expect(filesWith(screens, literal)).toEqual([])
})

test('no package hides behind a barrel', () => {
  expect(filesWith(production, /^export \* from/m)).toEqual([])
})

/** Numbers up to here were given out in advance to changes that were made side by side. */
const numbersGivenOut = 56

/**
 * Names that came with a number below one that was there before; each list holds what came together. A
 * database that had the higher one already could not be brought up to date.
 */
const lateMigrations = (additions: string[][]): string[] => {
  let highest = 0
  return additions.flatMap((names) => {
    const before = highest > numbersGivenOut ? highest : 0
    highest = Math.max(highest, ...names.map(numberOf))
    return names.filter((name) => numberOf(name) <= before)
  })
}

const numberOf = (path: string): number => Number(path.match(/(\d{4})_\w+\.sql$/)?.[1] ?? 0)

test('the number of a migration comes after all that there ever were', () => {
  expect(lateMigrations([['0056_a.sql', '0060_b.sql'], ['0061_c.sql'], ['0059_late.sql']])).toEqual(['0059_late.sql'])
  expect(lateMigrations([['0034_a.sql'], ['0029_b.sql'], ['0057_c.sql']])).toEqual([])
  const folder = 'apps/server/migrations'
  // A shallow clone knows less, and then less is compared; a renamed file comes with its new number.
  const log = execFileSync(
    'git',
    ['log', '--reverse', '--no-renames', '--diff-filter=A', '--name-only', '--format=%x00', '--', folder],
    { encoding: 'utf8' },
  )
  const committed = log.split('\0').map((names) => names.split('\n').filter((name) => name.endsWith('.sql')))
  const known = new Set(committed.flat())
  const uncommitted = files.filter((path) => path.startsWith(folder) && !known.has(path))
  expect(lateMigrations([...committed, uncommitted])).toEqual([])
})

test('every test that the security page names is there', () => {
  const page = read('docs/security.md')
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|e2e|hard)\.tsx?)`(?: “([^”]+)”)?/g)]
  const gone = named.filter(([, file = '', name = '']) => {
    const path = existsSync(file) ? file : `apps/server/src/${file}`
    return !existsSync(path) || !read(path).includes(name)
  })
  expect(named.length).toBeGreaterThan(80)
  expect(gone.map(([text]) => text)).toEqual([])
})
