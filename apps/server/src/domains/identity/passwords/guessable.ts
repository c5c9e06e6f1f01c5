import { createRequire } from 'node:module'
import { textFor } from '@pandrop/dictionaries/languages'

/** Whom a password would belong to. */
export interface PasswordOwner {
  email: string
}

const require = createRequire(import.meta.url)

// Passwords of leaked collections by how often they were found; all of the library's 49,233 are lower case.
type Words = typeof import('@zxcvbn-ts/language-common')

let common: ReadonlySet<string> | undefined

const isCommon = (password: string): boolean => {
  // Loaded and made when it is first asked: a start does not need it.
  common ??= new Set((require('@zxcvbn-ts/language-common') as Words).dictionary['passwords-common'])
  return common.has(password)
}

const shopWords = (): string[] => ['pandrop', textFor('en')('shop_name'), textFor('en')('wordmark')]

/** Letters alone, without what people put around a word to satisfy a rule: "Pandrop2026!" is "pandrop". */
const wordIn = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const ownWordsOf = ({ email }: PasswordOwner): string[] => {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const [site = ''] = domain.split('.')
  return [...shopWords(), email, local, wordIn(local), site].map((word) => word.toLowerCase())
}

/**
 * Whether a password is among the first that somebody would try: one of the most common ones in any case, or a word of
 * the shop or of its owner's e-mail with figures and marks around it (OWASP ASVS 6.2.4, 6.2.11).
 * @param password that satisfies the contract's rules
 */
export const isGuessable = (password: string, owner: PasswordOwner): boolean => {
  const plain = password.toLowerCase()
  const word = wordIn(plain)
  return isCommon(plain) || ownWordsOf(owner).some((own) => own !== '' && (own === plain || own === word))
}
