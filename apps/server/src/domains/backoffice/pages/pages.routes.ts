import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/static-pages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { changePage, createPage, orderPages, savePageText } from './change-page.ts'
import { readyPage } from './page-source.ts'
import { pageVersion, pageVersions, staffPage, staffPages } from './pages.ts'
import { settleShippedText, takeShippedTexts } from './shipped-texts.ts'

/** What the shop's pages say: all staff see it, administrators write it. */
export const pageStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listStaffPages, async () => ok({ pages: await staffPages(shop.pool) }))

  serve(calls.getStaffPage, async ({ params: { id } }) => {
    const page = await staffPage(shop.pool, id)
    return page.ok ? ok({ page: page.value }) : page
  })

  serve(calls.createPage, async ({ body: { slug, title } }) => {
    const made = await createPage(shop, { slug, title })
    return made.ok ? ok({ page: made.value }) : made
  })

  serve(calls.changePage, async ({ params: { id }, body: { slug, role, in_footer, is_published, seen } }) => {
    const changed = await changePage(shop, { id, slug, role, in_footer, is_published, seen })
    return changed.ok ? ok({ page: changed.value }) : changed
  })

  serve(calls.orderPages, async ({ body: { ids } }) => {
    const ordered = await orderPages(shop, ids)
    return ordered.ok ? ok({ pages: ordered.value }) : ordered
  })

  serve(calls.savePageText, ({ params: { id: pageId }, body, staff: { by } }) => {
    const { language, title, format, source, publish: isPublic, seen } = body
    return savePageText(shop, { pageId, language, title, format, source, isPublic, seen, by })
  })

  serve(calls.takeShippedTexts, ({ staff: { by } }) => takeShippedTexts(shop, { by }))

  serve(calls.settleShippedText, async ({ params: { id: pageId }, body: { language, take: isTaken, seen }, staff }) => {
    const settled = await settleShippedText(shop, { pageId, language, isTaken, seen, by: staff.by })
    return settled.ok ? ok({ page: settled.value }) : settled
  })

  serve(calls.previewPage, async ({ body: { format, source } }) => ok(readyPage({ format, source })))

  serve(calls.listPageVersions, ({ params: { id: pageId }, query }) => pageVersions(shop.pool, { pageId, ...query }))

  serve(calls.getPageVersion, ({ params: { id } }) => pageVersion(shop.pool, id))
}
