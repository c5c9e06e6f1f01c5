import type { facetTexts as english } from '../en/facets.ts'
import type { Translation } from '../translation.ts'

export const facetTexts: Translation<typeof english> = {
  tag_normal: 'Normal',
}
