import type { Language } from '@pandrop/contract/languages'
import { languages } from '@pandrop/contract/languages'
import type { PageDraft, StaffPage } from '@pandrop/contract/staff/static-pages'
import { useState } from 'react'
import { useAddress } from '../../../hooks/useAddress.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { languageName } from '../../../languageName.ts'
import { FilterTabs } from '../../../table/FilterTabs.tsx'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { Section } from '../../../ui/Section.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import { PagePlace } from './PagePlace.tsx'
import { PageVersions } from './PageVersions.tsx'
import { ShippedOffer } from './ShippedOffer.tsx'
import { TextEditor } from './TextEditor.tsx'

const stateIn = (page: StaffPage, language: Language): string => {
  if (page.offers.some((offer) => offer.language === language)) return texts.offered
  if (page.drafts.includes(language)) return texts.draft
  return page.languages.includes(language) ? '' : texts.none
}

/** One page: where it stands, what it says in each language, and what it said before. */
export const PageView = ({ page }: { page: StaffPage }) => {
  const mayChange = useStaff()?.role === 'administrator'
  const [words, changeAddress] = useAddress()
  // What is typed in one language is still there after a look at another.
  const [typed, setTyped] = useState<Partial<Record<Language, PageDraft>>>({})
  const language = languages.find((code) => code === words.language) ?? 'en'
  return (
    <>
      {!mayChange && <p className="text-bone-1">{texts.readOnly}</p>}
      <TwoColumns
        aside={
          <PageVersions
            pageId={page.id}
            mayChange={mayChange}
            onOpen={(version, draft) => {
              setTyped({ ...typed, [version]: draft })
              changeAddress({ language: version === 'en' ? undefined : version })
            }}
          />
        }
      >
        <PagePlace page={page} mayChange={mayChange} />
        <Section title={texts.text}>
          <FilterTabs
            label={texts.language}
            options={languages.map((code) => ({
              value: code,
              label: texts.tab(languageName(code), stateIn(page, code)),
            }))}
            value={language}
            onChange={(code) => changeAddress({ language: code === 'en' ? undefined : code })}
          />
          <ShippedOffer key={`offer ${language}`} page={page} language={language} mayChange={mayChange} />
          <TextEditor
            key={`${language} ${page.offers.length}`}
            page={page}
            language={language}
            mayChange={mayChange}
            typed={typed[language]}
            onType={(draft) => setTyped((before) => ({ ...before, [language]: draft }))}
          />
        </Section>
      </TwoColumns>
    </>
  )
}
