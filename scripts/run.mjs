// Runs other programs for the scripts beside this file. Plain JavaScript: it runs before node_modules exists.
import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and shows what it prints.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ env?: Record<string, string>, quiet?: boolean }} options quiet: print only if it fails
 * @returns {Promise<void>} throws with the exit code in the message
 */
export const run = (program, parameters, { env = {}, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      if (quiet) process.stderr.write(Buffer.concat(printed))
      reject(new Error(`${[program, ...parameters].join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })

const duration = async (work) => {
  const begun = Date.now()
  const done = await work()
  return done === 'skipped' ? 'up to date' : `${((Date.now() - begun) / 1000).toFixed(1)} s`
}

/** Runs a step with its name and duration on one line. */
export const step = async (name, work) => {
  process.stdout.write(`${name} … `)
  console.log(await duration(work))
}

/** The same for steps that run beside each other: each line comes whole, when its step has ended. */
export const stepBeside = async (name, work) => console.log(`${name} … ${await duration(work)}`)
