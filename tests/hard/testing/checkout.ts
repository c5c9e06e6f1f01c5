import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a version brings: migrations by name, without .sql, and a script of its storefront. */
export interface Version {
  migrations: Record<string, string>
  script: string
}

/** A checkout in which a shop was built, on its machine. */
export interface Checkout {
  folder: string
  /** as git does it beneath a server that runs: forward or back */
  checkOut(version: Version): void
  remove(): void
}

// What a server reads at run time. Its own files are copied: it looks for the others from where they really lie.
const linked = [
  'node_modules',
  'packages',
  'catalogue',
  'package.json',
  'apps/server/content',
  'apps/server/package.json',
]
const copied = ['apps/server/dist', 'apps/server/migrations', 'apps/storefront/dist', 'apps/backoffice/dist']

/** Makes a checkout of this version, with what was built of it. */
export const makeCheckout = (): Checkout => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-checkout-'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  for (const path of linked) symlinkSync(resolve(path), join(folder, path))
  for (const name of ['sandbox-pay', 'sandbox-steam']) {
    cpSync(`apps/${name}/dist`, join(folder, 'apps', name, 'dist'), { recursive: true })
  }
  const migrations = join(folder, 'apps/server/migrations')
  const own = readdirSync(migrations)
  const scripts = join(folder, 'apps/storefront/dist/client/assets')
  return {
    folder,
    checkOut: (version) => {
      for (const file of readdirSync(migrations)) if (!own.includes(file)) rmSync(join(migrations, file))
      for (const file of readdirSync(scripts)) if (file.startsWith('version-')) rmSync(join(scripts, file))
      for (const [name, sql] of Object.entries(version.migrations)) writeFileSync(join(migrations, `${name}.sql`), sql)
      writeFileSync(join(scripts, `version-${version.script}.js`), `// of ${version.script}\n`)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
