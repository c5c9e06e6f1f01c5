import { shippedAccent } from '@pandrop/contract/contrast'
import { escapeHtml } from './escape-html.ts'
import type { MailSection } from './mail-order.ts'

/** The texts of one mail, filled but not escaped. */
export interface MailTexts {
  /** ISO 639-1 */
  language: string
  shop: string
  /** full address of the head's picture and its size in px; null: the shop's name is written */
  head: { src: string; width: number; height: number } | null
  /** the shop's colour; empty: the shipped one */
  accent: string
  title: string
  text: string
  note: string
  button: string
  /** full address behind the button */
  link: string
  linkFallback: string
  /** the way to close the account, beside the button, and what it does; null: the mail has none */
  notMe: { label: string; text: string; link: string } | null
  /** stops mails of this kind; null: they cannot be stopped */
  stop: { text: string; link: string } | null
  footer: string
}

// Mail clients know neither stylesheets nor CSS variables; these are the colours of packages/ui/src/tokens.css.
const ink = '#0b0d0c'
const card = '#121514'
const line = '#2a2f2c'
const bone = '#f4f1e9'
const boneSoft = '#c6c6be'
const boneQuiet = '#989d96'
const onBamboo = '#0e1a08'
// A long word or address breaks instead of widening the mail; the last property is for clients of before 2020.
const font =
  "font-family:'Mona Sans','Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word"

const paragraph = (content: string, style: string): string =>
  `<p style="margin:0 0 20px;${font};${style}">${content}</p>`

const row = (content: string, style: string): string => `<tr><td style="${style}">${content}</td></tr>`

const table = (attributes: string, content: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${content}</table>`

// Stand beside each other where there is room and below each other where there is none, in every mail client.
const beside = 'align="left"'

/** The button, and beside it the way out of what an intruder did; what that does stands below both. */
const buttonRow = (button: string, notMe: MailTexts['notMe']): string => {
  if (!notMe) return table('style="margin:8px 0 28px"', button)
  const style = `display:inline-block;padding:14px 0;${font};font-size:16px;font-weight:700;color:${bone}`
  const anchor = `<a href="${escapeHtml(notMe.link)}" style="${style}">${escapeHtml(notMe.label)}</a>`
  const both = [
    table(`${beside} style="margin:0 24px 12px 0"`, button),
    table(`${beside} style="margin:0 0 12px"`, row(anchor, '')),
  ].join('\n')
  const said = paragraph(escapeHtml(notMe.text), `font-size:14px;line-height:21px;color:${boneQuiet}`)
  return `${table('width="100%" style="margin:8px 0 0"', row(both, ''))}\n${said}`
}

/**
 * The HTML part of a mail in the shop's look: one column, tables and inline styles. Its one
 * picture is the head; where pictures are blocked, the shop's name stands in its place.
 */
export const htmlPart = (texts: MailTexts, sections: MailSection[] = []): string => {
  const { head, notMe, stop, ...words } = texts
  const { language, shop, title, text, note, button, link, linkFallback, footer } = escaped(words)
  const accent = texts.accent || shippedAccent
  const buttonStyle = `display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:700;color:${onBamboo}`
  const anchor = `<a href="${link}" style="${buttonStyle};text-decoration:none">${button}</a>`
  const plainLink = `<a href="${link}" style="color:${boneSoft}">${link}</a>`
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:26px;line-height:32px;font-weight:800;color:${bone}">${title}</h1>`,
    // What somebody has written keeps its lines.
    paragraph(text, `font-size:16px;line-height:24px;white-space:pre-line;color:${boneSoft}`),
    ...sections.map((section) => htmlSection(section, accent)),
    buttonRow(row(anchor, `background:${accent};border-radius:12px`), notMe),
    paragraph(note, `font-size:14px;line-height:21px;color:${boneQuiet}`),
    paragraph(`${linkFallback}<br>${plainLink}`, `font-size:13px;line-height:20px;color:${boneQuiet}`),
  ].join('\n')
  const wordmark = `${font};font-size:22px;line-height:56px;font-weight:800;letter-spacing:-.6px;color:${bone}`
  const { src = '', width = 0, height = 0 } = head ?? {}
  const picture = `<img src="${escapeHtml(src)}" alt="${shop}" width="${width}" height="${height}"
style="display:block;width:100%;max-width:${width}px;height:auto;border:0;${wordmark}">`
  const column = [
    row(head ? picture : shop, wordmark),
    row(body, `background:${card};border:1px solid ${line};border-radius:22px;padding:36px 32px 16px`),
    row(footer, `${font};font-size:12px;line-height:18px;color:${boneQuiet};padding:20px 4px 0`),
    ...(stop ? [row(linkLine(stop, `font-size:12px;line-height:18px;color:${boneQuiet}`), 'padding:8px 4px 0')] : []),
  ].join('\n')
  const page = table('width="100%" style="max-width:560px;margin:0 auto;text-align:left"', column)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${title}</title>
</head>
<body bgcolor="${ink}" style="margin:0;background:${ink}">
${table(`width="100%" bgcolor="${ink}"`, row(page, 'padding:40px 16px'))}
</body>
</html>
`
}

const linkLine = ({ text, link }: { text: string; link: string }, style: string): string =>
  `<p style="margin:0 0 6px;${font}"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(text)}</a></p>`

const htmlSection = ({ title, text, lines, end }: MailSection, accent: string): string => {
  const headStyle = `margin:0 0 2px;${font};font-size:17px;line-height:24px;font-weight:700;color:${bone}`
  const content = [
    `<h2 style="${headStyle}">${escapeHtml(title)}</h2>`,
    paragraph(escapeHtml(text), `font-size:14px;line-height:21px;color:${boneQuiet};margin-bottom:8px`),
    ...lines.map((one) => linkLine(one, `font-size:16px;line-height:24px;color:${accent}`)),
    linkLine(end, `font-size:13px;line-height:20px;color:${boneQuiet}`),
  ].join('\n')
  return table('width="100%" style="margin:0 0 20px"', row(content, `border-top:1px solid ${line};padding-top:16px`))
}

/** The plain text part of the same mail; every address stands on a line of its own. */
export const textPart = (texts: MailTexts, sections: MailSection[] = []): string => {
  const { shop, title, text, note, button, link, notMe, stop, footer } = texts
  const listed = sections.map(textSection)
  const ways = [`${button}:\n${link}`, ...(notMe ? [`${notMe.label}:\n${notMe.link}\n${notMe.text}`] : [])]
  const end = [`-- \n${footer}`, ...(stop ? [`${stop.text}:\n${stop.link}`] : [])]
  return [shop, title, text, ...listed, ...ways, note, ...end].join('\n\n').concat('\n')
}

const textSection = ({ title, text, lines, end }: MailSection): string =>
  [title, text, ...[...lines, end].map((one) => `${one.text}:\n${one.link}`)].join('\n')

type Words = Omit<MailTexts, 'head' | 'notMe' | 'stop'>

const escaped = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escapeHtml(text)])) as Record<
    keyof Words,
    string
  >
