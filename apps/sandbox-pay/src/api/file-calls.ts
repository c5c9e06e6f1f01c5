import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fileObject, filePurposes, type UploadedFile } from '../checkout/file.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'
import type { State } from '../journal/state.ts'
import { type ById, type Calls, shown } from './call.ts'
import { invalidRequest, noSuch } from './problem.ts'

// Evidence of one dispute has at most 4.5 MB (docs.stripe.com/disputes/responding); the form around it is little.
const formBytesMax = 5 * 1024 * 1024

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** The calls on files, which alone come as multipart forms. */
export const fileCalls = (
  api: FastifyInstance,
  calls: Calls,
  { state, clock }: { state: State; clock: Clock },
): void => {
  api.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: formBytesMax },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) =>
      parametersOf(request.headers['content-type'] ?? '', body),
  )

  api.post('/files', { bodyLimit: formBytesMax }, (request, reply) =>
    calls.unsafe(request, reply, (parameters) => {
      const purpose = parameters.oneOf('purpose', filePurposes)
      const filename = parameters.requiredText('file', 255)
      const type = parameters.text('file[type]', 100) ?? ''
      const size = parameters.wholeNumber('file[size]') ?? 0
      parameters.text('file[sha256]', 64)
      const extension = extensions[type]
      if (purpose === null) parameters.refuse(invalidRequest('Missing required param: purpose.', { param: 'purpose' }))
      if (extension === undefined) parameters.refuse(invalidRequest(`Invalid file type: ${type}`, { param: 'file' }))
      const problem = parameters.problem()
      if (problem || purpose === null || extension === undefined) return problem ?? invalidRequest('Invalid file')
      const createdAt = unixSeconds(clock.now())
      const file: UploadedFile = { id: newId('file_'), purpose, filename, type: extension, size, createdAt }
      return { changes: { files: [file] }, answer: shown(fileObject(file)) }
    }),
  )

  api.get<ById>('/files/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const file = state.files.get(request.params.id)
      return file ? shown(fileObject(file)) : noSuch('file upload', request.params.id)
    }),
  )
}

// What tells two uploads apart stands in the parameters, so that a key that is used for another file is noticed.
const parametersOf = async (contentType: string, body: Buffer): Promise<URLSearchParams> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  const parameters = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') parameters.append(name, value)
    else {
      const bytes = Buffer.from(await value.arrayBuffer())
      parameters.append(name, value.name)
      parameters.append(`${name}[type]`, value.type)
      parameters.append(`${name}[size]`, `${bytes.length}`)
      parameters.append(`${name}[sha256]`, createHash('sha256').update(bytes).digest('hex'))
    }
  }
  return parameters
}
