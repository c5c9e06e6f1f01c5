import { execFile } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { OperatorProblem } from '../../operator-problem.ts'

const run = promisify(execFile)

/** Under which system account PostgreSQL runs: it refuses root. */
export interface Account {
  /** owner of the data folder, seen from outside */
  uid: number
  gid: number
  /** turns a program and its arguments into what is spawned */
  command(program: string, args: string[]): { file: string; args: string[]; options: { uid?: number; gid?: number } }
}

/**
 * Chooses how PostgreSQL is run. An ordinary user runs it directly. Root hands it to `nobody`; where that account
 * cannot reach the programs or the data (a home folder with mode 0700, say), a user namespace is used in which root
 * looks like an ordinary user; so does a user without a name, as some containers have. The folder is given to the
 * account that is chosen.
 * @param postgres path of the program
 * @param folder existing folder that PostgreSQL must be able to write
 */
export const chooseAccount = async (postgres: string, folder: string): Promise<Account> => {
  for (const account of candidates()) {
    if (await canRun(account, postgres, folder)) return account
  }
  throw new OperatorProblem(
    `PostgreSQL cannot be run on ${folder}: it refuses root and users without a name, the account "nobody" cannot ` +
      'reach the folder, and user namespaces are not available here. Start Pandrop as an ordinary user, set DATA_DIR ' +
      'to a folder that every user can enter, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

const candidates = (): Account[] => {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const nobody = findNobody()
  const inNamespace: Account = {
    ...own,
    command: (program, args) => ({ file: 'unshare', args: [...namespaceOf(nobody), program, ...args], options: {} }),
  }
  if (own.uid === 0) return [{ ...nobody, command: (file, args) => ({ file, args, options: nobody }) }, inNamespace]
  return hasName() ? [{ ...own, command: (file, args) => ({ file, args, options: {} }) }] : [inNamespace]
}

// Inside, the process must bear a number that has a name: initdb looks its own user up.
const namespaceOf = ({ uid, gid }: { uid: number; gid: number }): string[] => [
  '-U',
  `--map-user=${uid}`,
  `--map-group=${gid}`,
]

const hasName = (): boolean => {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const findNobody = (): { uid: number; gid: number } => {
  const [, uid = '65534', gid = '65534'] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const canRun = async (account: Account, postgres: string, folder: string): Promise<boolean> => {
  if (statSync(folder).uid !== account.uid) chownSync(folder, account.uid, account.gid)
  const probe = 'cd "$2" && test -w . && "$1" --version'
  const { file, args, options } = account.command('/bin/sh', ['-c', probe, 'sh', postgres, folder])
  return run(file, args, { ...options, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/** Gives a folder and all that is in it to the account, where it belongs to another one. */
export const giveFolder = async (account: Account, folder: string): Promise<void> => {
  const { uid } = statSync(folder)
  if (uid !== account.uid) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
}
