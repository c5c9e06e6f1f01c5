import type { DevMail, DevMailLine } from '../ports/mail/dev-mailbox.ts'
import { escapeHtml } from '../ports/mail/escape-html.ts'

/** How a mail is shown: as a client shows it, as one that loads no pictures does, or as one that knows no HTML. */
export type MailView = 'html' | 'blocked' | 'text'

/** What the page shows. */
interface MailboxPage {
  /** newest first */
  lines: DevMailLine[]
  opened: (DevMail & { id: number }) | undefined
  view: MailView
  /** part of an address; empty for all */
  to: string
}

const views: Record<MailView, string> = { html: 'HTML', blocked: 'Without pictures', text: 'Text' }

// The colours of packages/ui/src/tokens.css: this page has no script and no stylesheet but this one.
const style = `
  :root { color-scheme: dark; --line: rgb(236 232 223 / 9%) }
  * { box-sizing: border-box }
  body { margin: 0; background: #0b0d0c; color: #f4f1e9; font: 15px/22px 'Segoe UI', system-ui, sans-serif }
  a { color: inherit } :focus-visible { outline: 2px solid #a9d977; outline-offset: 2px; border-radius: 4px }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; padding: 16px 24px;
    border-bottom: 1px solid var(--line) }
  h1 { margin: 0; font-size: 21px; line-height: 24px } header p { flex: 1 1 280px; margin: 0; color: #989d96 }
  form { display: flex; flex: 0 1 380px; gap: 8px } label { flex: 1; min-width: 0 }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid #737b75; border-radius: 10px;
    background: #0b0d0c; color: inherit; font: inherit } input::placeholder { color: #989d96 }
  button, .tabs a, .all { display: inline-flex; align-items: center; height: 40px; padding: 0 14px; border: 0;
    border-radius: 10px; background: #1a1e1c; color: inherit; font: inherit; font-weight: 600; text-decoration: none }
  button:hover, .tabs a:hover, .all:hover { background: #242926; cursor: pointer }
  .box { display: grid; grid-template-columns: 380px minmax(0, 1fr); height: calc(100vh - 73px) }
  nav { overflow-y: auto; border-right: 1px solid var(--line) } nav ul { margin: 0; padding: 8px; list-style: none }
  nav a { display: block; padding: 12px 16px; border-radius: 12px; text-decoration: none; overflow-wrap: anywhere }
  nav a:hover { background: #121514 } nav a[aria-current] { background: #1a1e1c; box-shadow: inset 3px 0 0 #a9d977 }
  nav b { display: block; font-weight: 600 } .meta { color: #989d96; font-size: 13px; line-height: 20px }
  main { display: flex; flex-direction: column; min-width: 0; overflow-y: auto; padding: 24px }
  main:focus-visible { outline: 0 } h2 { margin: 0 0 4px; font-size: 21px; line-height: 26px; overflow-wrap: anywhere }
  main p { margin: 0; overflow-wrap: anywhere }
  .tabs { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 }
  .tabs a[aria-current] { background: #f4f1e9; color: #0b0d0c }
  details { margin: 0 0 16px } summary { width: fit-content; padding: 8px 0; color: #c6c6be; cursor: pointer }
  details li { margin: 4px 0; overflow-wrap: anywhere } details a, pre a { color: #a9d977 }
  iframe, pre { flex: 1 0 640px; width: 100%; margin: 0; border: 0; border-radius: 16px; background: #121514 }
  pre { flex: 0 0 auto; padding: 24px; font: 14px/22px ui-monospace, monospace; white-space: pre-wrap;
    overflow-wrap: anywhere }
  .none { display: grid; place-content: center; flex: 1; min-height: 240px; color: #989d96; text-align: center }
  @media (width < 900px) {
    .box { display: block; height: auto } nav { max-height: 300px; border: 0; border-bottom: 1px solid var(--line) }
    main { padding: 20px 16px } iframe { flex-basis: 760px } header { padding: 16px } header p { flex-basis: 100% }
    form { flex: 1 1 100% }
  }`

/** The dev mailbox as a page without a script: a list, one mail opened, everything else is a link. */
export const mailboxPage = ({ lines, opened, view, to }: MailboxPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dev mailbox</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Dev mailbox</h1>
<p>Mails that this shop would have sent. Without SMTP_URL they stay here.</p>
<form action="/dev/mailbox"><label><span class="unseen">Address</span>
<input type="search" name="to" placeholder="Address, or a part of it" value="${escapeHtml(to)}"></label>
<button>Filter</button>${to ? '<a class="all" href="/dev/mailbox">All</a>' : ''}</form>
</header>
${lines.length > 0 ? box({ lines, opened, view, to }) : `<main>${nothing(to)}</main>`}
</body>
</html>
`

const nothing = (to: string): string =>
  `<p class="none">${to ? `No mail to “${escapeHtml(to)}”.` : 'No mails yet. Register, and the first one comes.'}</p>`

const box = ({ lines, opened, view, to }: MailboxPage): string => `<div class="box">
<nav aria-label="Mails" tabindex="0"><ul>
${lines.map((line) => `<li>${lineOf(line, { to, current: line.id === opened?.id })}</li>`).join('\n')}
</ul></nav>
<main id="mail">${opened ? mailOnPage(opened, { view, to }) : '<p class="none">This mail is not here any more.</p>'}
</main>
</div>`

const addressOf = (mail: number, { view, to }: { view?: MailView; to: string }): string => {
  const query = new URLSearchParams({ ...(to && { to }), mail: String(mail), ...(view && { view }) })
  // The fragment brings a telephone to the mail, which is below the list there.
  return escapeHtml(`/dev/mailbox?${query}#mail`)
}

const timeOf = (at: string): string => `<time datetime="${at}">${at.replace('T', ' ').slice(0, 16)} UTC</time>`

const lineOf = ({ id, to, subject, sentAt }: DevMailLine, list: { to: string; current: boolean }): string =>
  `<a href="${addressOf(id, list)}"${list.current ? ' aria-current="true"' : ''}><b>${escapeHtml(subject)}</b>
<span class="meta">${escapeHtml(to)}<br>${timeOf(sentAt)}</span></a>`

const mailOnPage = (mail: DevMail & { id: number }, { view, to }: Pick<MailboxPage, 'view' | 'to'>): string => {
  const tabs = (Object.entries(views) as [MailView, string][]).map(([name, label]) => {
    const current = name === view ? ' aria-current="page"' : ''
    return `<a href="${addressOf(mail.id, { view: name, to })}"${current}>${label}</a>`
  })
  const links = mail.links.map((link) => `<li>${anchor(link)}</li>`).join('')
  return `<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · ${timeOf(mail.sentAt)}${attached(mail)}</p>
<div class="tabs">${tabs.join('')}</div>
<details><summary>Links in this mail: ${mail.links.length}</summary><ul>${links}</ul></details>
${view === 'text' ? textView(mail.text) : frame(mail)}`
}

const attached = ({ attachments }: DevMail): string => attachments.map((name) => ` · with ${escapeHtml(name)}`).join('')

const anchor = (link: string): string => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`

const textView = (text: string): string =>
  `<pre tabindex="0">${text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 === 1 ? anchor(piece) : escapeHtml(piece)))
    .join('')}</pre>`

/** Sandboxed without scripts or our origin; its links open as pages of their own. */
const frame = ({ subject, html }: DevMail): string => {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  const content = escapeHtml(html.replace('<head>', '<head><base target="_blank">'))
  return `<iframe title="${escapeHtml(subject)}" sandbox="${sandbox}" srcdoc="${content}"></iframe>`
}
