import { expect, test } from 'vitest'
import type { Finding, JudgedStock } from './judge-stock.rules.ts'
import { reconcileFindings } from './reconcile-findings.rules.ts'

const finding = (change: Partial<Finding>): Finding => ({
  kind: 'missing',
  accountId: 1,
  itemId: 7,
  assetId: '70',
  marketName: 'AK-47 | Redline (Field-Tested)',
  float: 0.2,
  paintSeed: 1,
  bookedAssetId: null,
  bookedAccountId: null,
  tradableFrom: null,
  ...change,
})

const judged = (findings: Finding[], change: Partial<JudgedStock> = {}): JudgedStock => ({
  findings,
  undecidedItems: new Set(),
  undecidedCopies: new Set(),
  ...change,
})

const missing = { id: 1, kind: 'missing', account_id: 1, item_id: 7, asset_id: '70' } as const
const unknown = { id: 2, kind: 'unknown', account_id: 2, item_id: null, asset_id: '80' } as const
const moved = { id: 3, kind: 'moved', account_id: 2, item_id: 7, asset_id: '71' } as const

const all = { answered: new Set([1, 2]), ignored: new Set<string>() }
const firstAlone = { ...all, answered: new Set([1]) }

test('what is found again is one finding, and what is not is over', () => {
  const same = finding({})
  expect(reconcileFindings([missing, unknown], judged([same]), all)).toEqual({ seen: [1], gone: [2], found: [] })
})

test('a missing item that turns up elsewhere is moved from then on', () => {
  const there = finding({ kind: 'moved', accountId: 2, assetId: '71' })
  expect(reconcileFindings([missing], judged([there]), all)).toEqual({ seen: [], gone: [1], found: [there] })
})

test('where an account does not answer, what was found there stands, and nothing else is found of its items', () => {
  expect(reconcileFindings([unknown], judged([]), firstAlone)).toEqual({ seen: [], gone: [], found: [] })
  expect(reconcileFindings([moved], judged([finding({})]), firstAlone)).toEqual({ seen: [], gone: [], found: [] })
})

test('of what changed meanwhile nothing is said', () => {
  const changed = judged([], { undecidedItems: new Set([7]), undecidedCopies: new Set(['80']) })
  expect(reconcileFindings([missing, unknown], changed, all)).toEqual({ seen: [], gone: [], found: [] })
})

test('what was ignored is not found again, unless it is an item', () => {
  const strange = finding({ kind: 'unknown', itemId: null, assetId: '80' })
  const ignored = { ...all, ignored: new Set(['80', '71']) }
  const there = finding({ kind: 'moved', accountId: 2, assetId: '71' })
  expect(reconcileFindings([], judged([strange, there]), ignored).found).toEqual([there])
})
