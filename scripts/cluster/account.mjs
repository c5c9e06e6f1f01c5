// Under which account the programs of a cluster run: PostgreSQL refuses root.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const nobody = { uid: 65_534, gid: 65_534 }

/** Debian's own account for it, where a PostgreSQL is installed. */
const unprivileged = () => {
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : nobody
}

const canEnter = (before, folder) => {
  const [program, ...parameters] = [...before, 'test', '-x', folder]
  return spawnSync(program, parameters).status === 0
}

/**
 * Chooses the account: an ordinary user's own; for root Debian's or nobody's, or, where that cannot enter the folder, a
 * user namespace in which root looks like nobody.
 * @param {string} folder that exists, with all data in it
 * @returns what is typed before each program, and who owns its files; throws where nothing will do
 */
export const chooseAccount = (folder) => {
  if (process.getuid() !== 0) return { before: [], uid: process.getuid(), gid: process.getgid() }
  const { uid, gid } = unprivileged()
  const asOther = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  if (canEnter(asOther, folder)) return { before: asOther, uid, gid }
  const inside = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  if (canEnter(inside, folder)) return { before: inside, uid: 0, gid: 0 }
  throw new Error(`PostgreSQL refuses root, and no other account can enter ${folder}: name another with --folder.`)
}
