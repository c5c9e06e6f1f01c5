import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/texts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { changeText, putTextBack } from './change-text.ts'
import { exportTexts, importTexts } from './text-files.ts'
import { textChanges, textPage } from './texts.ts'

/** What the shop says: all staff see it, administrators have it say something else. */
export const textRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listTexts, ({ query }) => textPage(shop.pool, query))

  serve(calls.changeText, async ({ body: { language, key, forms, seen }, staff: { by } }) => {
    const changed = await changeText(shop, { language, key, words: forms, seen, by })
    return changed.ok ? ok({ text: changed.value }) : changed
  })

  serve(calls.listTextChanges, ({ query }) => textChanges(shop.pool, query))

  serve(calls.putTextBack, async ({ params: { id: changeId }, staff: { by } }) => {
    const back = await putTextBack(shop, { changeId, by })
    return back.ok ? ok({ text: back.value }) : back
  })

  serve(calls.exportTexts, async ({ query }) => ok(await exportTexts(shop.pool, query)))

  serve(
    calls.importTexts,
    ({ file: { bytes }, query: { language, apply = false }, staff: { by } }) =>
      importTexts(shop, { bytes, language, isApplied: apply, by }),
    { pace: 'secret' },
  )
}
