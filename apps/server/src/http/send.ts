import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Call } from '@pandrop/contract/call'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { takesGzip } from './takes-gzip.ts'

type Serialize = (answer: unknown) => string

const serializers = new WeakMap<Call, Serialize>()

const makeSerializer = (call: Call): Serialize => {
  const schema = z.toJSONSchema(call.answer, { io: 'output', target: 'draft-7', unrepresentable: 'any' })
  const serialize = fastJsonStringify(schema as Parameters<typeof fastJsonStringify>[0])
  serializers.set(call, serialize)
  return serialize
}

/**
 * Writes a call's answer, by its contract: the fastest typed serializer measured here, and it drops what the contract
 * does not name, so that a column added to a query never leaks. Each is made with its call's first answer: all of them
 * are half of a start.
 */
export const serialize = (call: Call, answer: unknown): string =>
  (serializers.get(call) ?? makeSerializer(call))(answer)

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

/** Whether a call answers with a file of its own instead of the envelope. */
export const answersFile = ({ answer }: Call): boolean => answer instanceof z.ZodMiniFile

/** A file that is sent piece by piece, because it may be long. */
export interface FileStream extends Pick<File, 'name' | 'type'> {
  content: Readable
}

/** Sends a file that is for one visitor alone: it is saved under its name and kept by nobody on the way. */
export const sendFile = async (reply: FastifyReply, file: File | FileStream): Promise<FastifyReply> =>
  reply
    .type(file.type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file instanceof File ? Buffer.from(await file.arrayBuffer()) : file.content)
