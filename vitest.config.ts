import { defineConfig } from 'vitest/config'

// One PostgreSQL for the whole run (testkit/src/postgres.ts), one clone of its template per test file.
export default defineConfig({
  test: {
    include: [
      'apps/**/*.test.{ts,tsx}',
      'packages/**/*.test.{ts,tsx}',
      'catalogue/**/*.test.ts',
      'testkit/**/*.test.ts',
      'tests/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['testkit/src/postgres.ts'],
    // One more than there are cores: while a worker waits for PostgreSQL, another computes.
    maxWorkers: 3,
    // Files of one worker share the modules they import: half of the time went into reading the same server again. No
    // test replaces a module, and every file has a database and a shop of its own.
    isolate: false,
    // Generous on purpose: a promise must not break because the machine is busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
