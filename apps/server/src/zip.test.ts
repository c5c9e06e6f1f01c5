import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const at = new Date('2026-11-28T13:37:42Z')

const archive = async (files: { name: string; content: Buffer | AsyncIterable<string> }[]): Promise<string> => {
  async function* entries() {
    for (const file of files) yield { ...file, at }
  }
  const parts: Buffer[] = []
  for await (const part of zipOf(entries())) parts.push(part)
  const path = join(await mkdtemp(join(tmpdir(), 'pandrop-zip-')), 'papers.zip')
  await writeFile(path, Buffer.concat(parts))
  return path
}

// Another program's reader: what we wrote is not read by what we think of it.
const python = (path: string, what: string): string =>
  execFileSync('python3', ['-c', `import zipfile\nz = zipfile.ZipFile('${path}')\n${what}`], { encoding: 'utf8' })

test('an archive is read by another program, file by file and without damage', async () => {
  const files = [
    { name: 'R-2026-000001.pdf', content: Buffer.from('%PDF-1.7 one') },
    { name: 'R-2026-000002.pdf', content: Buffer.alloc(200_000, 7) },
    { name: 'empty.pdf', content: Buffer.alloc(0) },
  ]
  const path = await archive(files)
  expect(python(path, 'print(z.testzip())').trim()).toBe('None')
  expect(python(path, 'print([(i.filename, i.file_size, i.date_time[3:]) for i in z.infolist()])').trim()).toBe(
    "[('R-2026-000001.pdf', 12, (13, 37, 42)), ('R-2026-000002.pdf', 200000, (13, 37, 42)), " +
      "('empty.pdf', 0, (13, 37, 42))]",
  )
  expect(python(path, `print(z.read('R-2026-000001.pdf').decode())`).trim()).toBe('%PDF-1.7 one')
})

test('a file that comes piece by piece is packed while it comes, and read whole by another program', async () => {
  async function* lines() {
    for (let line = 0; line < 50_000; line += 1) yield `line ${line}, čšž ★\n`
  }
  async function* nothing() {}
  const path = await archive([
    { name: 'csv/long.csv', content: lines() },
    { name: 'csv/none.csv', content: nothing() },
    { name: 'whole.pdf', content: Buffer.from('%PDF') },
  ])
  expect(python(path, 'print(z.testzip())').trim()).toBe('None')
  expect(python(path, `t = z.read('csv/long.csv').decode()\nprint(t.count(chr(10)), t.splitlines()[-1])`).trim()).toBe(
    '50000 line 49999, čšž ★',
  )
  expect(python(path, `print(z.read('csv/none.csv'), z.read('whole.pdf'))`).trim()).toBe("b'' b'%PDF'")
  expect((await readFile(path)).length).toBeLessThan(300_000)
})

test('an archive whose content fails while it comes fails as well', async () => {
  async function* broken() {
    yield 'one'
    throw new Error('the database went away')
  }
  await expect(archive([{ name: 'broken.csv', content: broken() }])).rejects.toThrow('the database went away')
})

test('an archive without files is one', async () => {
  const path = await archive([])
  expect((await readFile(path)).length).toBe(22)
  expect(python(path, 'print(z.namelist())').trim()).toBe('[]')
})
