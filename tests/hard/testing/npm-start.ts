import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { expect } from 'vitest'
import { freePort } from './free-port.ts'
import type { FreshClone } from './fresh-clone.ts'

/** `npm start` as it was typed in a terminal. */
export interface Start {
  /** everything that was printed so far */
  printed(): string
  /** waits until it prints a text; fails with everything it printed when it ends before */
  says(text: RegExp): Promise<RegExpExecArray>
  /** Ctrl-C: the terminal sends SIGINT to everything that it started in the foreground; answers npm's exit code */
  pressCtrlC(): Promise<number | null>
  /** the last resort of a test that failed */
  kill(): void
}

// What a terminal would hand on; the rest is the test runner's own.
const handedOn = ['PATH', 'LANG', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE']

const environmentOf = (clone: FreshClone, port: number): Record<string, string> => {
  const kept = handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(kept), HOME: clone.home, PORT: String(port) }
}

// The first start of a clone waits for the package registry.
const startMillisMax = 8 * 60_000

/** Types `npm start` in a clone, as its owner, on a port of its own. */
export const npmStart = async (clone: FreshClone): Promise<Start> => {
  const { uid, gid } = clone.owner
  const child = spawn('npm', ['start'], {
    cwd: clone.folder,
    env: environmentOf(clone, await freePort()),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a shell gives to what it runs in the foreground.
    detached: true,
    ...(uid === process.getuid?.() ? {} : { uid, gid }),
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return {
    printed: () => text,
    says: async (wanted) => {
      await expect
        .poll(() => wanted.test(text) || hasEnded(child), { timeout: startMillisMax, interval: 50 })
        .toBe(true)
      const found = wanted.exec(text)
      if (!found) throw new Error(`npm start ended without saying ${wanted}:\n${text}`)
      return found
    },
    pressCtrlC: async () => {
      sendToGroup(child, 'SIGINT')
      const [code] = await ended
      return code
    },
    kill: () => {
      if (!hasEnded(child)) sendToGroup(child, 'SIGKILL')
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const sendToGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid !== undefined) process.kill(-pid, signal)
}

/** Command lines of all processes that run in a folder or were told of it. */
export const processesOf = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => [workingFolder(pid), told(pid, 'cmdline'), told(pid, 'environ')].join('\0').includes(folder))
    .map((pid) => told(pid, 'cmdline').replaceAll('\0', ' '))

/** Empty for a process that has ended meanwhile or belongs to somebody else. */
const told = (pid: string, file: 'cmdline' | 'environ'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const workingFolder = (pid: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}
