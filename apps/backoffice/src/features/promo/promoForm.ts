import type { Sent } from '@pandrop/contract/call'
import { type changePromoCode, promoUsesMax, type StaffPromoCode } from '@pandrop/contract/staff/promo'
import { readAmount } from '../../forms/readAmount.ts'

/** What is typed of a code, field by field. */
export interface TypedPromo {
  code: string
  kind: 'percent' | 'fixed'
  percent: string
  fixed: string
  /** 2026-12-01, or nothing */
  from: string
  until: string
  usesMax: string
  usesPerCustomerMax: string
  totalMin: string
  description: string
}

export const nothingTyped: TypedPromo = {
  code: '',
  kind: 'percent',
  percent: '',
  fixed: '',
  from: '',
  until: '',
  usesMax: '',
  usesPerCustomerMax: '',
  totalMin: '',
  description: '',
}

const words = (value: number | null): string => (value === null ? '' : String(value))

/** A code as it stands, in the fields of the form; a moment within a day leaves its field empty. */
export const typedOf = (promo: StaffPromoCode): TypedPromo => ({
  code: promo.code,
  kind: 'percent' in promo.discount ? 'percent' : 'fixed',
  percent: 'percent' in promo.discount ? String(promo.discount.percent) : '',
  fixed: 'fixed' in promo.discount ? promo.discount.fixed.toFixed(2) : '',
  from: promo.first_day ?? '',
  until: promo.last_day ?? '',
  usesMax: words(promo.uses_max),
  usesPerCustomerMax: words(promo.uses_per_customer_max),
  totalMin: promo.total_min > 0 ? promo.total_min.toFixed(2) : '',
  description: promo.description,
})

/**
 * The fields of another code with the same terms: it begins now, and ends with this one where that is still to come.
 * @param today 2026-11-22
 */
export const copyOf = (promo: StaffPromoCode, today: string): TypedPromo => {
  const typed = typedOf(promo)
  return { ...typed, code: '', from: '', until: typed.until >= today ? typed.until : '' }
}

const codeShape = /^[A-Z0-9][A-Z0-9_-]{2,39}$/

/** A code as it is kept; null where it can be none. */
const readCode = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return codeShape.test(code) ? code : null
}

/** 0.01 to 100 with at most two decimals; null for anything else. */
const readPercent = (typed: string): number | null => {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.')
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return percent > 0 && percent <= 100 ? percent : null
}

/** A limit; undefined where it is none, null where the field is empty. */
const readLimit = (typed: string): number | null | undefined => {
  const plain = typed.trim().replaceAll(',', '')
  if (plain === '') return null
  return /^[1-9]\d{0,6}$/.test(plain) && Number(plain) <= promoUsesMax ? Number(plain) : undefined
}

/** What is sent of the terms. */
type Terms = Omit<Sent<typeof changePromoCode, 'body'>, 'seen' | 'confirmed'>

/** The fields that cannot be meant as they are typed. */
export const wrongFields = (typed: TypedPromo): ReadonlySet<keyof TypedPromo> => {
  const wrong = new Set<keyof TypedPromo>()
  if (readCode(typed.code) === null) wrong.add('code')
  if (typed.kind === 'percent' && readPercent(typed.percent) === null) wrong.add('percent')
  if (typed.kind === 'fixed' && readAmount(typed.fixed) === null) wrong.add('fixed')
  if (readLimit(typed.usesMax) === undefined) wrong.add('usesMax')
  if (readLimit(typed.usesPerCustomerMax) === undefined) wrong.add('usesPerCustomerMax')
  if (typed.totalMin.trim() !== '' && readAmount(typed.totalMin) === null) wrong.add('totalMin')
  return wrong
}

const discountOf = ({ kind, percent, fixed }: TypedPromo): NonNullable<Terms['discount']> =>
  kind === 'percent' ? { percent: readPercent(percent) ?? 0 } : { fixed: readAmount(fixed) ?? 0 }

/** The body of a new code; nothing of it is wrong (wrongFields). */
export const newBody = (typed: TypedPromo) => ({
  code: readCode(typed.code) ?? '',
  discount: discountOf(typed),
  ...(typed.from && { from: typed.from }),
  until: typed.until || null,
  uses_max: readLimit(typed.usesMax) ?? null,
  uses_per_customer_max: readLimit(typed.usesPerCustomerMax) ?? null,
  total_min: readAmount(typed.totalMin) ?? 0,
  description: typed.description.trim(),
})

/** What many codes for one use each are made of, beside their beginning and number. */
export const batchTerms = (typed: TypedPromo) => {
  const { code: _code, uses_max: _uses, uses_per_customer_max: _perCustomer, ...terms } = newBody(typed)
  return terms
}

/** What became different: a field that was not touched is not sent, so that it cannot undo anything. */
export const changesOf = (typed: TypedPromo, before: TypedPromo): Terms => {
  const whole = newBody(typed)
  const is = (...fields: (keyof TypedPromo)[]): boolean => fields.some((field) => typed[field] !== before[field])
  return {
    ...(is('kind', 'percent', 'fixed') && { discount: whole.discount }),
    ...(is('from') && typed.from !== '' && { from: typed.from }),
    ...(is('until') && { until: whole.until }),
    ...(is('usesMax') && { uses_max: whole.uses_max }),
    ...(is('usesPerCustomerMax') && { uses_per_customer_max: whole.uses_per_customer_max }),
    ...(is('totalMin') && { total_min: whole.total_min }),
    ...(is('description') && { description: whole.description }),
  }
}
