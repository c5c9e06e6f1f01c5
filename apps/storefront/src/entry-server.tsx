import { randomUUID } from 'node:crypto'
import { renderingTransport } from '@pandrop/api-client/rendering-transport'
import { accentStyle } from '@pandrop/contract/contrast'
import type { DocumentAnswer, DocumentVisitor, RenderDocument } from '@pandrop/contract/document'
import { containerIdOf, mayHoldTag } from '@pandrop/contract/google-tag'
import { getLocalizations } from '@pandrop/contract/routes'
import { dictionaryOf, setShopTexts, textsOfShop, versionOf } from '@pandrop/dictionaries/languages'
import { type AnyRoute, rootRouteId } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { readAssets } from './assets.ts'
import { createShop } from './createShop.ts'
import { ownScriptsOf } from './ownScripts.ts'
import { Providers } from './Providers.tsx'
import { pageFailed } from './pageRoute.tsx'
import { createShopRouter } from './router.ts'
import { ownPath } from './search.ts'
import { beginSession } from './session.ts'
import { readSettings } from './settings.ts'
import type { Frame, Shop } from './shop.ts'

// This module runs as dist/server/entry-server.js, beside dist/client.
const assets = readAssets(new URL('../client/.vite/manifest.json', import.meta.url))

type ShopRouter = ReturnType<typeof createShopRouter>

/** The modules of a page and of its texts (pageRoute.tsx). */
const modulesOf = (route: AnyRoute | undefined): string[] => {
  const { module, texts } = (route?.options.staticData ?? {}) as { module?: string; texts?: string }
  return [...(module ? [`src/pages/${module}.tsx`] : []), ...(texts ? [`src/texts/${texts}.ts`] : [])]
}

/** Stylesheets stand in the document itself: one way to the server less before anything is seen. */
const manifest = {
  inlineCss: { styles: assets.styles },
  routes: { [rootRouteId]: { css: Object.keys(assets.styles) } },
}

/** What the page runs on in the browser: the shop, its own chunks, and for customers their part of the header. */
const scriptsOf = (router: ShopRouter, { signedIn }: DocumentVisitor): PageScripts => {
  const routes: Record<string, AnyRoute> = router.routesById
  const modules = router.state.matches.flatMap(({ routeId }) => modulesOf(routes[routeId]))
  const chunks = modules.flatMap((module) => assets.chunksOf(module))
  return { entry: assets.entry, chunks: [...new Set([...chunks, ...(signedIn ? assets.customerChunks : [])])] }
}

/** A page that could not be loaded hydrates as an ordinary page that says so; its status tells everybody else. */
const statusOf = (status: number, { state }: ShopRouter): 200 | 404 | 500 => {
  if (status === 404) return status
  return status >= 500 || state.matches.some(({ loaderData }) => loaderData === pageFailed) ? 500 : 200
}

const asksForNoIndex = (matches: readonly { meta?: unknown }[]): boolean =>
  matches.some(
    ({ meta }) =>
      Array.isArray(meta) && meta.some((tag) => tag?.name === 'robots' && String(tag.content).includes('noindex')),
  )

const documentOf = (shop: Shop, router: ShopRouter) => (
  <Providers shop={shop}>
    <RouterServer router={router} />
  </Providers>
)

/**
 * Draws a document in its fonts from the first frame on where an earlier one of the visit has left them in the
 * browser's cache (startScriptOf).
 */
const fontsScript = 'try { if (sessionStorage.fonts) delete document.documentElement.dataset.standIns } catch {}'

/**
 * What stands at the root of a document alone, which the browser keeps for the visit; React has nothing to do with it:
 * the shop's own colour, and that text is drawn in the fonts' stand-ins at first (ui/css/fonts.css).
 */
const withRoot = (html: string, accent: string): string => {
  const style = accent && ` style="${accentStyle(accent)}"`
  return html
    .replace(/<html [^>]*/, (root) => `${root} data-stand-ins=""${style}`)
    .replace('<head>', `<head><script>${fontsScript}</script>`)
}

/** Addresses of the files that a page runs on. */
interface PageScripts {
  entry: string
  /** what else the page needs before it answers to a click */
  chunks: readonly string[]
}

/**
 * Keeps the button that was pressed last before anything listens, for hooks/usePressedEarly.ts. A form with a method of
 * its own works without scripts and is left alone.
 */
const keepPressScript = [
  'let pressed; const keep = (event) => {',
  "const button = event.target.closest?.('button');",
  "if (!button || button.closest('form[method]')) return;",
  'event.preventDefault(); event.stopImmediatePropagation(); pressed = button };',
  "addEventListener('click', keep, true);",
  "window.pressAgain = () => { removeEventListener('click', keep, true); delete window.pressAgain;",
  'if (pressed?.isConnected) pressed.click() };',
]

/**
 * Presses the search for "/" and Ctrl or Cmd K, from the first moment of a document on: what keeps presses keeps that
 * one too. Not where somebody writes, nor below something modal. Before React hears of it, which keeps from others what
 * happens in parts that it has not taken over.
 */
const searchKeysScript = [
  "addEventListener('keydown', (event) => { const { key, target, ctrlKey, metaKey, altKey } = event;",
  "const search = document.querySelector('[data-search]'); const held = ctrlKey || metaKey || altKey;",
  "const writes = target.closest?.('input, textarea, select, [contenteditable]');",
  "const asked = key === '/' ? !held && !writes : key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;",
  "const below = document.querySelector('dialog[open]') || search?.closest('[inert], [aria-hidden=true]');",
  'if (!asked || !search || below) return;',
  'event.preventDefault(); search.click() }, true);',
]

/**
 * The script that starts a document's fonts and scripts once its first frame is on the screen: until then the line
 * belongs to what is seen, and when the second frame begins the first one is there. A page in the background has no
 * frames and starts at once. What is pressed meanwhile is kept.
 */
const startScriptOf = ({ entry, chunks }: PageScripts): string => {
  const lines = [
    ...keepPressScript,
    ...searchKeysScript,
    // A list of pictures fills the 250 places that there are, and what fails later would not be measured
    // (api-client, lastReference).
    'performance.setResourceTimingBufferSize?.(5000);',
    'const start = () => { delete document.documentElement.dataset.standIns; try { sessionStorage.fonts = 1 } catch {}',
    `for (const href of ${JSON.stringify(chunks)})`,
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));",
    `import(${JSON.stringify(entry)}) };`,
    'if (document.hidden) start(); else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))',
  ]
  return `{${lines.join(' ')}}`
}

/**
 * Where a browser reads the texts of a language, under an address that changes with them. The English ones come with
 * its scripts, unless the shop has some of its own.
 */
const textsUrlOf = (language: string): string =>
  language === 'en' && Object.keys(textsOfShop().own.en ?? {}).length === 0
    ? ''
    : `/api${getLocalizations.path}?lang_id=${language}&v=${versionOf(language)}`

/** Whether the operator has a Google tag that this page may hold, once the visitor accepts it. */
const holdsTag = (shop: Shop, url: string): boolean =>
  containerIdOf(readSettings(shop).google_tag) !== null && mayHoldTag(url.replace(/\?.*$/, ''))

/**
 * Renders one document: the same tree that the browser hydrates, with its data inlined (contract/document.ts).
 * A guard's redirect is answered as such and leads to own paths only.
 */
export const render: RenderDocument = async ({ url, publicUrl, visitor, texts }, { fetchJson }) => {
  // This build has dictionaries of its own.
  setShopTexts(texts)
  const { language } = visitor
  const frame: Frame = {
    publicUrl,
    visitor,
    year: new Date().getUTCFullYear(),
    textsUrl: textsUrlOf(language),
  }
  const transport = renderingTransport(fetchJson)
  const shop = createShop({ frame, transport, dictionary: dictionaryOf(language), onServer: true })
  beginSession(shop.queryClient, frame)
  const mark = randomUUID()
  const router = createShopRouter(shop, { nonce: mark })
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(publicUrl + url),
    getRouterManifest: () => manifest,
  })
  const response = await handle(({ responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: documentOf(shop, router) }),
  )
  if (response.status >= 300 && response.status < 400) {
    return { kind: 'redirect', to: ownPath(response.headers.get('location')) ?? '/' } satisfies DocumentAnswer
  }
  const status = statusOf(response.status, router)
  const noindex = status !== 200 || asksForNoIndex(router.state.matches)
  const body = ownScriptsOf(await response.text(), mark)
  const start = startScriptOf(scriptsOf(router, visitor))
  const html = withRoot(body.html, texts.names.accent).replace('</body>', () => `<script>${start}</script></body>`)
  const scripts = [fontsScript, ...body.scripts, start]
  return { kind: 'document', status, html, scripts, noindex, googleTag: holdsTag(shop, url) }
}
