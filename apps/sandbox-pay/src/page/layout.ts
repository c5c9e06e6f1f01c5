import { document } from '@pandrop/sandbox/document'
import { html, type Markup } from '@pandrop/sandbox/html'
import { face } from './face.ts'

/** The shop that takes the money, as customers know it. */
export const merchant = 'Pandrop'

const icon = `data:image/svg+xml,${encodeURIComponent(
  face('awake').markup.trim().replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
)}`

/** A whole document: its title, then everything inside the main landmark. */
export const page = (title: string, content: Markup): string =>
  document({
    title,
    icon,
    stylesheet: '/assets/pay.css',
    head: html`<link rel="preload" href="/assets/mona-sans.woff2" as="font" type="font/woff2" crossorigin />`,
    brand: html`${face('awake')} pandrop`,
    badge: 'Test mode',
    content,
    foot: 'A card provider in miniature. No real card is charged, no card number is kept.',
  })

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
