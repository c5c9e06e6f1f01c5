import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { textFor } from '@pandrop/dictionaries/languages'
import type { FastifyInstance } from 'fastify'
import { squareSizes } from '../domains/content/shop-pictures.ts'

interface FileFolders {
  /** the storefront's client build; its file names carry their content's hash */
  storefront: string
  /** pictures of skins; those of customers have a route of their own (domains/identity/avatars) */
  storage: string
}

/** Files of the storefront that are known by their names: to browsers, launchers and mails that were sent long ago. */
const namedFiles = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'mail-head.png',
]

/** Serves the storefront's scripts and styles, its named files, and pictures under /storage. */
export const registerFiles = async (app: FastifyInstance, { storefront, storage }: FileFolders): Promise<void> => {
  await app.register(fastifyStatic, {
    root: storefront,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: storage,
    prefix: '/storage/',
    maxAge: '7d',
    index: false,
  })
  const besideAssets = dirname(storefront)
  for (const name of namedFiles) {
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => {
      // Mail programs in a browser show the mail's head on a page of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const own = name === 'mail-head.png' ? '' : textFor('en')('mark')
      if (!own) return reply.sendFile(name, besideAssets, { maxAge: '1d' })
      const [small, large] = squareSizes
      const icon = name.includes(`${large}`) ? own.replace(`-${small}.png`, `-${large}.png`) : own
      return reply.header('cache-control', 'public, max-age=300').redirect(icon)
    })
  }
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const manifest: object = JSON.parse(await readFile(join(besideAssets, 'manifest.webmanifest'), 'utf8'))
    const name = textFor('en')('shop_name')
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(JSON.stringify({ ...manifest, name, short_name: name }))
  })
}
