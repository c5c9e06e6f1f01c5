import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread of this process.
 * @param entry the thread's program, as `new URL('its-file.ts', import.meta.url)`: in the bundle it stands beside all
 *   others under the same name (scripts/build.mjs)
 */
export const startThread = (entry: URL, options: WorkerOptions = {}): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(entry.href.replace(/\.ts$/, '.mjs')), options)
  // Threads of Node know no TypeScript, even where their parent does.
  const program = JSON.stringify(entry.href)
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}) })`
  return new Worker(code, { ...options, eval: true })
}
