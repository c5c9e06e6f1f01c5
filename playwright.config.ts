import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const shell = '/usr/bin/chromium-headless-shell'

// A journey of the first round is told at 390 px there; its tellings at other widths belong to the second.
const otherWidths = /at (320|768|1440) px/

// Whole screens beside their kept pictures (docs/decisions/0016-kept-pictures.md).
const keptScreens = 'thorough/*screens.e2e.ts'

// Browser tests of the built shop: each worker starts a shop of its own (tests/e2e/shop.ts).
export default defineConfig({
  testDir: 'tests/e2e',
  // npm test runs the first, npm run test:hard the others (docs/decisions/0006-two-rounds-of-browser-tests.md).
  projects: [
    { name: 'everyday', testMatch: '*.e2e.ts', testIgnore: 'thorough/**', grepInvert: otherWidths },
    { name: 'thorough', testMatch: 'thorough/*.e2e.ts', testIgnore: keptScreens },
    { name: 'widths', testMatch: '*.e2e.ts', testIgnore: 'thorough/**', grep: otherWidths },
    // npm run gallery -- --compare alone: they were not yet seen equal on another day.
    { name: 'pictures', testMatch: keptScreens },
  ],
  workers: 2,
  // Machines are noisy. What passes at its second try is named in the report as flaky, to be looked at.
  retries: 1,
  // Kept pictures are taken anew by npm run gallery -- --keep alone (docs/decisions/0016-kept-pictures.md).
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    // Traces cost half of the time again; npx playwright test --trace on makes them when something needs to be found.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
      // Root cannot use Chromium's sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
