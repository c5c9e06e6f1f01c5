import { expect, test } from 'vitest'
import { readText as read, trackedFiles } from './tracked-files.ts'

const files = trackedFiles.filter((path) => /\.(ts|tsx|css|sql|mjs|cjs|md)$/.test(path))

// A migration that has run is never edited; docs/behaviour/README.md says where its rules stand now.
const runMigrationMax = 56
const hasRun = (path: string): boolean => Number(/migrations\/(\d{4})_/.exec(path)?.[1] ?? Infinity) <= runMigrationMax

const written = files.filter((path) => !hasRun(path) && path !== 'apps/server/schema.sql')

const pages = files.filter((path) => path.startsWith('docs/behaviour/'))

/** Every rule, as docs/behaviour/money.md#late-success. */
const rules = pages.flatMap((path) =>
  [...read(path).matchAll(/<a id="([a-z0-9-]+)"><\/a>/g)].map(([, anchor]) => `${path}#${anchor}`),
)

test('a rule has a name of its own', () => {
  expect(rules.length).toBeGreaterThan(300)
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
})

test('every rule that is cited exists', () => {
  const cited = written.flatMap((path) =>
    [...read(path).matchAll(/docs\/behaviour\/[a-z]+\.md#[a-z0-9-]*/g)].map(([rule]) => ({ path, rule })),
  )
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

test('every link from page to page leads to a rule', () => {
  const links = pages.flatMap((path) =>
    [...read(path).matchAll(/\]\(([a-z]*(?:\.md)?)#([a-z0-9-]+)\)/g)].map(([, page, anchor]) => ({
      path,
      rule: `${page ? `docs/behaviour/${page}` : path}#${anchor}`,
    })),
  )
  expect(links.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

test('no comment cites a document that is not in the repository', () => {
  const outside = /[Ss]pecification,? sections? \d|\breadings\.md|\bdesign\.md|\(design, /
  expect(
    written
      .filter((path) => !/^(docs\/behaviour\/README\.md|tests\/cited-rules)/.test(path))
      .filter((path) => outside.test(read(path))),
  ).toEqual([])
})
