import { pageRoles } from '@pandrop/contract/content'
import { changePage } from '@pandrop/contract/staff/routes/static-pages'
import type { StaffPage } from '@pandrop/contract/staff/static-pages'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { queryClient } from '../../../queryClient.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { pageQuery, showPage } from './pageQueries.ts'

interface PagePlaceProps {
  page: StaffPage
  mayChange: boolean
}

type Place = Pick<StaffPage, 'role' | 'in_footer' | 'is_published'> & { slug: string }

const roleOptions = [
  { value: '', label: texts.noRole },
  ...pageRoles.map((value) => ({ value, label: texts.roles[value] })),
]

/** Where a page stands, what it is to the shop, and whether anybody sees it. */
export const PagePlace = ({ page, mayChange }: PagePlaceProps) => {
  const standing: Place = {
    slug: page.slug ?? '',
    role: page.role,
    in_footer: page.in_footer,
    is_published: page.is_published,
  }
  const [typed, setTyped] = useState<Partial<Place>>({})
  const [seen, setSeen] = useState(page.version)
  const place = { ...standing, ...typed }
  const isUnchanged = Object.keys(standing).every((name) => Reflect.get(place, name) === Reflect.get(standing, name))
  const call = useCall(changePage, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved,
    onDone: async ({ page: saved }) => {
      setTyped({})
      setSeen(saved.version)
      await showPage(saved)
    },
    onFailure: async ({ code }) => {
      if (code !== 'page_changed') return
      const now = await queryClient.fetchQuery({ ...pageQuery(page.id), staleTime: 0 }).catch(() => null)
      if (now) setSeen(now.version)
    },
  })
  const moved = call.failure?.code === 'page_changed' ? texts.movedOn : ''
  return (
    <Section title={texts.page}>
      <SubmitForm
        onSubmit={() => {
          if (!call.running && !isUnchanged) void call.run({ params: { id: page.id }, body: { ...place, seen } })
        }}
        className="flex flex-col gap-4"
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] items-start gap-3">
          <TextField
            label={texts.slug}
            hint={page.former_slugs.length > 0 ? texts.former(page.former_slugs) : undefined}
            autoComplete="off"
            maxLength={60}
            value={place.slug}
            error={call.fieldErrors.slug && texts.slugWrong}
            disabled={!mayChange}
            onChange={({ target }) => setTyped({ ...typed, slug: target.value })}
          />
          <SelectField
            label={texts.role}
            options={roleOptions}
            value={place.role ?? ''}
            disabled={!mayChange}
            onChange={({ target }) =>
              setTyped({ ...typed, role: pageRoles.find((role) => role === target.value) ?? null })
            }
          />
        </div>
        <div className="flex flex-wrap gap-x-6">
          <CheckboxField
            label={texts.isPublished}
            checked={place.is_published}
            disabled={!mayChange}
            onChange={({ target }) => setTyped({ ...typed, is_published: target.checked })}
          />
          <CheckboxField
            label={texts.inFooter}
            checked={place.in_footer}
            disabled={!mayChange}
            onChange={({ target }) => setTyped({ ...typed, in_footer: target.checked })}
          />
        </div>
        <FormAlert
          text={
            Object.keys(call.fieldErrors).length > 0
              ? undefined
              : call.failureText && [call.failureText, moved].filter(Boolean).join('. ')
          }
        />
        {mayChange && (
          <StaffButton
            type="submit"
            kind="primary"
            className="self-start"
            loading={call.running}
            disabledReason={isUnchanged ? texts.unchanged : undefined}
          >
            {texts.save}
          </StaffButton>
        )}
      </SubmitForm>
    </Section>
  )
}
