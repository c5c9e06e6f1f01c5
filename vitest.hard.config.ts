import { defineConfig } from 'vitest/config'

// The long ones of `npm run test:hard`: one file at a time, so that each has the machine to itself.
export default defineConfig({
  test: {
    include: ['tests/hard/**/*.hard.ts'],
    globalSetup: ['testkit/src/postgres.ts'],
    fileParallelism: false,
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
