import { readFileSync } from 'node:fs'
import type { Manifest as BuildManifest } from 'vite'

/** Files of the client build that a document names. Addresses start with a slash. */
export interface DocumentAssets {
  entry: string
  /** the text of each stylesheet by its address */
  styles: Readonly<Record<string, string>>
  /** what a module, named by its path below the storefront, and everything it imports consist of */
  chunksOf: (module: string) => string[]
  /** what a signed-in visitor needs at once */
  customerChunks: string[]
}

const entryName = 'src/entry-client.tsx'

const customerModules = ['/shell/CustomerLinks.tsx', '/api-client/src/browser-transport.ts']

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
  const chunksOf = (name: string): string[] =>
    [...collect(manifest, name)].filter((part) => !ofEntry.has(part)).map((part) => address(fileOf(manifest, part)))
  return {
    entry: address(fileOf(manifest, entryName)),
    styles: Object.fromEntries(styles.map((file) => [address(file), textOf(file)])),
    chunksOf,
    customerChunks: customerModules.flatMap((ending) => chunksOf(nameEndingWith(manifest, ending))),
  }
}
