import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageRoles } from '../content.ts'
import { languages } from '../languages.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, lengthAtMost, query, smallId, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/static-pages.ts'

const wrong = say('field_invalid')

/** Pages that a shop has at most, and characters of one of their texts. */
export const staticPagesMax = 50
export const pageSourceMax = 60_000

const language = z.enum(languages, wrong)
const slug = z.string(wrong).check(lengthAtMost(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, wrong))
const seen = z.int(wrong).check(z.minimum(0, wrong))

/** Markdown (CommonMark with tables), or the HTML that pages may have. */
export const pageFormats = ['markdown', 'html'] as const

export type PageFormat = (typeof pageFormats)[number]

const format = z.enum(pageFormats, wrong)

/** As it was written: tabs and line ends are its own. */
const source = z
  .string(wrong)
  .check(z.minLength(1, wrong), lengthAtMost(pageSourceMax), z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, wrong))

const pageRow = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  /** in English */
  title: z.string(),
  role: z.nullable(z.enum(pageRoles)),
  is_published: z.boolean(),
  in_footer: z.boolean(),
  /** languages that it has a text in, and those of which the newest one is a draft */
  languages: z.array(z.string()),
  drafts: z.array(z.string()),
  /** languages that an update brought another text in, and whether nobody has changed the one that it replaces */
  shipped: z.array(z.object({ language: z.string(), untouched: z.boolean() })),
  edited_at: z.nullable(instant),
  edited_by: z.nullable(z.string()),
})

export type StaffPageRow = z.output<typeof pageRow>

const pageText = z.object({
  language: z.string(),
  title: z.string(),
  format,
  source: z.string(),
  is_draft: z.boolean(),
  /** of the newest version, which this is */
  version: z.int(),
})

/** What somebody writes. */
export type PageDraft = Pick<z.output<typeof pageText>, 'title' | 'format' | 'source'>

const wholePage = z.object({
  ...pageRow.shape,
  former_slugs: z.array(z.string()),
  /** changes of the page beside its texts */
  version: z.int(),
  texts: z.array(pageText),
  /** what an update brought (HTML), until somebody takes or declines it */
  offers: z.array(z.object({ language: z.string(), title: z.string(), source: z.string() })),
})

export type StaffPage = z.output<typeof wholePage>

export const listStaffPages = defineCall(routes.listStaffPages, {
  summary: 'The static pages in the order of the footer, those that are not published too',
  query: query({}),
  answer: answer({ pages: z.array(pageRow) }),
  refusals: [],
})

export const getStaffPage = defineCall(routes.getStaffPage, {
  summary: 'One static page with its newest text in each language',
  params: z.object({ id: smallId }),
  query: query({}),
  answer: answer({ page: wholePage }),
  refusals: ['page_not_found'],
})

export const createPage = defineCall(routes.createPage, {
  summary: 'Makes a page that nobody sees before it is published',
  body: body({ title: text(120), slug }),
  answer: answer({ page: wholePage }),
  refusals: ['slug_taken', 'slug_reserved', 'pages_full'],
})

export const changePage = defineCall(routes.changePage, {
  summary: 'Sets where a page stands and what it is; the address that it had leads to the new one',
  params: z.object({ id: smallId }),
  body: body({
    slug,
    role: z.nullable(z.enum(pageRoles, wrong)),
    in_footer: z.boolean(wrong),
    is_published: z.boolean(wrong),
    /** the version that was seen: any other is refused */
    seen,
  }),
  answer: answer({ page: wholePage }),
  refusals: [
    'page_not_found',
    'page_changed',
    'slug_taken',
    'slug_reserved',
    'role_taken',
    'page_without_text',
    'page_needed',
  ],
})

export const orderPages = defineCall(routes.orderPages, {
  summary: 'Sets the order of the pages in the footer',
  body: body({ ids: z.array(smallId, wrong).check(z.maxLength(staticPagesMax, wrong)) }),
  answer: answer({ pages: z.array(pageRow) }),
  refusals: ['page_changed'],
})

const written = { format, source }

/** A text in letters of two bytes and more, in JSON. */
const bodyBytesMax = 6 * pageSourceMax

export const savePageText = defineCall(routes.savePageText, {
  summary: 'Saves what a page says in a language, as a draft or for everybody',
  params: z.object({ id: smallId }),
  body: body({
    language,
    title: text(120),
    ...written,
    /** whether everybody sees it; otherwise it waits */
    publish: z.boolean(wrong),
    /** the version that was seen in this language, 0 where there was none: any other is refused */
    seen,
  }),
  bodyBytesMax,
  answer: answer({ page: wholePage, removed: z.array(z.string()) }),
  refusals: ['page_not_found', 'page_changed', 'page_empty'],
})

export const takeShippedTexts = defineCall(routes.takeShippedTexts, {
  summary: 'Takes what an update brought for texts that nobody has changed',
  body: body({}),
  answer: answer({ pages: z.array(pageRow), taken: z.int() }),
  refusals: [],
})

export const settleShippedText = defineCall(routes.settleShippedText, {
  summary: 'Takes or declines what an update brought for a page in a language',
  params: z.object({ id: smallId }),
  body: body({
    language,
    /** whether everybody sees it then; otherwise the page stays as it is */
    take: z.boolean(wrong),
    /** the version that was seen in this language, 0 where there was none: any other is refused */
    seen,
  }),
  answer: answer({ page: wholePage }),
  refusals: ['page_not_found', 'page_changed', 'shipped_text_not_found'],
})

export const previewPage = defineCall(routes.previewPage, {
  summary: 'What a text would look like, and what of it pages may not have',
  body: body(written),
  bodyBytesMax,
  answer: answer({ content: z.string(), removed: z.array(z.string()) }),
  refusals: [],
})

const version = z.object({
  id: z.int(),
  language: z.string(),
  title: z.string(),
  is_draft: z.boolean(),
  made_by: z.string(),
  made_at: instant,
})

export type PageVersion = z.output<typeof version>

export const listPageVersions = defineCall(routes.listPageVersions, {
  summary: 'What a page said before, newest first',
  params: z.object({ id: smallId }),
  query: query({ ...pageQuery, language: z.optional(language) }),
  answer: answer(pageAnswer(version)),
  refusals: [],
})

export const getPageVersion = defineCall(routes.getPageVersion, {
  summary: 'One version with its text, and with that of the one before it in its language',
  params: z.object({ id }),
  query: query({}),
  answer: answer({
    version: z.object({
      ...version.shape,
      format,
      source: z.string(),
      content: z.string(),
      /** the version before it in its language; null: it is the first */
      before: z.nullable(z.object({ id: z.int(), title: z.string(), source: z.string() })),
    }),
  }),
  refusals: ['page_version_not_found'],
})
