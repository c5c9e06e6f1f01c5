import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that keeps objects as S3 does and checks every signature by its own arithmetic. */
export interface BucketServer {
  /** http://host:port */
  origin: string
  /** what lies in it, by path with bucket */
  objects: Map<string, { bytes: Buffer; contentType: string | undefined }>
  /** method and path of every request, refused ones too */
  asked: string[]
  /** what it does instead of its work: answers with this status, or never */
  mood: { status?: number; silent?: boolean }
  close(): Promise<void>
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/**
 * Whether the Authorization header is what this secret makes of this request ("Signature Version 4 signing process").
 * @param secret of the key that the header names
 */
const isSigned = (request: IncomingMessage, bytes: Buffer, secret: string): boolean => {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), /
  const header = request.headers.authorization ?? ''
  const [, , day = '', region = '', signedHeaders = ''] = header.match(pattern) ?? []
  const signature = header.match(/Signature=([0-9a-f]{64})$/)?.[1]
  const at = String(request.headers['x-amz-date'])
  const hash = String(request.headers['x-amz-content-sha256'])
  const named = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => named.includes(name))) return false
  if (hash !== sha256(bytes) || !at.startsWith(day)) return false
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const headers = named.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const canonical = [request.method, pathname, String(searchParams), headers, signedHeaders, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return signature === hmac(key, toSign).toString('hex')
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Starts it on a free port of this machine, with one key pair. */
export const startBucketServer = async ({ secret }: { secret: string }): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map()
  const asked: string[] = []
  const mood: BucketServer['mood'] = {}

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { method, url = '', headers } = request
    asked.push(`${method} ${url}`)
    const bytes = await bodyOf(request)
    if (mood.silent) return
    if (mood.status) return response.writeHead(mood.status).end()
    if (!isSigned(request, bytes, secret)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    if (method === 'PUT') objects.set(url, { bytes, contentType: headers['content-type'] })
    if (method === 'DELETE') objects.delete(url)
    const found = objects.get(url)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    return response.writeHead(found ? 200 : 404).end(found?.bytes)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    mood,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
