// What npm test and npm run test:hard run, and how their results are counted.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, stepBeside } from './run.mjs'

const results = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' }

const bin = (name) => `node_modules/.bin/${name}`

const quiet = { quiet: true }

const sources = ['apps', 'packages', 'catalogue', 'testkit']

/** Checks that read the code without running it: two rows at the same time, as long as each other on two cores. */
const staticChecks = [
  [
    ['Types of what runs in Node', () => run(bin('tsc'), ['-p', 'tsconfig.node.json'], quiet)],
    ['Types of what runs in browsers, and of tests', () => run(bin('tsc'), ['-p', 'tsconfig.browser.json'], quiet)],
  ],
  [
    ['Lint and format', () => run(bin('biome'), ['ci', '--error-on-warnings'], quiet)],
    ['Import arrows', () => run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...sources], quiet)],
    ['Unused code', () => run(bin('knip'), [], quiet)],
  ],
]

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'))

const firstLine = (text = '') => stripVTControlCharacters(text.split('\n')[0])

const fileName = (path) => relative(process.cwd(), path)

/** @returns what passed (a number) and what failed (a name and the first line of its reason, each) */
const vitestResults = async () => {
  const { numPassedTests, testResults } = await readJson(results.vitest)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = fileName(name)
    // A file that cannot even be loaded has no failed tests, but it is a failure.
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`]
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  return { passed: numPassedTests, failures }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const playwrightResults = async () => {
  const { stats, suites, errors } = await readJson(results.playwright)
  const failures = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) => {
    const unexpected = tests.filter((test) => test.status === 'unexpected')
    const reason = ({ results: tries }) => firstLine(tries.at(-1)?.error?.message)
    return unexpected.map((test) => `${file}:${line} › ${title} (${test.projectName}): ${reason(test)}`)
  })
  return {
    passed: stats.expected + stats.flaky,
    failures: [...failures, ...errors.map(({ message }) => firstLine(message))],
  }
}

/** Runs tests; their failures are collected, not thrown, so that the others run all the same. */
const collected = async (running, name, read) => {
  const error = await running.then(
    () => undefined,
    (reason) => reason,
  )
  const { passed, failures } = await read()
  // What breaks outside of any test, such as an unhandled rejection, fails the run alone.
  return { passed, failures: error && failures.length === 0 ? [`${name}: ${error.message}`] : failures }
}

const shardOption = (shard) => (shard === undefined ? [] : [`--shard=${shard}`])

const vitest = (config, { env, shard } = {}) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`]
  const running = run(bin('vitest'), ['run', '--config', config, ...reporters, ...shardOption(shard)], { env })
  return collected(running, config, vitestResults)
}

const playwright = (chromium, projects, shard) => {
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: results.playwright }
  const chosen = projects.map((name) => `--project=${name}`)
  const parameters = ['test', ...chosen, '--reporter=list,json', ...shardOption(shard)]
  return collected(run(bin('playwright'), parameters, { env }), 'playwright', playwrightResults)
}

const add = (left, right) => ({
  passed: left.passed + right.passed,
  failures: [...left.failures, ...right.failures],
})

const checkRow = async (row) => {
  let sum = { passed: 0, failures: [] }
  for (const [name, check] of row) {
    const result = await stepBeside(name, check).then(
      () => ({ passed: 1, failures: [] }),
      (error) => ({ passed: 0, failures: [`${name}: ${error.message}`] }),
    )
    sum = add(sum, result)
  }
  return sum
}

const checkSources = async () => (await Promise.all(staticChecks.map(checkRow))).reduce(add)

/** Everything of npm test. */
export const everyday = async (chromium) => {
  const checked = await checkSources()
  const tested = await vitest('vitest.config.ts')
  return add(add(checked, tested), await playwright(chromium, ['everyday']))
}

/** Everything of npm run test:hard, or one part of it: shard is "2/8" for the second of eight. */
export const hard = async (chromium, shard) => {
  const tested = await vitest('vitest.hard.config.ts', { env: { CHROMIUM: chromium }, shard })
  return add(tested, await playwright(chromium, ['thorough', 'widths'], shard))
}

/** Names what failed, prints the closing line and ends the process with what it means. */
export const conclude = ({ passed, failures }) => {
  // The last lines of a long run are those that somebody reads, or that a CI keeps.
  if (failures.length > 0) console.log(['\nFailed:', ...failures.map((name) => `✗ ${name}`)].join('\n'))
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
}
