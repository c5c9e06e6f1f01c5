import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'

/** One verb of the operator's command line. */
export interface Command {
  /** one word or two, as typed after `npm run shop --` */
  name: string
  /** one line for the list of commands */
  does: string
  /** the name and what may be typed behind it */
  usage: string
  /**
   * it changes nothing: it leaves no row in the audit log, and answers --json. A new verb is noted unless somebody
   * says so here.
   */
  reads?: true
  /**
   * it begins where no shop is yet: with the empty database itself, which has no audit log either, or with one that was
   * prepared for it as a first start does
   */
  opens?: 'nothing yet' | 'a first shop'
  /**
   * it looks at what keeps a shop from opening: it is run before settings are read and a database is opened, with what
   * was typed alone
   * @returns the exit code
   */
  alone?(typed: Pick<CommandContext, 'args' | 'json' | 'print'>): Promise<number>
  /** @returns the exit code: 0 for "all is well" */
  run(context: CommandContext): Promise<number>
}

/** What a command works with; verbs of the back office take it as it is (shop.ts, StaffContext). */
export interface CommandContext {
  /** connections under the server's login */
  pool: pg.Pool
  /** address under the owner's login, for what the server may not do */
  ownerUrl: string
  /** address under the server's login, for what a pool is no place for */
  serverUrl: string
  env: Env
  clock: Clock
  /** what was typed after the command's name */
  args: string[]
  /** a program reads the answer: one JSON value, nothing else */
  json?: boolean
  print(line: string): void
  /** asks whoever sits there, and waits for a line; absent: nobody does */
  ask?: ((question: string) => Promise<string>) | undefined
}
