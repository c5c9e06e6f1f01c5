import type { DetailedHTMLProps, LinkHTMLAttributes, MetaHTMLAttributes, ScriptHTMLAttributes } from 'react'
import faviconUrl from './favicon.svg?url&no-inline'
import { absoluteAddress, type PageHead, type PreloadPicture, type SharePicture } from './page.ts'
import type { Shop } from './shop.ts'

type Meta = DetailedHTMLProps<MetaHTMLAttributes<HTMLMetaElement>, HTMLMetaElement> & { title?: string }
type Link = DetailedHTMLProps<LinkHTMLAttributes<HTMLLinkElement>, HTMLLinkElement>
type Script = DetailedHTMLProps<ScriptHTMLAttributes<HTMLScriptElement>, HTMLScriptElement>

/** Head elements in the form that the router renders. */
export interface HeadTags {
  meta: Meta[]
  links: Link[]
  scripts: Script[]
}

const preloadLink = ({ src, srcSet, sizes, type }: PreloadPicture): Link => ({
  rel: 'preload',
  as: 'image',
  href: src,
  imageSrcSet: srcSet,
  imageSizes: sizes,
  type,
  fetchPriority: 'high',
})

// Inside a script element only "<" could end it; the line separators are for readers older than ES2019.
const asScriptText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const sharePictureMeta = ({ src, alt }: SharePicture, publicUrl: string): Meta[] => [
  { property: 'og:image', content: absoluteAddress(src, publicUrl) },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
]

const shareMeta = (head: PageHead, title: string, address: string, publicUrl: string): Meta[] => {
  const meta: Meta[] = [
    { property: 'og:title', content: title },
    { property: 'og:url', content: address },
  ]
  if (head.description) meta.push({ property: 'og:description', content: head.description })
  if (head.shareType) meta.push({ property: 'og:type', content: head.shareType })
  return head.sharePicture ? [...meta, ...sharePictureMeta(head.sharePicture, publicUrl)] : meta
}

/**
 * A page's head as elements: title, description, canonical address, Open Graph, JSON-LD, preload of its picture.
 * @param path the current path without its query
 */
export const headTags = (head: PageHead, path: string, { frame, text }: Shop): HeadTags => {
  const title = head.bareTitle ? head.title : `${head.title} · ${text('shop_name')}`
  const address = absoluteAddress(head.canonical ?? path, frame.publicUrl)
  const meta: Meta[] = [{ title }, ...shareMeta(head, title, address, frame.publicUrl)]
  if (head.description) meta.push({ name: 'description', content: head.description })
  if (head.noindex) meta.push({ name: 'robots', content: 'noindex' })
  const links: Link[] = head.noindex ? [] : [{ rel: 'canonical', href: address }]
  if (head.preloadPicture) links.push(preloadLink(head.preloadPicture))
  const jsonLd = (head.jsonLd ?? []).map((thing) => ({ '@context': 'https://schema.org', ...thing }))
  return {
    meta,
    links,
    scripts: jsonLd.map((thing) => ({ type: 'application/ld+json', children: asScriptText(thing) })),
  }
}

/** What stands in every document's head: icons, colours, texts and the shop's own names. */
export const shopHeadTags = ({ frame, text }: Shop): HeadTags => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: '#0B0D0C' },
    { title: text('shop_name') },
    { name: 'description', content: text('shop_description') },
    // English texts come with the script, which reads these four.
    { name: 'application-name', content: text('shop_name') },
    { name: 'wordmark', content: text('wordmark') },
    { name: 'mark', content: text('mark') },
    { name: 'logo', content: text('logo') },
    { property: 'og:site_name', content: text('shop_name') },
    { property: 'og:type', content: 'website' },
    ...sharePictureMeta({ src: '/og/shop.jpg', alt: text('shop_name') }, frame.publicUrl),
    { name: 'twitter:card', content: 'summary_large_image' },
  ],
  links: [
    ...(frame.textsUrl
      ? [{ rel: 'preload', as: 'fetch', href: frame.textsUrl, crossOrigin: 'anonymous' } as const]
      : []),
    text('mark')
      ? { rel: 'icon', type: 'image/png', href: text('mark') }
      : { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
  scripts: [],
})
