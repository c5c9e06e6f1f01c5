import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { purchaseProduct, updateCart } from '@pandrop/contract/routes'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { readAssets } from './assets.ts'

/** Bytes of gzipped script on a first visit, the cookie banner included (bench/RESULTS.md). */
const budget = 130_000

/** Module and texts of each page, as its route names them (apps/storefront/src/routes.ts). */
const pages = {
  home: ['src/pages/HomePage.tsx', 'src/texts/home.ts'],
  list: ['src/pages/ProductListPage.tsx', 'src/texts/shelves.ts'],
  details: ['src/pages/ProductDetailsPage.tsx', 'src/texts/viewing.ts'],
}

const client = new URL('../dist/client/', import.meta.url)

const manifestUrl = new URL('.vite/manifest.json', client)

const manifest: Manifest = JSON.parse(readFileSync(manifestUrl, 'utf8'))

const { entry, chunksOf } = readAssets(manifestUrl)

/** The cookie banner, which a first visit shows as soon as it can (vite.config.ts names its chunk). */
const consent = Object.keys(manifest).find((name) => name.startsWith('_consent-')) ?? 'the cookie banner'

const gzipped = (address: string): number => gzipSync(readFileSync(new URL(`.${address}`, client)), { level: 9 }).length

test.each(Object.entries(pages))('the %s page starts with at most 130 KB of script', (page, modules) => {
  const named = [...modules, consent]
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(named))
  const first = new Set([entry, ...named.flatMap(chunksOf)])
  const sizes = [...first].map((address) => ({ address, bytes: gzipped(address) }))
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const list = sizes
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ address, bytes }) => `${bytes} ${address}`)
  expect(sum, [`${page}: ${sum} bytes`, ...list].join('\n')).toBeLessThanOrEqual(budget)
})

test('the route of a call that no page makes is in no script', () => {
  const scripts = Object.values(manifest).map(({ file }) => readFileSync(new URL(file, client), 'utf8'))
  const holding = (path: string): number => scripts.filter((script) => script.includes(path)).length
  expect(holding(purchaseProduct.path)).toBeGreaterThan(0)
  expect(holding(updateCart.path)).toBe(0)
})

test('all styles stand in the document: no chunk brings its own', () => {
  const withStyles = Object.entries(manifest).filter(([, { css }]) => css?.length)
  expect(withStyles.map(([name]) => name)).toEqual(['src/entry-client.tsx'])
})
