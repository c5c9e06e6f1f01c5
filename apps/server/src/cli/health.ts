import { examine, type Finding } from '../doctor/doctor.ts'
import { worstOf } from '../domains/backoffice/health/health.rules.ts'
import { type Health, readHealth } from '../domains/backoffice/health/health.ts'
import { chooseStorage } from '../ports/storage/choose-storage.ts'
import type { Command } from './command.ts'
import { type Columns, listOf, printWhole } from './table.ts'
import { refusedExitCode, sayUsage } from './usage.ts'

const columns: Columns<Finding> = {
  state: ({ state }) => state,
  check: ({ name }) => name,
  says: ({ says }) => says,
  'to do': ({ to_do: toDo }) => toDo,
}

const runColumns: Columns<Health['slowest'][number]> = {
  job: ({ task }) => task,
  milliseconds: ({ milliseconds }) => milliseconds,
  at: ({ at }) => at,
}

/** `health`: what is well and what is not; exit code 1 where something has to be done now. */
export const health: Command = {
  name: 'health',
  does: 'says what is well with the shop and what is not, with what to do; ends with 1 where something is red',
  usage: 'health',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, health)
    const { at, state, checks, slowest } = await readHealth({ ...context, storage: chooseStorage(context.env) })
    printWhole(context, {
      title: `The shop is ${state}`,
      key: { at, state },
      facts: {},
      lists: [listOf('checks', columns, checks), listOf('slowest', runColumns, slowest)],
    })
    return state === 'red' ? refusedExitCode : 0
  },
}

/**
 * `doctor`: what is wrong with an installation, whether its shop runs, starts or does not; exit code 1 where something
 * has to be done now.
 */
export const doctor: Command = {
  name: 'doctor',
  does: 'says what is wrong with an installation, also where its shop does not start; ends with 1 where it is red',
  usage: 'doctor',
  reads: true,
  alone: async (typed) => {
    if (typed.args.length > 0) return sayUsage(typed, doctor)
    const findings = await examine()
    const state = worstOf(findings.map((finding) => finding.state))
    printWhole(typed, {
      title: `The installation is ${state}`,
      key: { state },
      facts: {},
      lists: [listOf('checks', columns, findings)],
    })
    return state === 'red' ? refusedExitCode : 0
  },
  run: (context) => doctor.alone?.(context) ?? Promise.resolve(0),
}
