import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { stylesheet } from './stylesheet.ts'

const require = createRequire(import.meta.url)

/** The stylesheet and the font of the pages, to be registered under /assets. */
export const assetRoutes = async (assets: FastifyInstance) => {
  const font = readFileSync(
    require.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'),
  )

  assets.get('/pay.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=600').send(stylesheet),
  )

  assets.get('/mona-sans.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'max-age=86400').send(font),
  )
}
