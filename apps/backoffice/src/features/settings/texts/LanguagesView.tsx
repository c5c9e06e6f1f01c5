import { type Language, languages } from '@pandrop/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../hooks/useAddress.ts'
import { useStaff } from '../../../hooks/useStaffSession.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { textTexts as texts } from '../../../texts/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { settingsQuery } from '../settingsQueries.ts'
import { TwoColumns, TwoColumnsLoading } from '../TwoColumns.tsx'
import { TextHistory } from './TextHistory.tsx'
import { TextList } from './TextList.tsx'

/** The language of the address; English where it names none. */
const languageOf = (word: string | undefined): Language => languages.find((code) => code === word) ?? 'en'

/** Which languages the shop speaks, what it says in each, and what it said before. */
export const LanguagesView = () => {
  const { data: standing, error, isFetching, refetch } = useQuery(settingsQuery)
  const [words] = useAddress()
  const mayChange = useStaff()?.role === 'administrator'
  if (error && !standing)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!standing) return <TwoColumnsLoading label={texts.loading} />
  const language = languageOf(words.language)
  return (
    <>
      {!mayChange && <p className="text-bone-1">{settingsTexts.readOnly}</p>}
      <TwoColumns aside={<TextHistory language={language} mayChange={mayChange} />}>
        <SettingsForm section="languages" standing={standing} mayChange={mayChange} />
        <TextList language={language} mayChange={mayChange} />
      </TwoColumns>
    </>
  )
}
