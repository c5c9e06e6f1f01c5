import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Found through the package and not beside this module: the server's bundle moves the module, never the data.
const folder = dirname(createRequire(import.meta.url).resolve('@pandrop/catalogue/package.json'))

/**
 * Where a data file of the catalogue lies.
 * @param name path inside the catalogue folder, for example `skins.csv`
 * @returns the absolute path
 */
export const catalogueFile = (name: string): string => join(folder, name)

/** The folder whose files are served under /storage: `skins/ak-redline-456.webp`, `home/panda.webp` and so on. */
export const picturesFolder: string = catalogueFile('pictures')
