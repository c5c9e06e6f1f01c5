import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface FileFolders {
  /** the storefront's client build; its file names carry their content's hash */
  storefront: string
  /** pictures of skins, and later avatars */
  storage: string
}

/** Serves the storefront's scripts and styles, and pictures under /storage. */
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
    decorateReply: false,
  })
}
