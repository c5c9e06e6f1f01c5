import type { Language } from '@pandrop/contract/languages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffText } from '@pandrop/contract/staff/texts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { lockSettings } from '../settings/settings.sql.ts'
import { groundSeen, isSame, wrongForms } from './staff-texts.ts'
import { insertTextChanges, selectTextChange, type Words } from './texts.sql.ts'
import { textsIn } from './texts.ts'

interface TextWish {
  text: StaffText
  /** null: as it was shipped */
  words: Words | null
}

interface Writing {
  language: Language
  by: string
  at: Date
  putsBack?: number
}

const ownOf = ({ is_own: isOwn, forms }: StaffText): Words | null =>
  isOwn ? Object.fromEntries(forms.map(({ form, own, shipped }) => [form, own ?? shipped])) : null

/** Words that say what was shipped are none of the shop's own. */
const meant = ({ text, words }: TextWish): Words | null =>
  words === null || isSame(words, groundSeen(text).shipped) ? null : words

const isChanged = (before: Words | null, after: Words | null): boolean =>
  before === null || after === null ? before !== after : !isSame(before, after)

/**
 * Writes down what the shop says otherwise from now on; what says what it said before makes no change.
 * @param wishes of texts whose words are right
 * @returns how many changed
 */
export const writeTexts = async (
  tx: Transaction,
  wishes: readonly TextWish[],
  { language, by, at, putsBack }: Writing,
): Promise<number> => {
  const changes = wishes.flatMap((wish) => {
    const [before, after] = [ownOf(wish.text), meant(wish)]
    const row = { language, key: wish.text.key, before, after, ...groundSeen(wish.text), made_by: by, made_at: at }
    // Written over other words it is a change even where it says the same: what was outdated is looked at.
    if (!isChanged(before, after) && !(wish.text.is_outdated && after !== null)) return []
    return [{ ...row, puts_back: putsBack ?? null }]
  })
  if (changes.length > 0) await insertTextChanges(tx, JSON.stringify(changes))
  return changes.length
}

/** Words as they are meant: what stands around them is no part of a text. */
export const trimmed = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([form, said]) => [form, said.trim()]))

const oneText = async (tx: Transaction, language: Language, key: string): Promise<StaffText | undefined> =>
  (await textsIn(tx, language)).find((text) => text.key === key)

/** The text after a change. */
const textNow = async (tx: Transaction, language: Language, key: string): Promise<StaffText> => {
  const text = await oneText(tx, language, key)
  if (!text) throw new Error(`text ${key} was there a moment ago`)
  return text
}

interface TextChangeWish {
  language: Language
  key: string
  /** every form of the language; null: as it was shipped */
  words: Words | null
  /** the version that was seen; undefined: whatever it is */
  seen?: number | undefined
  /** staff:7 or staff:cli */
  by: string
}

type TextRefusal = 'invalid_input' | 'text_not_found' | 'text_fixed' | 'text_changed'

/**
 * Has the shop say a text otherwise, or as it was shipped.
 * @returns the text then; refuses invalid_input with what is wrong beside each form, text_not_found, text_fixed where
 *   clients compare it, text_changed where somebody changed it since it was seen
 */
export const changeText = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { language, key, words, seen, by }: TextChangeWish,
): Promise<Result<StaffText, TextRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffText, TextRefusal>> => {
    await lockSettings(tx)
    const text = await oneText(tx, language, key)
    if (!text) return refuse('text_not_found')
    if (text.is_fixed) return refuse('text_fixed')
    if (seen !== undefined && seen !== text.version) return refuse('text_changed')
    const said = words && trimmed(words)
    const wrong = said ? wrongForms(text, said) : {}
    if (Object.keys(wrong).length > 0) return refuse('invalid_input', { errors: fieldErrorsOf(wrong) })
    await writeTexts(tx, [{ text, words: said }], { language, by, at: clock.now() })
    return ok(await textNow(tx, language, key))
  })

const fieldErrorsOf = (wrong: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(wrong).map(([form, why]) => [form, [{ text: why ?? '' }]]))

type BackRefusal = 'text_change_not_found' | 'text_not_found' | 'text_stale'

/**
 * Has the shop say what it said before a change.
 * @returns the text then; refuses text_change_not_found, text_not_found where the shop has no such text any more, and
 *   text_stale where what it said then does not fit the text any more
 */
export const putTextBack = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { changeId, by }: { changeId: number; by: string },
): Promise<Result<StaffText, BackRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffText, BackRefusal>> => {
    await lockSettings(tx)
    const change = await selectTextChange(tx, changeId)
    if (!change) return refuse('text_change_not_found')
    const language = change.language as Language
    const text = await oneText(tx, language, change.key)
    if (!text) return refuse('text_not_found')
    const words: Words | null = change.before
    if (words && Object.keys(wrongForms(text, words)).length > 0) return refuse('text_stale')
    await writeTexts(tx, [{ text, words }], { language, by, at: clock.now(), putsBack: changeId })
    return ok(await textNow(tx, language, change.key))
  })
