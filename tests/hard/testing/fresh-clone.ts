import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Somebody with a system account. */
export interface Person {
  name: string
  uid: number
  gid: number
}

/** A clone that nothing was installed or built in. */
export interface FreshClone {
  owner: Person
  folder: string
  /** the owner's home folder: our own, or an empty one made for the other person */
  home: string
  /** what git sees as changed or new in it */
  changes(): string
  remove(): void
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const git = (folder: string, ...parameters: string[]): string =>
  // The folder may belong to somebody else, which git refuses to read unasked.
  execFileSync('git', ['-c', 'safe.directory=*', '-C', folder, ...parameters], { encoding: 'utf8' })

/** Who can try the shop here: root plays both parts, anybody else only their own. */
export const peopleHere = (): Person[] => {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (own.uid !== 0) return [{ name: 'an ordinary user', ...own }]
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return [
    { name: 'root', ...own },
    { name: 'an ordinary user', uid: Number(uid), gid: Number(gid) },
  ]
}

/** Clones this repository into an empty folder that belongs to the person, with what is not committed yet. */
export const cloneFor = (owner: Person): FreshClone => {
  const place = mkdtempSync(join(tmpdir(), 'pandrop-clone-'))
  const folder = join(place, 'pandrop')
  const isOurs = owner.uid === process.getuid?.()
  const home = isOurs ? homedir() : join(place, 'home')
  git(tmpdir(), 'clone', '--quiet', repository, folder)
  takeUncommitted(folder)
  // PostgreSQL's account must pass through when root starts the shop.
  chmodSync(place, 0o711)
  if (!isOurs) {
    mkdirSync(home)
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder, home])
  }
  return {
    owner,
    folder,
    home,
    changes: () => git(folder, 'status', '--porcelain'),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

const takeUncommitted = (folder: string): void => {
  const paths = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const path of paths.filter(Boolean)) {
    const [from, to] = [join(repository, path), join(folder, path)]
    if (!existsSync(from)) {
      rmSync(to, { force: true })
      continue
    }
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to)
  }
}
