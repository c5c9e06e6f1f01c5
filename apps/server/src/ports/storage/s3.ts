import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { checkPath, type FileStorage } from './storage.ts'

const answerMilliseconds = 10_000

// Every request may be repeated: it names the whole file. Once more is enough for a node that just went away.
const retriesMax = 1

interface Bucket {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** bucket and prefix, path style, without a slash at its end */
  address: string
}

/** Reads https://KEY:SECRET@host/bucket[/prefix][?region=…]; key and secret are percent-encoded where they must be. */
const bucketOf = (s3Url: string): Bucket => {
  const url = new URL(s3Url)
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    address: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
  }
}

/**
 * Keeps files in a bucket of Amazon S3 or of any server that speaks its protocol (Signature Version 4, path style).
 * The key needs GetObject, PutObject and DeleteObject, and ListBucket: without it S3 calls a missing file forbidden.
 * @param s3Url the setting S3_URL
 * @param options.timeoutMilliseconds how long one answer may take, repetitions included
 */
export const createS3Storage = (
  s3Url: string,
  { timeoutMilliseconds = answerMilliseconds }: { timeoutMilliseconds?: number } = {},
): FileStorage => {
  const { address, ...access } = bucketOf(s3Url)
  const aws = new AwsClient({ ...access, service: 's3', retries: retriesMax })

  const ask = async (method: 'GET' | 'PUT' | 'DELETE', path: string, sent?: { bytes: Uint8Array; type: string }) => {
    checkPath(path)
    const bytes = sent && Buffer.from(sent.bytes)
    const answer = await aws.fetch(`${address}/${path}`, {
      method,
      headers: {
        // The signature then covers the bytes too: nobody on the way can exchange a picture.
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(sent && { 'content-type': sent.type }),
      },
      ...(bytes && { body: bytes }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    // Without the address, which begins with the key.
    throw new Error(`the storage answered ${method} with ${answer.status}`)
  }

  return {
    put: async (path, bytes, contentType) => {
      const answer = await ask('PUT', path, { bytes, type: contentType })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('the storage has no such bucket')
    },
    get: async (path) => {
      const answer = await ask('GET', path)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    remove: async (path) => {
      const answer = await ask('DELETE', path)
      await answer.body?.cancel()
    },
  }
}
