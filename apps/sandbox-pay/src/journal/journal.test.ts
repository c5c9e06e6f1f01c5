import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJournal } from '@pandrop/sandbox/journal'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openState, type StoredReply } from './state.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  path = join(folder, 'kept', 'journal.jsonl')
})

afterEach(() => rmSync(folder, { recursive: true }))

const linesAfter = (write: (journal: ReturnType<typeof openJournal>['journal']) => void) => {
  const { journal } = openJournal(path)
  write(journal)
  journal.close()
  const again = openJournal(path)
  again.journal.close()
  return again.lines
}

test('what was written is read back, and only its owner may read it', () => {
  const lines = linesAfter((journal) => {
    journal.append({ line: 1 })
    journal.append({ line: 'č\n' })
  })
  expect(lines).toEqual([{ line: 1 }, { line: 'č\n' }])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a write that a crash cut short is dropped, and the next one takes its place', () => {
  linesAfter((journal) => journal.append({ line: 1 }))
  appendFileSync(path, '{"line":2,"text":"a long line that was never finish')
  expect(linesAfter((journal) => journal.append({ line: 3 }))).toEqual([{ line: 1 }, { line: 3 }])
})

test('a journal damaged in the middle is refused by name and left as it is', () => {
  linesAfter((journal) => journal.append({ line: 1 }))
  const damaged = `{"line":1}\nnot json\n{"line":3}\n`
  writeFileSync(path, damaged)
  expect(() => openJournal(path)).toThrow(`${path} is damaged at line 2`)
  expect(readFileSync(path, 'utf8')).toBe(damaged)
})

test('replaced lines are all there is, and the journal grows on from them', () => {
  const lines = linesAfter((journal) => {
    journal.append({ line: 1 })
    journal.append({ line: 2 })
    journal.replace([{ line: 2 }])
    journal.append({ line: 3 })
    expect(journal.lineCount()).toBe(2)
  })
  expect(lines).toEqual([{ line: 2 }, { line: 3 }])
})

test('compacting keeps every record and drops what was overwritten', () => {
  const state = openState(folder)
  const reply = (status: number): StoredReply => ({ id: 'key', fingerprint: '', status, body: {}, createdAt: 100 })
  for (let status = 0; status <= 1001; status += 1) state.commit({ replies: [reply(status)] })
  expect(state.isBloated()).toBe(true)
  state.compact(new Date(100_000))
  expect(state.isBloated()).toBe(false)
  state.close()
  const again = openState(folder)
  expect(again.replies.get('key')).toEqual(reply(1001))
  again.close()
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8').split('\n')).toHaveLength(2)
})
