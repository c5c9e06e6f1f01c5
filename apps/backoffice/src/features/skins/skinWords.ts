import { type ExteriorCode, exteriorNames } from '@pandrop/contract/exteriors'
import type { StaffKind } from '@pandrop/contract/staff/skins'
import { variantTexts } from '../../texts/offers.ts'
import { referenceBasisNames, referenceOriginNames, skinTexts as texts } from '../../texts/skins.ts'

/** Which kind of a skin it is, in words: "Field-Tested, StatTrak™". */
export const kindText = ({ exterior, variant }: Pick<StaffKind, 'exterior' | 'variant'>): string =>
  texts.kindName(exteriorNames[exterior as ExteriorCode], variant === 'normal' ? '' : variantTexts[variant])

/** Where a reference is from, in words. */
export const sourceText = ({ source, basis, set }: StaffKind): string | null => {
  if (source === null) return null
  if (set) return referenceOriginNames.hand
  return [source.list, basis && basis !== 'observed' && referenceBasisNames[basis]].filter(Boolean).join(', ')
}
