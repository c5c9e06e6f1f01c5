import type { HealthName, HealthState } from '@pandrop/contract/staff/health'
import { expect, test } from 'vitest'
import { checksOf, type HealthFacts, type OutsideFacts, worstOf } from './health.rules.ts'

const now = new Date('2026-11-27T12:00:00Z')
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
const [minute, hour, day] = [60, 3600, 86_400]

const nothingFound = { missing: 0, promised: 0, unknown: 0, moved: 0, uncounted: 0 }

const well: HealthFacts = {
  version: '0.1.0',
  migration: '0090_health',
  pending: 0,
  database: { bytes: 48e6, connections: 12, connectionsMax: 100, standbys: 0, version: '17.2', isEmbedded: true },
  queue: { due: 0, lagSeconds: 0, workers: 2, running: null, runningSeconds: null },
  failed: { mails: 0, jobs: 0 },
  provider: { noticeAt: ago(hour), settledAt: ago(hour) },
  bank: { answerAt: ago(day), unanswered: 0 },
  rates: { old: 0, stale: 0, waiting: 0 },
  listDays: 3,
  webhooks: { on: 1, gaveUp: 0, waitingSince: ago(minute) },
  trades: { isPaused: false, stuck: 0 },
  stock: nothingFound,
  archive: null,
  backup: { madeAt: ago(9 * hour) },
  tried: { at: ago(20 * day) },
  warnings: [],
  missing: [],
  isProduction: true,
}

const certificateFor = (days: number) =>
  ({ kind: 'read', host: 'shop.example', until: ago(-days * day - 60), distrust: null }) as const

const outside: OutsideFacts = {
  storage: { failure: null, freeBytes: 200e9, allBytes: 400e9 },
  certificates: [certificateFor(60)],
}

const checkOf = (name: HealthName, facts: Partial<HealthFacts>, found: Partial<OutsideFacts> = {}) => {
  const check = checksOf({ ...well, ...facts }, { ...outside, ...found }, now).find((one) => one.name === name)
  if (!check) throw new Error(`${name} was not looked at`)
  return check
}

test('a shop that is well has nothing to do', () => {
  const checks = checksOf(well, outside, now)
  expect(checks.filter(({ state, to_do: toDo }) => state !== 'green' || toDo !== null)).toEqual([])
  expect(checks.map(({ says }) => says)).toEqual([
    'Pandrop 0.1.0, database at 0090_health',
    'PostgreSQL 17.2, 48 MB, 12 of 100 connections taken',
    '200.0 GB of 400.0 GB are free',
    'Nothing waits',
    'None has failed for good',
    'Every mail left at its first try, or will',
    'The card provider’s last notice came 60 minutes ago',
    'The bank’s last answer was read 24 hours ago',
    'Every rate is fresh',
    'The newest list of reference prices is 3 days old',
    '1 webhook told of what happens',
    'None is stuck',
    'Everything lies where it should',
    'The certificate of shop.example holds for 60 days',
    'The last backup is 9 hours old',
    'A backup was last restored on trial 20 days ago',
    'Nothing is missing',
  ])
})

test.each<[HealthName, HealthState, string, Partial<HealthFacts>]>([
  ['version', 'red', '1 migration is not applied', { pending: 1 }],
  ['database', 'amber', '80 of 100 connections', { database: { ...well.database, connections: 80 } }],
  ['database', 'red', '95 of 100 connections', { database: { ...well.database, connections: 95 } }],
  ['queue', 'red', 'Nobody works off the queue; 3 jobs are due', { queue: { ...well.queue, workers: 0, due: 3 } }],
  ['queue', 'green', 'oldest since 119 seconds', { queue: { ...well.queue, due: 1, lagSeconds: 119 } }],
  ['queue', 'amber', 'oldest since 2 minutes', { queue: { ...well.queue, due: 1, lagSeconds: 120 } }],
  ['queue', 'red', 'oldest since 15 minutes', { queue: { ...well.queue, due: 9, lagSeconds: 900 } }],
  [
    'queue',
    'amber',
    'send_mail has run for 10 minutes',
    { queue: { ...well.queue, running: 'send_mail', runningSeconds: 600 } },
  ],
  ['jobs', 'amber', '2 jobs have failed', { failed: { mails: 0, jobs: 2 } }],
  ['mails', 'amber', '1 mail could not be sent yet', { failed: { mails: 1, jobs: 0 } }],
  ['provider', 'green', 'has sent no notice yet', { provider: { noticeAt: null, settledAt: null } }],
  ['provider', 'amber', 'has sent no notice yet, and a card', { provider: { noticeAt: null, settledAt: ago(hour) } }],
  ['provider', 'amber', 'came 3 days ago, and a card', { provider: { noticeAt: ago(3 * day), settledAt: ago(hour) } }],
  ['provider', 'green', 'came 3 days ago', { provider: { noticeAt: ago(3 * day), settledAt: ago(3 * day) } }],
  ['bank', 'amber', '2 payouts are with it for more than 5 days', { bank: { answerAt: null, unanswered: 2 } }],
  ['rates', 'amber', '1 old rate, 2 rates to take', { rates: { old: 1, stale: 0, waiting: 2 } }],
  ['rates', 'red', '1 currency charges no card', { rates: { old: 1, stale: 1, waiting: 0 } }],
  ['references', 'amber', '200 days old', { listDays: 200 }],
  ['references', 'green', 'no list', { listDays: null }],
  ['webhooks', 'green', 'Nobody is told', { webhooks: { on: 0, gaveUp: 0, waitingSince: null } }],
  ['webhooks', 'amber', 'behind for 2 hours', { webhooks: { on: 2, gaveUp: 0, waitingSince: ago(2 * hour) } }],
  ['webhooks', 'red', '1 webhook was turned off', { webhooks: { on: 2, gaveUp: 1, waitingSince: null } }],
  ['trades', 'amber', 'not said of 2 trade offers whether it has them', { trades: { isPaused: true, stuck: 2 } }],
  ['trades', 'amber', 'Sending is paused', { trades: { isPaused: true, stuck: 0 } }],
  ['stock', 'amber', '2 items are not on', { stock: { ...nothingFound, missing: 2 } }],
  ['stock', 'amber', '1 of them bought', { stock: { ...nothingFound, missing: 2, promised: 1 } }],
  ['stock', 'amber', '1 Steam account has not said', { stock: { ...nothingFound, uncounted: 1 } }],
  ['stock', 'green', '1 moved and 3 unknown', { stock: { ...nothingFound, moved: 1, unknown: 3 } }],
  ['archive', 'amber', '16 minutes ago', { archive: { at: ago(16 * minute), isFailing: false } }],
  ['archive', 'amber', '60 seconds ago, and fails', { archive: { at: ago(minute), isFailing: true } }],
  ['archive', 'red', '61 minutes ago', { archive: { at: ago(61 * minute), isFailing: true } }],
  ['backup', 'amber', '3 days old', { backup: { madeAt: ago(3 * day) } }],
  ['backup', 'red', '8 days old', { backup: { madeAt: ago(8 * day) } }],
  ['backup', 'red', 'No backup was made', { backup: null }],
  ['backup', 'amber', 'No backup was made', { backup: null, isProduction: false }],
  ['backup', 'amber', 'No backup', { backup: null, database: { ...well.database, isEmbedded: false } }],
  ['restore', 'amber', 'never tried', { tried: null }],
  ['restore', 'amber', '46 days ago', { tried: { at: ago(46 * day) } }],
  [
    'settings',
    'amber',
    'TRUST_PROXY is 0; requisites is not set',
    { warnings: ['TRUST_PROXY is 0'], missing: ['requisites'] },
  ],
])('%s is %s: %s', (name, state, says, facts) => {
  const check = checkOf(name, facts)
  expect(check).toMatchObject({ state, says: expect.stringContaining(says) })
  expect(check.to_do === null).toBe(state === 'green')
})

test.each<[HealthState, string, OutsideFacts['certificates']]>([
  ['amber', 'holds for 20 days', [certificateFor(20)]],
  ['red', 'holds for 6 days', [certificateFor(6), certificateFor(80)]],
  ['red', 'has ended', [certificateFor(-1)]],
  ['red', 'do not believe', [{ ...certificateFor(60), distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' }]],
  ['amber', 'could not be reached', [{ kind: 'unreachable', host: 'shop.example', failure: 'no answer' }]],
  ['green', 'is not https', [{ kind: 'none' }]],
])('a certificate is %s: %s', (state, says, certificates) => {
  expect(checkOf('certificate', {}, { certificates })).toMatchObject({ state, says: expect.stringContaining(says) })
})

test.each<[HealthState, string, OutsideFacts['storage']]>([
  ['red', 'Nothing can be written: read-only', { failure: 'read-only', freeBytes: 200e9, allBytes: 400e9 }],
  ['red', '400 MB of 400.0 GB', { failure: null, freeBytes: 400e6, allBytes: 400e9 }],
  ['amber', '4.0 GB of 400.0 GB', { failure: null, freeBytes: 4e9, allBytes: 400e9 }],
  ['green', '4.0 GB of 20.0 GB', { failure: null, freeBytes: 4e9, allBytes: 20e9 }],
  ['green', 'in S3', { failure: null, freeBytes: null, allBytes: null }],
])('storage is %s: %s', (state, says, storage) => {
  expect(checkOf('storage', {}, { storage })).toMatchObject({ state, says: expect.stringContaining(says) })
})

test('what nobody has looked at yet is left out', () => {
  const names = checksOf(well, undefined, now).map(({ name }) => name)
  expect(names).toHaveLength(15)
  expect(names).not.toContain('storage')
})

test('the worst of all counts', () => {
  expect([worstOf([]), worstOf(['green', 'amber']), worstOf(['amber', 'red', 'green'])]).toEqual([
    'green',
    'amber',
    'red',
  ])
})
