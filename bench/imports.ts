import { performance } from 'node:perf_hooks'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import { applyImport } from '@pandrop/server/domains/catalogue/imports/import-jobs'
import { importOf } from '@pandrop/server/domains/catalogue/imports/import-views'
import { takeImportStep, uploadImport } from '@pandrop/server/domains/catalogue/imports/imports'
import { readImport } from '@pandrop/server/domains/catalogue/imports/read-import'
import { manyRows } from '@pandrop/server/domains/catalogue/imports/testing/many-rows'
import type { Finding } from './measure.ts'
import type { BenchShop } from './shop.ts'

const by = 'staff:cli'

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** As many rows as one import may have, as the command line imports them: first all new, then all changed. */
export const measureImports = async ({ pool }: BenchShop): Promise<Finding[]> => {
  const context = { pool, clock: { now: () => new Date() } }
  // The shop would begin with it as well.
  const jobAt = new Date(Date.now() + 3_600_000)
  const files = {
    new: manyRows({ count: importRowsMax, priceCents: 2715, costCents: 1950, note: '' }),
    changed: manyRows({ count: importRowsMax, priceCents: 2690, costCents: 1900, note: 'counted' }),
  }
  const findings: Finding[] = []
  for (const [what, file] of Object.entries(files)) {
    const begun = performance.now()
    const sent = [{ bytes: Buffer.from(file), name: `${what}.csv` }]
    const made = await uploadImport(context, { files: sent, options: {}, by, jobAt })
    if (!made.ok) throw new Error(`the file was not taken in: ${made.refusal}`)
    const { id: importId } = made.value
    await readImport(context, importId)
    const reported = performance.now()
    const step = await takeImportStep(context, 'import', { importId, isWhole: false, isSure: false, by, jobAt })
    if (!step.ok) throw new Error(`the import was not begun: ${step.refusal}`)
    await applyImport(context, importId)
    const done = performance.now()
    const found = await importOf(context, importId)
    if (!found.ok) throw new Error('the import is not there')
    const { settled } = found.value.import
    if ((settled.added ?? 0) + (settled.changed ?? 0) !== importRowsMax)
      throw new Error(`the import came to ${JSON.stringify(settled)}`)
    findings.push({
      what: `import of ${importRowsMax} ${what} items`,
      ours: `${seconds(done - begun)} in all`,
      beside: `${seconds(reported - begun)} until the report`,
      ratio: '',
      budget: '< 60 s in all',
    })
  }
  return findings
}
