import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { FileStorage } from './storage.ts'

let home: string
let storage: FileStorage

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pandrop-disk-'))
  storage = createDiskStorage(join(home, 'storage'))
})

afterEach(() => rm(home, { recursive: true, force: true }))

const put = (path: string, text: string): Promise<void> => storage.put(path, Buffer.from(text), 'text/plain')

test('what was put is found again until it is removed, and removing nothing is no error', async () => {
  expect(await storage.get('avatars/a.webp')).toBeUndefined()
  await put('avatars/a.webp', 'first')
  await put('avatars/a.webp', 'second')
  expect((await storage.get('avatars/a.webp'))?.toString()).toBe('second')
  await storage.remove('avatars/a.webp')
  await storage.remove('avatars/a.webp')
  expect(await storage.get('avatars/a.webp')).toBeUndefined()
})

test('no path leaves the folder', async () => {
  await writeFile(join(home, 'secret'), 'mine')
  const paths = ['../secret', 'avatars/../../secret', '/etc/passwd', 'a//b', './a', '', 'a/.hidden', 'a\\..\\b', 'a\0b']
  for (const path of paths) {
    await expect(storage.get(path), path).rejects.toThrow('this is no path of the storage')
    await expect(put(path, 'x'), path).rejects.toThrow('this is no path of the storage')
    await expect(storage.remove(path), path).rejects.toThrow('this is no path of the storage')
  }
  expect(await readFile(join(home, 'secret'), 'utf8')).toBe('mine')
})

test('files and folders are for the shop alone', async () => {
  await put('avatars/a.webp', 'x')
  const modeOf = async (path: string) => ((await stat(join(home, path))).mode & 0o777).toString(8)
  const modes = [await modeOf('storage'), await modeOf('storage/avatars'), await modeOf('storage/avatars/a.webp')]
  expect(modes).toEqual(['700', '700', '600'])
})

test('twenty writers of one path leave one whole file and no draft, and no reader ever meets a part', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String.fromCharCode(65 + index).repeat(1_000_000))
  const seen: (string | undefined)[] = []
  let writing = true
  const reading = async () => {
    while (writing) seen.push((await storage.get('avatars/a.webp'))?.toString())
  }
  const read = reading()
  await Promise.all(texts.map((text) => put('avatars/a.webp', text)))
  writing = false
  await read
  expect(seen.filter((text) => text !== undefined && !texts.includes(text)).length).toBe(0)
  expect(texts).toContain((await storage.get('avatars/a.webp'))?.toString())
  expect(await readdir(join(home, 'storage/avatars'))).toEqual(['a.webp'])
})

test('a write that fails leaves what was there, and no draft', async () => {
  await put('avatars/a.webp/b.webp', 'below')
  await expect(put('avatars/a.webp', 'x')).rejects.toThrow(/EISDIR|ENOTEMPTY/)
  expect(await readdir(join(home, 'storage/avatars'))).toEqual(['a.webp'])
  expect((await storage.get('avatars/a.webp/b.webp'))?.toString()).toBe('below')
})
