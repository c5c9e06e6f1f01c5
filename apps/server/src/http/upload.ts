import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { Call } from '@pandrop/contract/call'
import { type FieldText, ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileNameOf } from '../foreign-text.ts'

/** A file as it came in: bytes of a stranger, called and declared whatever they liked. */
export interface UploadedFile {
  bytes: Buffer
  /** for people to know it by: without a path or control characters, at most 120 characters; empty for none */
  name: string
}

type TooLarge = 'picture_too_large' | 'file_too_large' | 'case_picture_too_large' | 'document_too_large'

type UploadRefusal = 'body_unreadable' | 'invalid_input' | TooLarge

/** The form's field that holds the file, and those that every request may add (contract/wire.ts). */
const fileField = 'file'
const localeFields: readonly string[] = ['currency', 'lang_id']

/** Boundaries and headers of the form's parts, beside the file itself. */
const formBytesMax = 8 * 1024

const limitsOf = (filesMax: number) => ({
  files: filesMax,
  fields: localeFields.length,
  parts: filesMax + localeFields.length,
  fieldNameSize: 20,
})

/**
 * Makes a room in which bodies are forms with files, for the routes that are put in it: everywhere else such a body is
 * refused unread.
 */
export const inUploadRoom = (app: FastifyInstance, put: (room: FastifyInstance) => void): void => {
  app.register(async (room) => {
    await room.register(multipart)
    put(room)
  })
}

/** How much may come in. */
interface UploadBounds {
  bytesMax: number
  filesMax: number
  tooLarge: TooLarge
}

/**
 * Reads the file of an upload, or its files; never keeps more than they may have together. What the form says beside
 * them about language and currency becomes the request's body.
 * @returns one file at least; refuses picture_too_large (or file_too_large, as the call says), invalid_input for a form
 *   with anything but its files, and body_unreadable for what is no form or ends early
 */
export const readUpload = async (
  request: FastifyRequest,
  { bytesMax, filesMax = 1, tooLarge }: NonNullable<Call['upload']>,
): Promise<Result<UploadedFile[], UploadRefusal>> => {
  const bounds = { bytesMax, filesMax, tooLarge: tooLarge ?? 'picture_too_large' } as const
  const read = tooLong(request, bounds) ? refuse(bounds.tooLarge) : await readForm(request, bounds)
  // The rest runs into the void, so that a client that is still sending can come to hear the answer.
  if (!read.ok) request.raw.unpipe().resume()
  return read
}

const tooLong = ({ headers }: FastifyRequest, { bytesMax, filesMax }: UploadBounds): boolean =>
  Number(headers['content-length'] ?? 0) > bytesMax + filesMax * formBytesMax

const readForm = async (
  request: FastifyRequest,
  { bytesMax, filesMax, tooLarge }: UploadBounds,
): Promise<Result<UploadedFile[], UploadRefusal>> => {
  const fields: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  let bytesLeft = bytesMax
  try {
    const limits = { ...limitsOf(filesMax), fileSize: bytesMax, fieldSize: 10 }
    const options = { limits, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      const refused = strange(part, fields, files.length < filesMax)
      if (refused) return refused
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const bytes = await readFile(part, bytesLeft)
      if (!bytes) return refuse(tooLarge)
      bytesLeft -= bytes.length
      files.push({ bytes, name: fileNameOf(part.filename) })
    }
  } catch (error) {
    // Everything that reading a form throws is about the form: too many parts, a broken end, a lost connection.
    request.log.debug({ err: error }, 'an upload could not be read')
    return isAboutLimits(error) ? badFile('field_invalid') : refuse('body_unreadable')
  }
  request.body = fields
  return files.length > 0 ? ok(files) : badFile('field_invalid')
}

const isAboutLimits = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(String(error.code))

const badFile = (text: FieldText): Refused<'invalid_input'> =>
  refuse('invalid_input', { errors: { [fileField]: [text] } })

/** What is wrong with a part that is neither the file nor a field of every request; null where nothing is. */
const strange = (
  { type, fieldname }: MultipartFile | MultipartValue,
  fields: Record<string, unknown>,
  hasRoom: boolean,
): Refused<'invalid_input'> | null => {
  if (type === 'file' && fieldname === fileField) return hasRoom ? null : badFile('field_invalid')
  if (type === 'field' && localeFields.includes(fieldname) && !Object.hasOwn(fields, fieldname)) return null
  return badFile('field_unknown')
}

/** All bytes of a file; undefined as soon as there are more than it may have. */
const readFile = async ({ file }: MultipartFile, bytesMax: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    if (file.truncated || bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  return file.truncated ? undefined : Buffer.concat(chunks)
}
