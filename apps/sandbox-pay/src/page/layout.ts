import { face } from './face.ts'
import { html, type Markup } from './html.ts'

/** The shop that takes the money, as customers know it. */
export const merchant = 'Pandrop'

const icon = `data:image/svg+xml,${encodeURIComponent(
  face('awake').markup.trim().replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
)}`

/** A whole document: its title, then everything inside the main landmark. */
export const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <title>${title}</title>
    <link rel="icon" href="${icon}" />
    <link rel="preload" href="/assets/mona-sans.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/assets/pay.css" />
  </head>
  <body>
    <header class="top">
      <span class="brand">${face('awake')} pandrop</span>
      <span class="badge">Test mode</span>
    </header>
    ${content}
    <footer class="foot">A card provider in miniature. No real card is charged, no card number is kept.</footer>
  </body>
</html>`.markup

/** A single panel with the panda, one line and one link: what is left to say about a session that is over. */
export const notice = (parts: {
  mood: 'awake' | 'asleep'
  title: string
  text: string
  link: { href: string; label: string } | null
}): string =>
  page(
    `${parts.title} · ${merchant} test payments`,
    html`<main class="alone panel centred">
      ${face(parts.mood)}
      <h1>${parts.title}</h1>
      <p>${parts.text}</p>
      ${parts.link && html`<a class="button primary" href="${parts.link.href}">${parts.link.label}</a>`}
    </main>`,
  )
