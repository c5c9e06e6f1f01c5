import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../languages.ts'
import { say } from '../say.ts'
import { answer, body, flag, id, instant, lengthAtMost, query } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/texts.ts'
import { textLengthMax } from './text-check.ts'

const wrong = say('field_invalid')

const language = z.enum(languages, wrong)
const key = z.string(wrong).check(lengthAtMost(80), z.regex(/^\w+$/, wrong))

/** A text alone is its form "text"; one with a number has the plural forms of its language (CLDR). */
export const textForms = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const

export type TextForm = (typeof textForms)[number]

/**
 * own: the shop says it otherwise; outdated: what it was written over has changed; missing: only English was changed.
 */
export const textFilters = ['own', 'outdated', 'missing'] as const

export type TextFilter = (typeof textFilters)[number]

const form = z.object({
  form: z.enum(textForms),
  /** what the shop says in English */
  english: z.string(),
  /** in the language, as it was shipped */
  shipped: z.string(),
  /** as the shop says it otherwise; null: it does not */
  own: z.nullable(z.string()),
  /** what has to stay in it, such as {count} */
  holes: z.array(z.string()),
})

const shopText = z.object({
  key: z.string(),
  forms: z.array(form),
  /** what may stand in it, such as {shop} */
  known: z.array(z.string()),
  /** clients compare it to the letter */
  is_fixed: z.boolean(),
  is_own: z.boolean(),
  is_outdated: z.boolean(),
  is_missing: z.boolean(),
  /** the change that made it what it is; 0: none */
  version: z.int(),
})

export type StaffText = z.output<typeof shopText>

export const listTexts = defineCall(routes.listTexts, {
  summary: 'Every text of the shop in a language, beside what it says in English',
  query: query({ ...pageQuery, language, search: searchWords, filter: z.optional(z.enum(textFilters, wrong)) }),
  answer: answer({
    ...pageAnswer(shopText),
    /** of the language, whatever is searched for */
    counts: z.object({ all: z.int(), own: z.int(), outdated: z.int(), missing: z.int() }),
  }),
  refusals: [],
})

/** Words by form; the verb looks at them, so that each form is told what is wrong with it. */
const forms = z.partialRecord(z.enum(textForms, wrong), z.string(wrong).check(lengthAtMost(4 * textLengthMax)), wrong)

export const changeText = defineCall(routes.changeText, {
  summary: 'Has the shop say a text otherwise, or as it was shipped',
  body: body({
    language,
    key,
    /** every form of the language; null: as it was shipped */
    forms: z.nullable(forms),
    /** the version that was seen: any other is refused */
    seen: z.int(wrong).check(z.minimum(0, wrong)),
  }),
  answer: answer({ text: shopText }),
  refusals: ['text_not_found', 'text_fixed', 'text_changed'],
})

const change = z.object({
  id: z.int(),
  language: z.string(),
  key: z.string(),
  made_by: z.string(),
  made_at: instant,
  /** words by form; null: as it was shipped */
  before: z.nullable(z.record(z.string(), z.string())),
  after: z.nullable(z.record(z.string(), z.string())),
  /** the change that it put back */
  puts_back: z.nullable(z.int()),
})

export type TextChange = z.output<typeof change>

export const listTextChanges = defineCall(routes.listTextChanges, {
  summary: 'What the shop said before, newest first',
  query: query({ ...pageQuery, language: z.optional(language), key: z.optional(key) }),
  answer: answer(pageAnswer(change)),
  refusals: [],
})

export const putTextBack = defineCall(routes.putTextBack, {
  summary: 'Has the shop say what it said before a change',
  params: z.object({ id }),
  body: body({}),
  answer: answer({ text: shopText }),
  refusals: ['text_change_not_found', 'text_not_found', 'text_stale'],
})

/** What translators are sent and send back. */
export const textFileFormats = ['csv', 'json'] as const

export type TextFileFormat = (typeof textFileFormats)[number]

export const textFileBytesMax = 2 * 1024 * 1024

export const exportTexts = defineCall(routes.exportTexts, {
  summary: 'All texts of a language as a file for a translator',
  query: query({ language, format: z.enum(textFileFormats, wrong) }),
  answer: answer({ file_name: z.string(), content: z.string() }),
  refusals: [],
})

export const importTexts = defineCall(routes.importTexts, {
  summary: 'Reads a file of texts: what it would change, or changes that',
  query: query({
    language,
    /** whether what is right is taken; otherwise nothing changes */
    apply: z.optional(flag),
  }),
  upload: { bytesMax: textFileBytesMax, tooLarge: 'file_too_large' },
  answer: answer({
    /** texts that the shop says otherwise then */
    changed: z.int(),
    /** entries of the file that say what the shop says already */
    same: z.int(),
    applied: z.boolean(),
    /** entries that are left out, the first hundred */
    wrong: z.array(z.object({ entry: z.string(), why: z.string() })),
    wrong_count: z.int(),
  }),
  refusals: ['import_empty', 'import_packed', 'import_encoding', 'text_file_unknown', 'file_too_large'],
})
