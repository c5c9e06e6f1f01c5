import type { Language } from '@pandrop/contract/languages'
import { messages } from '@pandrop/contract/messages'
import { holesOf, wrongWith } from '@pandrop/contract/staff/text-check'
import { type StaffText, type TextForm, textForms } from '@pandrop/contract/staff/texts'
import { shopNames } from '@pandrop/dictionaries/en/shop-names'
import { shippedDictionary } from '@pandrop/dictionaries/languages'
import type { Dictionary } from '@pandrop/dictionaries/translate'
import type { OwnText, Words } from './texts.sql.ts'

/** The texts of the shop in the order of the English dictionary; its names are set among the settings. */
const textKeys: readonly string[] = [
  ...new Set(
    Object.keys(shippedDictionary('en'))
      .filter((entry) => !Object.hasOwn(shopNames, entry))
      .map((entry) => entry.replace(/#.*$/, '')),
  ),
]

const english = shippedDictionary('en')

const isPlural = (key: string): boolean => english[`${key}#other`] !== undefined

/** The forms that a text has in a language: its plural forms (CLDR, through Intl.PluralRules), or one. */
const formsIn = (language: string, key: string): readonly TextForm[] => {
  if (!isPlural(key)) return ['text']
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return textForms.filter((form) => categories.includes(form))
}

/** Where a form of a text stands in a dictionary. */
export const entryOf = (key: string, form: string): string => (form === 'text' ? key : `${key}#${form}`)

const wordsIn = (dictionary: Dictionary, key: string, form: TextForm): string =>
  dictionary[entryOf(key, form)] ?? dictionary[entryOf(key, 'other')] ?? ''

const wordsBy = (forms: readonly TextForm[], wordsOf: (form: TextForm) => string): Words =>
  Object.fromEntries(forms.map((form) => [form, wordsOf(form)]))

/** What clients compare to the letter: the messages of the contract in English, and one of them in every language. */
const isFixed = (language: string, key: string): boolean =>
  key === 'email_not_verified' || (language === 'en' && Object.hasOwn(messages, key))

/** What a text is written over: as it is shipped now, and what stands beside it in English. */
interface Ground {
  shipped: Words
  english: Words
}

const groundOf = (language: Language, key: string, saidInEnglish: Words | undefined): Ground => {
  const shipped = shippedDictionary(language)
  const forms = formsIn(language, key)
  return {
    shipped: wordsBy(forms, (form) => wordsIn(shipped, key, form)),
    english: wordsBy(forms, (form) => saidInEnglish?.[form] ?? saidInEnglish?.other ?? wordsIn(english, key, form)),
  }
}

/** The ground of a text as it is seen. */
export const groundSeen = ({ forms }: StaffText): Ground => ({
  shipped: Object.fromEntries(forms.map(({ form, shipped }) => [form, shipped])),
  english: Object.fromEntries(forms.map(({ form, english: said }) => [form, said])),
})

/** PostgreSQL keeps the fields of an object in an order of its own. */
export const isSame = (left: Words, right: Words): boolean => {
  const written = (words: Words): string => JSON.stringify(Object.entries(words).toSorted())
  return written(left) === written(right)
}

/** What may be filled in beside what English has: every text may say what the shop is called. */
const shopHole = '{shop}'

/** What the shop says otherwise in a language, by key. */
export interface StandingTexts {
  own: ReadonlyMap<string, OwnText>
  /** the same in English; nothing where that is the language */
  english: ReadonlyMap<string, OwnText>
  versions: ReadonlyMap<string, number>
}

/** One text as staff see it. */
const staffText = (language: Language, key: string, { own, english: said, versions }: StandingTexts): StaffText => {
  const ground = groundOf(language, key, said.get(key)?.own)
  const mine = own.get(key)
  const holesIn = (form: TextForm): string[] => holesOf(wordsIn(english, key, form))
  const forms = formsIn(language, key)
  return {
    key,
    forms: forms.map((form) => ({
      form,
      english: ground.english[form] ?? '',
      shipped: ground.shipped[form] ?? '',
      own: mine?.own[form] ?? null,
      holes: holesIn(form).filter((hole) => hole !== shopHole),
    })),
    known: [...new Set([...[...forms, 'one', 'other'].flatMap((form) => holesIn(form as TextForm)), shopHole])],
    is_fixed: isFixed(language, key),
    is_own: mine !== undefined,
    is_outdated: mine !== undefined && !(isSame(mine.shipped, ground.shipped) && isSame(mine.english, ground.english)),
    is_missing: language !== 'en' && mine === undefined && said.has(key),
    version: versions.get(key) ?? 0,
  }
}

/** Every text of the shop in a language. */
export const staffTexts = (language: Language, standing: StandingTexts): StaffText[] =>
  textKeys.map((key) => staffText(language, key, standing))

/**
 * What is wrong with the words of a text, by form; empty: nothing.
 * @param words as they were typed, without white space around them
 */
export const wrongForms = ({ forms, known }: StaffText, words: Words): Partial<Record<string, string>> => {
  const wrong = forms.map(({ form, holes }) => [form, wrongWith(words[form] ?? '', { holes, known })])
  const unknown = Object.keys(words).filter((form) => !forms.some((one) => one.form === form))
  return Object.fromEntries([
    ...wrong.filter(([, why]) => why !== null),
    ...unknown.map((form) => [form, 'The language has no such form of this text']),
  ])
}
