import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseStorage } from './choose-storage.ts'
import { createS3Storage } from './s3.ts'
import { type BucketServer, startBucketServer } from './testing/bucket-server.ts'

// With the characters that real secrets have and addresses do not like.
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfi=CYEXAMPLEKEY'

let server: BucketServer

beforeEach(async () => {
  server = await startBucketServer({ secret })
})

afterEach(() => server?.close())

const urlOf = (path: string, password = secret): string =>
  server.origin.replace('//', `//AKIDEXAMPLE:${encodeURIComponent(password)}@`) + path

const bytes = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 255, 13, 10])

test('a bucket keeps, gives and forgets files under its prefix, with their kind', async () => {
  const storage = createS3Storage(urlOf('/pictures/shop/'))
  expect(await storage.get('avatars/a.webp')).toBeUndefined()
  await storage.put('avatars/a.webp', bytes, 'image/webp')
  expect([...server.objects]).toEqual([['/pictures/shop/avatars/a.webp', { bytes, contentType: 'image/webp' }]])
  expect(await storage.get('avatars/a.webp')).toEqual(bytes)
  await storage.remove('avatars/a.webp')
  await storage.remove('avatars/a.webp')
  expect(await storage.get('avatars/a.webp')).toBeUndefined()
})

test('the region of the address is part of the signature, and the setting chooses the bucket', async () => {
  const storage = chooseStorage({ S3_URL: urlOf('/pictures?region=eu-central-1'), DATA_DIR: '/nowhere' })
  await storage.put('a.webp', bytes, 'image/webp')
  expect([...server.objects.keys()]).toEqual(['/pictures/a.webp'])
})

test('a wrong secret is refused, and what is thrown tells neither key nor secret', async () => {
  const storage = createS3Storage(urlOf('/pictures', 'wrong'))
  const failure = await storage.put('a.webp', bytes, 'image/webp').then(String, (cause: Error) => cause)
  expect(failure).toMatchObject({ message: 'the storage answered PUT with 403' })
  await expect(storage.get('a.webp')).rejects.toThrow('the storage answered GET with 403')
  expect(server.objects.size).toBe(0)
})

test('a bucket that fails is asked once more and then throws', async () => {
  server.mood.status = 503
  const storage = createS3Storage(urlOf('/pictures'))
  await expect(storage.put('a.webp', bytes, 'image/webp')).rejects.toThrow('the storage answered PUT with 503')
  await expect(storage.remove('a.webp')).rejects.toThrow('the storage answered DELETE with 503')
  expect(server.asked).toHaveLength(4)
})

test('a bucket that does not exist is no missing file', async () => {
  server.mood.status = 404
  const storage = createS3Storage(urlOf('/pictures'))
  await expect(storage.put('a.webp', bytes, 'image/webp')).rejects.toThrow('the storage has no such bucket')
})

test('a bucket that is silent, or not there, throws in time', async () => {
  server.mood.silent = true
  const storage = createS3Storage(urlOf('/pictures'), { timeoutMilliseconds: 100 })
  await expect(storage.get('a.webp')).rejects.toMatchObject({ name: 'TimeoutError' })
  const nowhere = createS3Storage('http://key:secret@127.0.0.1:1/pictures')
  await expect(nowhere.get('a.webp')).rejects.toThrow()
})

test('no path leaves the bucket', async () => {
  const storage = createS3Storage(urlOf('/pictures'))
  for (const path of ['../other/a', '/a', 'a?acl', 'a b', '']) {
    await expect(storage.put(path, bytes, 'image/webp'), path).rejects.toThrow('this is no path of the storage')
  }
  expect(server.asked).toEqual([])
})
