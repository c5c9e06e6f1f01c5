import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Modules of libraries that no page of ours runs, with what their importers need in order to bind. */
const idleModules: readonly { path: RegExp; instead: string }[] = [
  // Our links are plain anchors (shell/linkClicks.ts).
  { path: /react-router\/dist\/esm\/link\.js$/, instead: 'export let Link, createLink, linkOptions, useLinkProps' },
  // Addresses are read and written by router.ts; the router's own ways are its defaults.
  {
    path: /router-core\/dist\/esm\/searchParams\.js$/,
    instead: 'export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith',
  },
  // Calls that change something are ours (hooks/useCall.ts): the cache of them stays empty.
  {
    path: /query-core\/build\/modern\/mutationCache\.js$/,
    instead: 'export class MutationCache { clear() {} findAll() { return [] } async resumePausedMutations() {} }',
  },
  // Our lists have pages.
  {
    path: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    instead: 'export let hasNextPage, hasPreviousPage, infiniteQueryBehavior',
  },
]

const withoutIdleModules: Plugin = {
  name: 'without-idle-modules',
  load: (id) => idleModules.find(({ path }) => path.test(id))?.instead ?? null,
}

/**
 * Vite wraps each dynamic import in a helper that fetches the chunk's stylesheets before it. Ours stands in the
 * document, so all that the helper did was to fetch it again with the first chunk that came late.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  configResolved: ({ plugins }) => {
    const helper = plugins.find(({ name }) => name === 'native:import-analysis-build')
    if (!helper) throw new Error('Vite has renamed the plugin that adds its preload helper')
    helper.applyToEnvironment = () => false
  },
}

const anyOf = (...paths: string[]): RegExp => new RegExp(`/(${paths.join('|')})\\.m?[jt]sx?$`)

/** What home, lists and details all begin with, beyond what every page needs. */
const startPieces = anyOf(
  'strip-queries',
  'catalogue-queries',
  'IconArrowRight',
  'tagText',
  'itemPicture',
  'messages/(catalogue|choices)',
  'useSuspenseQuery',
)

const listPieces = anyOf(
  'ui/src/(TextField|Field|Pagination|pageNumbers|SegmentedSwitch|SelectField|Breadcrumb|Skeleton)',
  'ui/src/(ProductCardSkeleton|ProductGrid|ErrorState|Spinner)',
  'Icon(X|LayoutGrid|Refresh|AlertCircleFilled|ChevronLeft|ChevronRight)',
)

const itemPieces = anyOf('ui/src/(Price|SkinPicture|Badge|rarity|discount)', 'IconHeart')

/** The cookie banner, which most first visits show, with its texts. */
const consentPieces = anyOf('CookieBanner', 'useAboveBar', 'decodeEntities', 'texts/choosing', 'en/choices')

// Two builds of one tree: dist/client for browsers, dist/server/entry-server.js for the shop's server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [withoutIdleModules, withoutPreloadHelper])],
  // React has had this hook since 18; the shim is for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  define: {
    // The router then takes the stylesheet over from the document, where it stands inline (entry-server.tsx).
    'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true'),
    // Without it the server build keeps React's development half.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Documents preload what their page needs, links what they lead to. Vite's own list costs a visit 1.4 KB.
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // What every visit needs is one file: it compresses better than a dozen.
                { name: 'shop', tags: ['$initial'], priority: 2 },
                { name: 'shop', test: startPieces, priority: 2 },
                // So are the small pieces that pages share.
                { name: 'list', test: listPieces, priority: 1 },
                { name: 'item', test: itemPieces, priority: 1 },
                { name: 'consent', test: consentPieces, priority: 1 },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
}))
