import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/imports'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { chosenOf } from '../staff-items/many-items.ts'
import { exportItems } from './export-items.ts'
import { importOf, importRowsOf, importsOf, wrongRowsFile } from './import-views.ts'
import { takeImportStep, uploadImport } from './imports.ts'
import { withdrawMissing } from './withdraw-missing.ts'

/** Files that fill the shop: read into a report, imported, taken back. */
export const importStaffRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  serve(calls.exportItems, ({ body: { items } }) => exportItems(shop, index, chosenOf(items)))

  serve(calls.listImports, ({ query }) => importsOf(shop, query))

  serve(
    calls.uploadImport,
    async ({ files, query: { account, factor, day }, staff: { by } }) => {
      const made = await uploadImport(shop, { files, options: { accountId: account, factor, day }, by })
      return made.ok ? importOf(shop, made.value.id).then(known) : made
    },
    // Twenty megabytes are read each time.
    { pace: 'secret' },
  )

  serve(calls.getImport, ({ params: { id } }) => importOf(shop, id))

  serve(calls.listImportRows, ({ params: { id }, query }) => importRowsOf(shop, id, query))

  serve(calls.withdrawMissingItems, ({ params: { id: importId }, body: { items, because }, staff: { by } }) =>
    withdrawMissing(shop, { importId, itemIds: items, because, by }),
  )

  serve(calls.exportImportRows, ({ params: { id } }) => wrongRowsFile(shop, id))

  serve(calls.takeImportStep, async ({ params: { id: importId }, body, staff: { by } }) => {
    const { step, whole: isWhole = false, sure: isSure = false } = body
    const taken = await takeImportStep(shop, step, { importId, isWhole, isSure, by })
    if (!taken.ok) return taken
    const shown = await importOf(shop, importId)
    return shown.ok ? ok({ ...shown.value, changed: taken.value.changed }) : shown
  })
}

const known = (found: Awaited<ReturnType<typeof importOf>>) => {
  if (!found.ok) throw new Error('an import that was just written down is not there')
  return found
}
