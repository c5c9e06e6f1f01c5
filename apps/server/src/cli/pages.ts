import { readFile } from 'node:fs/promises'
import type { Result } from '@pandrop/contract/result'
import { refuse } from '@pandrop/contract/result'
import { type PageFormat, pageSourceMax, type StaffPage, type StaffPageRow } from '@pandrop/contract/staff/static-pages'
import type { Queryable } from '../db/statement.ts'
import { savePageText } from '../domains/backoffice/pages/change-page.ts'
import { staffPage, staffPages } from '../domains/backoffice/pages/pages.ts'
import { takeShippedTexts } from '../domains/backoffice/pages/shipped-texts.ts'
import type { Command } from './command.ts'
import { writeOut } from './output-file.ts'
import { printList } from './table.ts'
import { by, languageOf, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const stateOf = ({ is_published: isPublished, drafts, shipped }: StaffPageRow): string =>
  [
    isPublished ? 'published' : 'not published',
    drafts.length > 0 && `drafts: ${drafts.join(' ')}`,
    shipped.length > 0 && `new: ${shipped.map(({ language }) => language).join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** `pages list`: the shop's own pages. */
export const pagesList: Command = {
  name: 'pages list',
  does: 'lists the shop’s own pages in the order of the footer, with what an update has brought for them',
  usage: 'pages list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, pagesList)
    const columns = {
      address: ({ slug }: StaffPageRow) => slug && `/${slug}`,
      title: ({ title }: StaffPageRow) => title,
      languages: ({ languages: there }: StaffPageRow) => there.join(' '),
      state: stateOf,
    }
    printList(context, { rows: await staffPages(context.pool), columns, none: 'There are no pages.' })
    return 0
  },
}

/** A page by its address, however it was typed. */
const pageAt = async (q: Queryable, typed: string): Promise<Result<StaffPage, 'page_not_found'>> => {
  const found = (await staffPages(q)).find(({ slug }) => slug === typed.replace(/^\//, ''))
  return found ? staffPage(q, found.id) : refuse('page_not_found')
}

const formatOf = (file: string): PageFormat | undefined => {
  if (/\.(md|markdown)$/i.test(file)) return 'markdown'
  return /\.html?$/i.test(file) ? 'html' : undefined
}

/** `pages export`: what a page says, as it was written. */
export const pagesExport: Command = {
  name: 'pages export',
  does: 'writes what a page says in a language into a file, as it was written: Markdown or HTML',
  usage: 'pages export <terms> <de> <file>',
  reads: true,
  run: async (context) => {
    const [slug = '', typed = '', file = '', ...more] = context.args
    const language = languageOf(typed)
    if (!slug || !language || !file || more.length > 0) return sayUsage(context, pagesExport)
    const page = await pageAt(context.pool, slug)
    if (!page.ok) return sayRefusal(context, page)
    const text = page.value.texts.find((one) => one.language === language)
    if (!text) {
      context.print(`/${page.value.slug} has no text in ${language}.`)
      return refusedExitCode
    }
    await writeOut(file, text.source)
    context.print(`"${text.title}", version ${text.version}, ${text.format}, is written to ${file}`)
    return 0
  },
}

/** `pages import`: a page says what a file says. */
export const pagesImport: Command = {
  name: 'pages import',
  does: 'has a page say in a language what a file says (Markdown or HTML): at once, or as a draft',
  usage: 'pages import <terms> <de> <file.md|file.html> [--title "…"] [--draft]',
  run: async (context) => {
    const { positionals: [slug = '', typed = '', file = '', ...more] = [], values } =
      readTyped(context.args, { title: { type: 'string' }, draft: { type: 'boolean' } }) ?? {}
    const [language, format] = [languageOf(typed), formatOf(file)]
    if (!slug || !language || !format || more.length > 0) return sayUsage(context, pagesImport)
    const source = await readFile(file, 'utf8').catch(() => undefined)
    if (source === undefined || source.length > pageSourceMax) {
      context.print(`${file} ${source === undefined ? 'cannot be read' : 'is too long'}.`)
      return refusedExitCode
    }
    const page = await pageAt(context.pool, slug)
    if (!page.ok) return sayRefusal(context, page)
    const { id: pageId, title: english, texts } = page.value
    const standing = texts.find((one) => one.language === language)
    const saved = await savePageText(context, {
      pageId,
      language,
      title: values?.title?.trim() || (standing?.title ?? english),
      format,
      source,
      isPublic: !values?.draft,
      seen: standing?.version ?? 0,
      by,
    })
    if (!saved.ok) return sayRefusal(context, saved)
    if (saved.value.removed.length > 0) context.print(`Pages may not have: ${saved.value.removed.join(', ')}`)
    context.print(values?.draft ? 'The draft is saved.' : `Everybody reads it at /${saved.value.page.slug}.`)
    return 0
  },
}

/** `pages take`: what an update brought. */
export const pagesTake: Command = {
  name: 'pages take',
  does: 'has pages say what an update brought where nobody had changed what they said (see pages list)',
  usage: 'pages take',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, pagesTake)
    const done = await takeShippedTexts(context, { by })
    if (!done.ok) return sayRefusal(context, done)
    const { taken, pages } = done.value
    context.print(taken === 1 ? '1 text is new.' : `${taken} texts are new.`)
    const left = pages.filter(({ shipped }) => shipped.length > 0)
    for (const { slug, shipped } of left)
      context.print(`/${slug} was changed here: ${shipped.map(({ language }) => language).join(', ')}`)
    return 0
  },
}
