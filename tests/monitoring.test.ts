import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readText as read } from './tracked-files.ts'

// What stands in deploy/monitoring, against a shop that runs and against the runbook. Whether the alerts are raised by
// what they are for is asked of promtool (tests/hard/monitoring.hard.ts).
const alerts = read('deploy/monitoring/alerts.yml')
const dashboard = read('deploy/monitoring/dashboard.json')
const runbook = read('docs/runbook.md')

const alertNames = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

/** Figures that a text names, as monitoring asks for them. */
const figuresIn = (text: string): string[] =>
  [...new Set(text.match(/\b(pandrop|http_request|process|nodejs)_\w+\b/g))].sort()

let shop: TestShop
let told: string

beforeAll(async () => {
  shop = await startTestShop()
  const token = 'a-token-of-the-monitor'
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  told = body
  await app.close()
})

afterAll(() => shop?.stop())

/** Every figure of a running shop; a histogram is three. */
const figuresTold = (): string[] =>
  [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )

/** Those that are zero for ever. */
const promises = (): string[] => [...told.matchAll(/^# HELP (\w+) .*must be 0/gm)].map(([, name = '']) => name)

test('every figure that alerts, dashboard and runbook ask for is one that a running shop has', () => {
  for (const text of [alerts, dashboard, runbook]) {
    const asked = figuresIn(text)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !figuresTold().includes(name))).toEqual([])
  }
})

test('every promise is watched by an alert for somebody now and shown, and so is every figure of ours', () => {
  expect(promises()).toHaveLength(4)
  for (const name of promises())
    expect(alerts).toMatch(new RegExp(`expr: max\\(${name}\\) > 0\\n +labels: \\{ severity: page \\}`))
  const ours = figuresTold().filter((name) => name.startsWith('pandrop_'))
  expect(ours.length).toBeGreaterThan(30)
  expect(ours.filter((name) => !figuresIn(dashboard).includes(name))).toEqual([])
})

test('every alert says what it is for whom, and has its section of the runbook; no section is of none', () => {
  expect(new Set(alertNames).size).toBe(alertNames.length)
  for (const name of alertNames) {
    const [, rule = ''] = alerts.split(new RegExp(`- alert: ${name}\\n`))
    const [own = ''] = rule.split('- alert: ')
    expect(own).toMatch(/labels: \{ severity: (page|ticket) \}/)
    expect(own).toMatch(/summary: ".+"/)
    expect(own).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}\n`)
  }
  const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alertNames)
  for (const part of ['*Look:* ', '*Do:* ']) expect(runbook.split(part)).toHaveLength(alertNames.length + 1)
})

test('every alert is tried by a shop that is sick', () => {
  const tried = read('deploy/monitoring/alerts.test.yml')
  expect(alertNames.filter((name) => !tried.includes(`- name: ${name}\n`))).toEqual([])
})

test('every link of the runbook leads somewhere', () => {
  const links = [...runbook.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)]
  expect(links.length).toBeGreaterThan(20)
  const anchorsOf = (page: string): string[] =>
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
  const lost = links.filter(([, path, anchor]) => {
    const page = path ? read(`docs/${path}`) : runbook
    return anchor !== undefined && !anchorsOf(page).includes(anchor)
  })
  expect(lost.map(([link]) => link)).toEqual([])
})
