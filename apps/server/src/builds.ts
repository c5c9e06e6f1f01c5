import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderDocument } from '@pandrop/contract/document'
import type { Builds, StorefrontBuild } from './app.ts'
import type { BackofficeBuild } from './http/backoffice.ts'
import { OperatorProblem } from './operator-problem.ts'

const folderOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

const refuseMissing = (path: string, what: string): void => {
  if (!existsSync(path)) throw new OperatorProblem(`The ${what} is not built: start the shop with npm start.`)
}

const loadStorefront = async (): Promise<StorefrontBuild> => {
  const folder = folderOf('storefront')
  const entry = `${folder}/server/entry-server.js`
  refuseMissing(entry, 'storefront')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderDocument }
  return { render, assets: `${folder}/client/assets` }
}

const loadBackoffice = async (): Promise<BackofficeBuild> => {
  const folder = `${folderOf('backoffice')}/client`
  refuseMissing(`${folder}/index.html`, 'back office')
  return { document: await readFile(`${folder}/index.html`, 'utf8'), assets: `${folder}/assets` }
}

/** Loads what is built for browsers at run time: the server imports nothing of its source. */
export const loadBuilds = async (): Promise<Required<Builds>> => ({
  storefront: await loadStorefront(),
  backoffice: await loadBackoffice(),
})
