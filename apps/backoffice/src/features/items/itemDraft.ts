import { charmTyped, readCharm, readNameTag, readStickers, stickersTyped } from '@pandrop/contract/attachments'
import type { Sent } from '@pandrop/contract/call'
import type { changeItem } from '@pandrop/contract/staff/item-changes'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { readAsset } from '../../forms/copy/copyDraft.ts'
import { readAmount } from '../../forms/readAmount.ts'
import { attachmentTexts } from '../../texts/attachments.ts'
import { formTexts } from '../../texts/forms.ts'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'
import { dayOf, endOfDay, minuteOf, toWire } from './moments.ts'

/** What the shop knows and decides about an item, in the order of the form. */
export const termFields = [
  'price',
  'cost',
  'source_ref',
  'account',
  'asset_id',
  'external_id',
  'available_from',
  'new_until',
  'stickers',
  'charm',
  'name_tag',
  'note',
] as const

export type TermField = (typeof termFields)[number]

/** The same, letter by letter as it stands in the form. */
export type TermsDraft = Record<TermField, string>

type Terms = Required<Pick<Sent<typeof changeItem, 'body'>, TermField>>

export const noTerms: TermsDraft = {
  price: '',
  cost: '',
  source_ref: '',
  account: '',
  asset_id: '',
  external_id: '',
  available_from: '',
  new_until: '',
  stickers: '',
  charm: '',
  name_tag: '',
  note: '',
}

/** The terms of an item as a form shows them. */
export const termsOf = (item: StaffItem): TermsDraft => ({
  price: item.price.toFixed(2),
  cost: item.cost?.toFixed(2) ?? '',
  source_ref: item.source_ref ?? '',
  account: item.account ? String(item.account.id) : '',
  asset_id: item.asset_id ?? '',
  external_id: item.external_id ?? '',
  available_from: item.available_from ? minuteOf(item.available_from) : '',
  new_until: item.new_until ? dayOf(item.new_until) : '',
  stickers: stickersTyped(item.attachments?.stickers ?? []),
  charm: charmTyped(item.attachments?.charm ?? null),
  name_tag: item.attachments?.name_tag ?? '',
  note: item.note,
})

const orNull =
  <Value>(read: (typed: string) => Value | undefined) =>
  (typed: string): Value | null | undefined =>
    typed.trim() === '' ? null : read(typed.trim())

const words = orNull((typed) => typed)

/** An amount of nothing is one as well: what was given to the shop. */
export const readCost = orNull((typed) => (/^0+([.,]0{1,2})?$/.test(typed) ? 0 : (readAmount(typed) ?? undefined)))

/** Sent as it is typed, once it can be read. */
const typedIf =
  (read: (typed: string) => unknown) =>
  (typed: string): string | undefined =>
    read(typed) === undefined ? undefined : typed.trim()

// What each field means; undefined where that cannot be meant.
const readers: { [Field in TermField]: (typed: string) => Terms[Field] | undefined } = {
  price: (typed) => readAmount(typed) ?? undefined,
  cost: readCost,
  source_ref: words,
  account: orNull(Number),
  asset_id: orNull((typed) => readAsset(typed) ?? undefined),
  external_id: words,
  available_from: orNull((typed) => toWire(typed) ?? undefined),
  new_until: orNull((typed) => endOfDay(typed) ?? undefined),
  stickers: typedIf(readStickers),
  charm: typedIf(readCharm),
  name_tag: typedIf(readNameTag),
  note: (typed) => typed.trim(),
}

const wrongTexts: Partial<Record<TermField, string>> = {
  price: formTexts.amountInvalid,
  cost: texts.costInvalid,
  asset_id: texts.assetInvalid,
  stickers: attachmentTexts.stickersInvalid,
  charm: attachmentTexts.charmInvalid,
  name_tag: attachmentTexts.nameTagInvalid,
}

export interface ReadTerms {
  /** what is sent of the fields that can be meant */
  terms: Partial<Terms>
  /** said beside those that cannot */
  errors: Partial<Record<TermField, string>>
}

/** Reads the named fields of a form. */
export const readTerms = (draft: TermsDraft, fields: readonly TermField[]): ReadTerms => {
  const errors: ReadTerms['errors'] = {}
  const terms: Record<string, unknown> = {}
  for (const field of fields) {
    const value = readers[field](draft[field])
    if (value === undefined) errors[field] = wrongTexts[field] ?? texts.invalid
    else terms[field] = value
  }
  return { terms: terms as Partial<Terms>, errors }
}
