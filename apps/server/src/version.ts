import { readFileSync } from 'node:fs'

const { version: written } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** Of this Pandrop, as its package.json says: 0.1.0. */
export const version = String(written)
