import { readFile } from 'node:fs/promises'
import {
  type StaffText,
  type TextFileFormat,
  type TextFilter,
  type TextForm,
  textFileBytesMax,
  textFileFormats,
  textFilters,
  textForms,
} from '@pandrop/contract/staff/texts'
import { changeText, putTextBack } from '../domains/backoffice/texts/change-text.ts'
import { exportTexts, importTexts } from '../domains/backoffice/texts/text-files.ts'
import { textChanges, textPage } from '../domains/backoffice/texts/texts.ts'
import type { Command } from './command.ts'
import { writeOut } from './output-file.ts'
import { printList } from './table.ts'
import { by, languageOf, readNumber, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const spelled = (words: Partial<Record<string, string>> | null): string =>
  words === null
    ? '(as shipped)'
    : Object.entries(words)
        .map(([form, said]) => (form === 'text' ? said : `${form}: ${said}`))
        .join(' | ')

const saidBy = ({ forms }: StaffText): string =>
  spelled(Object.fromEntries(forms.map(({ form, own, shipped }) => [form, own ?? shipped])))

/** `texts list`: what the shop says. */
export const textsList: Command = {
  name: 'texts list',
  does: 'lists what the shop says in a language: all of it, what is found, or what needs a translator',
  usage: 'texts list <de> [<words>] [--only own|outdated|missing] [--after <key>]',
  reads: true,
  run: async (context) => {
    const { positionals: [typed = '', ...words] = [], values } =
      readTyped(context.args, { only: { type: 'string' }, after: { type: 'string' } }) ?? {}
    const language = languageOf(typed)
    const filter = textFilters.find((one) => one === values?.only)
    if (!language || (values?.only && !filter)) return sayUsage(context, textsList)
    const search = words.join(' ')
    const found = await textPage(context.pool, { language, search, filter, after: values?.after })
    if (!found.ok) return sayRefusal(context, found)
    const columns = {
      text: ({ key }: StaffText) => key,
      english: ({ forms }: StaffText) => forms.at(-1)?.english ?? null,
      says: saidBy,
      state: (text: StaffText) => stateOf(text),
    }
    printList(context, { rows: found.value.rows, columns, none: 'The shop says nothing of the kind.' })
    if (found.value.next && !context.json) context.print(`More: --after ${found.value.next}`)
    return 0
  },
}

const stateOf = (text: StaffText): TextFilter | 'fixed' | null => {
  if (text.is_fixed) return 'fixed'
  if (text.is_missing) return 'missing'
  if (!text.is_own) return null
  return text.is_outdated ? 'outdated' : 'own'
}

const formFlags = Object.fromEntries(
  textForms.filter((form) => form !== 'text').map((form) => [form, { type: 'string' } as const]),
)

/** `texts set`: the shop says something else. */
export const textsSet: Command = {
  name: 'texts set',
  does: 'has the shop say a text otherwise; one that has plural forms is said with all of them',
  usage: 'texts set <de> <key> (<words> | --one <words> [--few <words>] [--many <words>] --other <words>)',
  run: async (context) => {
    const { positionals: [typed = '', key = '', words, ...more] = [], values = {} } =
      readTyped(context.args, formFlags) ?? {}
    const language = languageOf(typed)
    const forms = values as Partial<Record<TextForm, string>>
    const isAlone = words !== undefined && Object.keys(forms).length === 0
    if (!language || !key || more.length > 0 || (!isAlone && words !== undefined)) return sayUsage(context, textsSet)
    if (!isAlone && Object.keys(forms).length === 0) return sayUsage(context, textsSet)
    const changed = await changeText(context, { language, key, words: isAlone ? { text: words } : { ...forms }, by })
    if (!changed.ok) return sayRefusal(context, changed)
    context.print(`The shop says: ${saidBy(changed.value)}`)
    return 0
  },
}

/** `texts reset`: a text is as it was shipped. */
export const textsReset: Command = {
  name: 'texts reset',
  does: 'has the shop say a text as it was shipped',
  usage: 'texts reset <de> <key>',
  run: async (context) => {
    const [typed = '', key = '', ...more] = context.args
    const language = languageOf(typed)
    if (!language || !key || more.length > 0) return sayUsage(context, textsReset)
    const changed = await changeText(context, { language, key, words: null, by })
    if (!changed.ok) return sayRefusal(context, changed)
    context.print(`The shop says: ${saidBy(changed.value)}`)
    return 0
  },
}

/** `texts history`: what the shop said before. */
export const textsHistory: Command = {
  name: 'texts history',
  does: 'lists what the shop said before, newest first',
  usage: 'texts history [<de>] [--before <number>]',
  reads: true,
  run: async (context) => {
    const read = readTyped(context.args, { before: { type: 'string' } })
    const [typed, ...more] = read?.positionals ?? []
    const language = typed === undefined ? undefined : languageOf(typed)
    if (!read || more.length > 0 || (typed !== undefined && !language)) return sayUsage(context, textsHistory)
    const found = await textChanges(context.pool, { language, after: read.values.before })
    if (!found.ok) return sayRefusal(context, found)
    type Row = (typeof found.value.rows)[number]
    const columns = {
      number: ({ id }: Row) => id,
      when: ({ made_at: at }: Row) => new Date(at),
      by: ({ made_by: who }: Row) => who,
      text: ({ language: code, key }: Row) => `${code} ${key}`,
      before: ({ before }: Row) => spelled(before),
      after: ({ after }: Row) => spelled(after),
    }
    printList(context, { rows: found.value.rows, columns, none: 'Nothing was changed yet.' })
    return 0
  },
}

/** `texts back`: the shop says what it said before a change. */
export const textsBack: Command = {
  name: 'texts back',
  does: 'has the shop say what it said before a change (see texts history)',
  usage: 'texts back <number>',
  run: async (context) => {
    const [typed, ...more] = context.args
    const changeId = readNumber(typed)
    if (!changeId || more.length > 0) return sayUsage(context, textsBack)
    const back = await putTextBack(context, { changeId, by })
    if (!back.ok) return sayRefusal(context, back)
    context.print(`The shop says: ${saidBy(back.value)}`)
    return 0
  },
}

const formatOf = (file: string): TextFileFormat | undefined =>
  textFileFormats.find((format) => file.toLowerCase().endsWith(`.${format}`))

/** `texts export`: a file for a translator. */
export const textsExport: Command = {
  name: 'texts export',
  does: 'writes all texts of a language into a file for a translator: CSV with the English beside them, or JSON',
  usage: 'texts export <de> <file.csv|file.json>',
  reads: true,
  run: async (context) => {
    const [typed = '', file = '', ...more] = context.args
    const [language, format] = [languageOf(typed), formatOf(file)]
    if (!language || !format || more.length > 0) return sayUsage(context, textsExport)
    const { content } = await exportTexts(context.pool, { language, format })
    await writeOut(file, content)
    context.print(`Written to ${file}`)
    return 0
  },
}

/** `texts import`: what a translator sent back. */
export const textsImport: Command = {
  name: 'texts import',
  does: 'says what a file of texts would change, or changes it with --yes; what is wrong is left out and said',
  usage: 'texts import <de> <file.csv|file.json> [--yes]',
  run: async (context) => {
    const { positionals: [typed = '', file = '', ...more] = [], values } =
      readTyped(context.args, { yes: { type: 'boolean' } }) ?? {}
    const language = languageOf(typed)
    if (!language || !file || more.length > 0) return sayUsage(context, textsImport)
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes || bytes.length > textFileBytesMax) {
      context.print(`${file} ${bytes ? 'is too large' : 'cannot be read'}.`)
      return refusedExitCode
    }
    const read = await importTexts(context, { bytes, language, isApplied: values?.yes ?? false, by })
    if (!read.ok) return sayRefusal(context, read)
    const { changed, same, applied, wrong, wrong_count: wrongCount } = read.value
    for (const { entry, why } of wrong) context.print(`${entry}: ${why}`)
    context.print(
      `${changed} texts ${applied ? 'changed' : 'would change'}, ${same} entries say what the shop says, ` +
        `${wrongCount} are left out.`,
    )
    return wrongCount > 0 ? refusedExitCode : 0
  },
}
