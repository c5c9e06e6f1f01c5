import { html, type Markup } from './html.ts'

interface Parts {
  title: string
  /** address of its icon */
  icon: string
  stylesheet: string
  /** more of its head */
  head?: Markup
  /** what stands at its top: whose page this is */
  brand: Markup | string
  /** that it is no real one */
  badge: string
  content: Markup
  /** the same in a sentence */
  foot: string
}

/** A page of a sandbox, whole. */
export const document = ({ title, icon, stylesheet, head, brand, badge, content, foot }: Parts): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <title>${title}</title>
    <link rel="icon" href="${icon}" />
    ${head ?? null}
    <link rel="stylesheet" href="${stylesheet}" />
  </head>
  <body>
    <header class="top">
      <span class="brand">${brand}</span>
      <span class="badge">${badge}</span>
    </header>
    ${content}
    <footer class="foot">${foot}</footer>
  </body>
</html>`.markup
