import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  adoptSession,
  forgetSession,
  hasSessionMarker,
  keepSession,
  readToken,
  sessionElsewhere,
} from './session-marker.ts'

const stored = new Map<string, string>()

// Shared by all tabs: what a test writes into it directly, another tab has written.
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  forgetSession()
})

afterEach(() => vi.unstubAllGlobals())

test('an opened session is kept as marker and token, and both are removed when it is forgotten', () => {
  keepSession('token of Ann')
  expect(Object.fromEntries(stored)).toEqual({ session: '1', token: 'token of Ann' })
  expect([hasSessionMarker(), readToken()]).toEqual([true, 'token of Ann'])
  forgetSession()
  expect([stored.size, hasSessionMarker(), readToken()]).toEqual([0, false, null])
})

test('what this tab does itself is no news', () => {
  keepSession('token of Ann')
  expect(sessionElsewhere()).toBe('nothing')
  forgetSession()
  expect(sessionElsewhere()).toBe('nothing')
})

test('a session that another tab opened, replaced or ended is told apart', () => {
  stored.set('token', 'token of Ann')
  expect(sessionElsewhere()).toBe('opened')
  adoptSession()
  expect([sessionElsewhere(), readToken()]).toEqual(['nothing', 'token of Ann'])
  stored.set('token', 'token of Bob')
  expect(sessionElsewhere()).toBe('replaced')
  stored.delete('token')
  expect(sessionElsewhere()).toBe('ended')
})

test('a page speaks for the customer that it was drawn for, whoever has signed in on another tab', () => {
  keepSession('token of Ann')
  stored.set('token', 'token of Bob')
  expect(readToken()).toBe('token of Ann')
})

test('where storage is forbidden, a session lasts as long as its page', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  keepSession('token of Ann')
  expect([hasSessionMarker(), readToken(), sessionElsewhere()]).toEqual([true, 'token of Ann', 'nothing'])
  forgetSession()
  expect([hasSessionMarker(), readToken(), sessionElsewhere()]).toEqual([false, null, 'nothing'])
})

test('where storage is full, its emptiness is not taken for a log-out', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storage, setItem: full })
  keepSession('token of Ann')
  expect([readToken(), sessionElsewhere()]).toEqual(['token of Ann', 'nothing'])
})
