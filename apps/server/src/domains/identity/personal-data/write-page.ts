import { readFile, writeFile } from 'node:fs/promises'
import { withRegister } from './register-page.ts'

// `npm run personal-data`: writes the register into docs/personal-data.md anew.

const page = new URL('../../../../../../docs/personal-data.md', import.meta.url)
await writeFile(page, withRegister(await readFile(page, 'utf8')))
