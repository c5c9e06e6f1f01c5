import { languages } from '@pandrop/contract/languages'
import { messages } from '@pandrop/contract/messages'
import { expect, test } from 'vitest'
import { german } from './de.ts'
import { shopNames } from './en/shop-names.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { dictionaryOf, versionOf } from './languages.ts'
import { polish } from './pl.ts'
import type { Dictionary } from './translate.ts'
import { ukrainian } from './uk.ts'

/** Before they are merged over English, so that nothing missing is hidden. */
const translations: Readonly<Record<string, Dictionary>> = {
  de: german,
  fr: french,
  es: spanish,
  pl: polish,
  uk: ukrainian,
}

const baseOf = (entry: string): string => entry.replace(/#.*$/, '')

/** The keys that a language must have, each plural entry in the forms that it has. */
const keysFor = (language: string): string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = new Set<string>()
  for (const entry of Object.keys(english)) {
    // A name is the same in every language.
    if (entry in shopNames) continue
    if (!entry.includes('#')) keys.add(entry)
    else for (const form of forms) keys.add(`${baseOf(entry)}#${form}`)
  }
  return [...keys].sort()
}

const holesOf = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

test('the shop speaks six languages, English first', () => {
  expect(languages).toEqual(['en', 'de', 'fr', 'es', 'pl', 'uk'])
  expect(Object.keys(translations)).toEqual(languages.slice(1))
})

for (const [language, translation] of Object.entries(translations)) {
  test(`${language} has every text, and of each plural exactly the forms that Intl names`, () => {
    expect(Object.keys(translation).sort()).toEqual(keysFor(language))
    expect(Object.entries(translation).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test(`${language} has the holes of the English texts`, () => {
    const wrong = Object.entries(translation).filter(([entry, text]) => {
      const source: Dictionary = english
      const wanted = holesOf(source[entry] ?? source[`${baseOf(entry)}#other`])
      return holesOf(text).join() !== wanted.join()
    })
    expect(wrong).toEqual([])
  })

  test(`${language} leaves the one sentence that clients compare in English`, () => {
    expect(dictionaryOf(language).email_not_verified).toBe(messages.email_not_verified)
  })
}

test('a language is merged over English', () => {
  expect(Object.keys(dictionaryOf('de'))).toEqual(expect.arrayContaining(Object.keys(english)))
  expect(dictionaryOf('de').nav_home).toBe(german.nav_home)
})

test('each language has a version of its own, which is the same in every process', () => {
  expect(new Set(languages.map(versionOf)).size).toBe(languages.length)
  expect(versionOf('de')).toMatch(/^[0-9a-f]{8}$/)
  expect(versionOf('de')).toBe(versionOf('de'))
})
