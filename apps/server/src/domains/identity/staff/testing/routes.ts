import { createApp } from '@pandrop/server/app'
import type { Shop } from '@pandrop/server/shop'

/** A method and an address as the web framework knows it, with :params. */
export interface KnownRoute {
  method: string
  path: string
}

const columnsPerLevel = 4

/**
 * Every route that the shop has below an address, whether the OpenAPI document shows it or not.
 * @param prefix such as /api/staff/
 */
export const routesBelow = async (shop: Shop, prefix: string): Promise<KnownRoute[]> => {
  const { app } = await createApp(shop)
  await app.ready()
  // A tree, one node a line: "│   ├── /code (POST)".
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  await app.close()
  const above: string[] = []
  return lines.flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^([│├└─\s]*)(\S*)(?: \(([A-Z, -]+)\))?/.exec(line) ?? []
    const level = branch.length / columnsPerLevel - 1
    above.splice(level, above.length, part)
    const path = above.join('')
    return path.startsWith(prefix) && methods ? methods.split(', ').map((method) => ({ method, path })) : []
  })
}
