import type { Profile } from '@pandrop/contract/profile'
import { lazy, Suspense } from 'react'
import { withTexts } from '../texts/shown.ts'
import type { FieldByName } from './fieldProps.ts'

/** What a form begins with where the shop asks for a business; nothing where it does not. */
export const businessOf = ({ company, vat_id }: Pick<Profile, 'company' | 'vat_id'>) =>
  company === undefined ? {} : { company, vat_id: vat_id ?? '' }

const Fields = lazy(async () => {
  const screen = await withTexts(import('./BusinessFields.tsx'), import('../texts/business.ts'))
  return { default: screen.BusinessFields }
})

/** The fields of a business, loaded where they are shown: most shops do not ask for it. */
export const BusinessFields = ({ field }: { field: FieldByName<'company' | 'vat_id'> }) => (
  <Suspense fallback={<div className="mt-4 h-[202px] sm:h-[112px] desktop:h-[94px]" />}>
    <Fields field={field} />
  </Suspense>
)
