import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { AllFigures, countProcess, type Figures, summed } from './figures.ts'

/** What a process counts that has answered so many requests, on its way to another process. */
const countedBy = async (name: string, requests: number): Promise<Figures> => {
  const registry = new Registry()
  countProcess(registry, name)
  const registers = [registry]
  const answers = new Counter({ name: 'answers_total', help: 'of requests', labelNames: ['route'], registers })
  answers.inc({ route: '/' }, requests)
  const seconds = new Histogram({ name: 'answer_seconds', help: 'of requests', buckets: [1], registers })
  for (let request = 0; request < requests; request += 1) seconds.observe(0.5)
  new Gauge({ name: 'waiting', help: 'of questions', registers }).set(requests)
  new Gauge({ name: 'unknown', help: 'while nobody says', registers }).set(Number.NaN)
  return JSON.parse(JSON.stringify(await registry.getMetricsAsJSON())) as Figures
}

test('what several processes count is added up, and each tells of itself', async () => {
  const text = await summed([await countedBy('one', 3), await countedBy('two', 4)]).metrics()
  expect(text).toMatch(/^answers_total\{route="\/"\} 7$/m)
  expect(text).toMatch(/^answer_seconds_bucket\{le="1"\} 7$/m)
  expect(text).toMatch(/^answer_seconds_count 7$/m)
  expect(text).toMatch(/^waiting 7$/m)
  expect(text).toMatch(/^unknown Nan$/m)
  for (const name of ['one', 'two']) {
    expect(text).toMatch(new RegExp(`^process_start_time_seconds\\{process="${name}"\\} 1\\d{9}$`, 'm'))
    expect(text).toMatch(new RegExp(`^process_resident_memory_bytes\\{process="${name}"\\} \\d+$`, 'm'))
    expect(text).toMatch(new RegExp(`^process_cpu_seconds_total\\{process="${name}"\\} `, 'm'))
  }
})

test('what a process had counted when it ended stays in the sums; what it held does not', async () => {
  const all = new AllFigures('jobs')
  const text = async () => await summed(await all.all()).metrics()
  all.note(1, await countedBy('one', 3))
  all.note(2, await countedBy('two', 4))
  all.end(1)
  expect(await text()).toMatch(/^waiting 4$/m)
  // Another process takes its place and its name.
  all.note(3, await countedBy('one', 5))
  all.end(2)
  all.end(3)
  expect(await text()).toMatch(/^answers_total\{route="\/"\} 12$/m)
  expect(await text()).toMatch(/^answer_seconds_sum 6$/m)
  expect(await text()).not.toMatch(/^waiting /m)
  expect(await text()).toMatch(/^process_resident_memory_bytes\{process="jobs"\} \d+$/m)
})
