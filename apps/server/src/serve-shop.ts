import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderDocument } from '@pandrop/contract/document'
import type { FastifyInstance } from 'fastify'
import { type Builds, createApp, type StorefrontBuild } from './app.ts'
import { channels } from './db/connections.ts'
import { listen } from './db/notify.ts'
import type { Env } from './env.ts'
import type { BackofficeBuild } from './http/backoffice.ts'
import type { Siblings } from './http/figures.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Shop } from './shop.ts'
import type { Undo } from './stopping.ts'

/** What a process needs to answer visitors. */
interface Serving {
  /** address of the database under the server's login */
  serverUrl: string
  builds: Promise<Required<Builds>>
  /** the other processes that answer at the same port; absent where there is none */
  siblings?: Siblings
  /** what has to stand before the port opens */
  first?: Promise<unknown>
  undo: Undo
}

/**
 * Answers visitors at PORT from now on, and hears what other processes change.
 * @returns a switch: from then on /readyz says that it is not ready; throws OperatorProblem where the port is taken
 */
export const serveShop = async (
  shop: Shop,
  { serverUrl, builds, siblings, first, undo }: Serving,
): Promise<{ notReadyFromNow(): void }> => {
  const { app, notReadyFromNow, contentChanged, itemsChanged, customerTold } = await createApp(
    shop,
    await builds,
    siblings,
  )
  const onChange = { catalogue: itemsChanged, content: contentChanged, notifications: customerTold }
  const listenTo = async (channel: (typeof channels)[number]): Promise<void> => {
    const options = { log: shop.log, onMissed: () => void onChange[channel]('*') }
    const listener = await listen(serverUrl, channel, onChange[channel], options)
    undo.add(listener.close)
  }
  await Promise.all([...channels.map(listenTo), first])
  undo.add(() => app.close())
  await openDoor(app, shop.env)
  return { notReadyFromNow }
}

const openDoor = async (app: FastifyInstance, { HOST, PORT }: Env): Promise<void> => {
  await app.listen({ host: HOST, port: PORT }).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : cause.message
    throw new OperatorProblem(`Port ${PORT} of ${HOST} cannot be opened: ${reason}. Set another PORT.`, { cause })
  })
}

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
