// What npm test and npm run test:hard run, and how their results are counted.
import { readFile } from 'node:fs/promises'
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

const vitestCounts = async () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = await readJson(results.vitest)
  // A file that cannot even be loaded has no failed tests, but it is a failure.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

const playwrightCounts = async () => {
  const { expected, unexpected, flaky } = (await readJson(results.playwright)).stats
  return { passed: expected + flaky, failed: unexpected }
}

/** Runs tests; their failures are counted, not thrown, so that the others run all the same. */
const counted = async (running, count) => {
  const succeeded = await running.then(
    () => true,
    () => false,
  )
  const { passed, failed } = await count()
  // What breaks outside of any test, such as an unhandled rejection, fails the run alone.
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

const vitest = (config) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`]
  return counted(run(bin('vitest'), ['run', '--config', config, ...reporters]), vitestCounts)
}

const playwright = (chromium, ...projects) => {
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: results.playwright }
  const parameters = ['test', ...projects.map((name) => `--project=${name}`), '--reporter=list,json']
  return counted(run(bin('playwright'), parameters, { env }), playwrightCounts)
}

const add = (left, right) => ({ passed: left.passed + right.passed, failed: left.failed + right.failed })

const countRow = async (row) => {
  let counts = { passed: 0, failed: 0 }
  for (const [name, check] of row) {
    const passed = await stepBeside(name, check).then(
      () => true,
      (error) => console.error(`${name}: ${error.message}`),
    )
    counts = add(counts, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  }
  return counts
}

const staticCounts = async () => (await Promise.all(staticChecks.map(countRow))).reduce(add)

/** Everything of npm test. */
export const everyday = async (chromium) => {
  const checked = await staticCounts()
  const tested = await vitest('vitest.config.ts')
  return add(add(checked, tested), await playwright(chromium, 'everyday'))
}

/** Everything of npm run test:hard. */
export const hard = async (chromium) => {
  const tested = await vitest('vitest.hard.config.ts')
  return add(tested, await playwright(chromium, 'thorough', 'widths'))
}

/** Prints the closing line and ends the process with what it means. */
export const conclude = ({ passed, failed }) => {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
