// Finds the browser for the tests; installs Debian's where it may.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, step } from './run.mjs'

// The shell is the same engine without windows and menus: the browser tests take two thirds of the time with it.
const shell = '/usr/bin/chromium-headless-shell'
const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const packages = ['chromium-headless-shell', 'fonts-liberation']

const succeeds = (program, parameters) => {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** How to call apt-get here, or null where nobody may. */
const aptGet = () => {
  if (!existsSync('/usr/bin/apt-get')) return null
  if (process.getuid?.() === 0) return ['apt-get']
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null
}

const install = async ([program, ...prefix]) => {
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run(program, [...prefix, 'update', '-qq'], quietly)
  await run(program, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], quietly)
}

/**
 * Makes sure that a Chromium is there, if possible the one without windows.
 * @returns {Promise<string>} its path
 */
export const findChromium = async () => {
  const found = () => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path))
  await step('Looking for Chromium', async () => {
    if (process.env.CHROMIUM ? found() : existsSync(shell)) return 'skipped'
    const apt = aptGet()
    if (found()) {
      // Good enough where the quicker one cannot be had.
      await (apt && install(apt).catch(() => undefined))
      return 'done'
    }
    const command = `apt-get update && apt-get install -y ${packages.join(' ')}`
    if (!apt) throw new Error(`The browser tests need Chromium. As root run:\n  ${command}`)
    await install(apt)
    return 'done'
  })
  const path = found()
  if (!path) throw new Error('Chromium was installed but is not where it should be; set CHROMIUM to its path.')
  return path
}
