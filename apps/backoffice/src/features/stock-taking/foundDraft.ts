import type { CallInput } from '@pandrop/api-client/client'
import type { addFoundItems, StockFinding } from '@pandrop/contract/staff/stock-taking'
import { readAmount } from '../../forms/readAmount.ts'
import { formTexts } from '../../texts/forms.ts'
import { answerTexts as texts } from '../../texts/stock-taking.ts'

/** What is typed of something that is to be an item. */
export interface FoundDraft {
  skin: string
  price: string
  cost: string
  float: string
  seed: string
}

/** What is wrong with it, by field. */
export type DraftErrors = Partial<Record<keyof FoundDraft, string>>

type Body = NonNullable<CallInput<typeof addFoundItems>['body']>

/** What is sent of one of them. */
export type FoundItem = Body['items'][number]

/** What a copy usually costs, as the only skin of its name or the one that was chosen. */
export const referenceOf = ({ skins }: StockFinding, skin: string): number | null =>
  (skins.length === 1 ? skins[0] : skins.find(({ id }) => id === skin))?.reference ?? null

/** Whether it has a float and Steam did not tell it. */
export const lacksFloat = ({ float, market_name: name }: StockFinding): boolean =>
  float === null && /\((Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/.test(name)

/** Nothing typed: its price is what it usually costs. */
export const emptyDraft: FoundDraft = { skin: '', price: '', cost: '', float: '', seed: '' }

const numberIn = (typed: string, max: number): number | null => {
  const number = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return number >= 0 && number <= max ? number : null
}

/** Reads what was typed: what is sent, or what is wrong with it. */
export const readDraft = (finding: StockFinding, draft: FoundDraft): { item: FoundItem } | { errors: DraftErrors } => {
  const isFloatAsked = lacksFloat(finding)
  const price = draft.price.trim() === '' ? undefined : readAmount(draft.price)
  const cost = draft.cost.trim() === '' ? undefined : readAmount(draft.cost)
  const float = isFloatAsked ? numberIn(draft.float, 1) : undefined
  const seed = isFloatAsked ? numberIn(draft.seed, 1000) : undefined
  const errors: DraftErrors = {
    ...(finding.skins.length > 1 && draft.skin === '' && { skin: texts.phaseMissing }),
    ...(price === null && { price: formTexts.amountInvalid }),
    ...(cost === null && draft.cost.trim() !== '0' && { cost: formTexts.amountInvalid }),
    ...(float === null && { float: texts.floatMissing }),
    ...((seed === null || (seed !== undefined && !Number.isInteger(seed))) && { seed: texts.seedMissing }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const item: FoundItem = {
    finding: finding.id,
    ...(typeof price === 'number' && { price }),
    ...(draft.cost.trim() !== '' && { cost: cost ?? 0 }),
    ...(draft.skin !== '' && { skin_id: draft.skin }),
    ...(typeof float === 'number' && { float }),
    ...(typeof seed === 'number' && { paint_seed: seed }),
  }
  return { item }
}
