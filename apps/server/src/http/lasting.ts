import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { takesGzip } from './takes-gzip.ts'

const compress = promisify(gzip)

/** One entry for each answer that is the current version of something: a handful. */
const compressed = new Map<string, Promise<Buffer>>()

const compressedOnce = (text: string): Promise<Buffer> => {
  const ready = compressed.get(text) ?? compress(text, { level: 9 })
  compressed.set(text, ready)
  return ready
}

/**
 * Sends an answer that never changes under its address: compressed once, kept by browsers and proxies for a year.
 * @param text JSON
 */
export const sendLasting = async (reply: FastifyReply, text: string): Promise<FastifyReply> => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compressedOnce(text))
}
