import { readFileSync } from 'node:fs'
import type { Manifest as BuildManifest } from 'vite'

/** Files of the client build that a document names. Addresses start with a slash. */
export interface DocumentAssets {
  entry: string
  /** the text of each stylesheet by its address */
  styles: Readonly<Record<string, string>>
  /** fonts that a page in a language (ISO 639-1) needs at once */
  fontUrls: (language: string) => string[]
  /** what a module, named by its path below the storefront, and everything it imports consist of */
  chunksOf: (module: string) => string[]
  /** what a signed-in visitor needs at once */
  customerChunks: string[]
}

const entryName = 'src/entry-client.tsx'

const customerModules = ['/shell/CustomerLinks.tsx', '/api-client/src/browser-transport.ts']

const latinFont = /shop-sans-latin-[^/]*\.woff2$/

/** Letters of a language that the Latin file lacks. */
const letterFonts: Readonly<Record<string, RegExp>> = {
  pl: /shop-sans-ext-[^/]*\.woff2$/,
  uk: /onest-cyrillic-wght-normal[^/]*\.woff2$/,
}

const address = (file: string): string => `/${file}`

const fileOf = (manifest: BuildManifest, name: string): string => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`the client build has no ${name}`)
  return chunk.file
}

const nameEndingWith = (manifest: BuildManifest, ending: string): string => {
  const name = Object.keys(manifest).find((candidate) => candidate.endsWith(ending))
  if (!name) throw new Error(`the client build has no ${ending}`)
  return name
}

/** A module's chunk with the chunks that it imports, each once. */
const collect = (manifest: BuildManifest, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return seen
  seen.add(name)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen)
  return seen
}

/**
 * Reads the manifest that the client build left behind.
 * @param manifestUrl dist/client/.vite/manifest.json
 */
export const readAssets = (manifestUrl: URL): DocumentAssets => {
  const manifest: BuildManifest = JSON.parse(readFileSync(manifestUrl, 'utf8'))
  const ofEntry = collect(manifest, entryName)
  const styles = [...new Set([...ofEntry].flatMap((name) => manifest[name]?.css ?? []))]
  const textOf = (file: string): string => readFileSync(new URL(`../${file}`, manifestUrl), 'utf8')
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const fontUrl = (name: RegExp): string => {
    const font = assets.find((file) => name.test(file))
    if (!font) throw new Error(`the client build has no font ${name}`)
    return address(font)
  }
  const latin = fontUrl(latinFont)
  const letters = Object.fromEntries(Object.entries(letterFonts).map(([code, name]) => [code, fontUrl(name)]))
  const chunksOf = (name: string): string[] =>
    [...collect(manifest, name)].filter((part) => !ofEntry.has(part)).map((part) => address(fileOf(manifest, part)))
  return {
    entry: address(fileOf(manifest, entryName)),
    styles: Object.fromEntries(styles.map((file) => [address(file), textOf(file)])),
    fontUrls: (language) => (letters[language] ? [latin, letters[language]] : [latin]),
    chunksOf,
    customerChunks: customerModules.flatMap((ending) => chunksOf(nameEndingWith(manifest, ending))),
  }
}
