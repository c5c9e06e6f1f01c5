import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderDocument } from '@pandrop/contract/document'
import type { StorefrontBuild } from './app.ts'
import { OperatorProblem } from './operator-problem.ts'

const folder = fileURLToPath(new URL('../../storefront/dist', import.meta.url))

/** Loads the storefront's build at run time: the server imports nothing of its source. */
export const loadStorefront = async (): Promise<StorefrontBuild> => {
  const entry = `${folder}/server/entry-server.js`
  if (!existsSync(entry)) throw new OperatorProblem('The storefront is not built: start the shop with npm start.')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderDocument }
  return { render, assets: `${folder}/client/assets` }
}
