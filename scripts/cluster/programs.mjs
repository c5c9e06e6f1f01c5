// Starts the programs of a cluster, starts those again that end, and ends all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pidFile = ({ folder, program }) => join(folder, `${program}.pid`)

/** One that a killed script has left behind would write to the same data. */
const refuseSecond = (how) => {
  if (!existsSync(pidFile(how))) return
  const pid = readFileSync(pidFile(how), 'utf8')
  const command = `/proc/${pid}/cmdline`
  if (existsSync(command) && readFileSync(command, 'utf8').includes(how.program)) {
    throw new Error(`${how.program} of ${how.folder} runs already (process ${pid}): end it first.`)
  }
}

/**
 * Keeps programs running. Each is a process group of its own: Ctrl-C reaches the script alone, which ends them.
 * @param {number} secondsAway how long one that ended stays away: long enough for the others to take over from it
 */
export class Programs {
  #secondsAway
  #running = new Map()
  #ending = false
  #timers = new Set()

  constructor(secondsAway) {
    this.#secondsAway = secondsAway
  }

  /**
   * Starts a program in its folder, where <program>.pid says its number and <program>.log what it printed.
   * @param {{ program: string, folder: string, command: string[], env: Record<string, string> }} how
   * @returns {string} its name, for end
   */
  start(how) {
    const { folder: cwd, program } = how
    refuseSecond(how)
    const [file, ...parameters] = how.command
    const log = openSync(join(cwd, `${program}.log`), 'a', 0o600)
    const env = { PATH: process.env.PATH, ...how.env }
    const child = spawn(file, parameters, { cwd, env, stdio: ['ignore', log, log], detached: true })
    closeSync(log)
    const name = pidFile(how)
    writeFileSync(name, String(child.pid))
    this.#running.set(name, child)
    const ended = (why) => {
      this.#running.delete(name)
      rmSync(name, { force: true })
      if (this.#ending) return
      console.log(`${program} of ${cwd} has ended (${why}); it is started again in ${this.#secondsAway} s`)
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        this.start(how)
      }, this.#secondsAway * 1000)
      this.#timers.add(timer)
    }
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`))
    return name
  }

  /** Ends programs one after the other, each in its own order (SIGTERM), those that do not end within 20 s at once. */
  async end(names) {
    this.#ending = true
    for (const timer of this.#timers) clearTimeout(timer)
    for (const name of names) {
      const child = this.#running.get(name)
      if (!child) continue
      const ended = once(child, 'exit')
      const tooLate = setTimeout(() => child.kill('SIGKILL'), 20_000)
      child.kill('SIGTERM')
      // One that was stopped (SIGSTOP) hears nothing before it goes on.
      child.kill('SIGCONT')
      await ended
      clearTimeout(tooLate)
    }
  }
}
