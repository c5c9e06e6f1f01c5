import { languagesQuery } from '@pandrop/api-client/content-queries'
import { useQuery } from '@tanstack/react-query'
import { chooseLanguage } from '../../choose.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { useShop } from '../../shop.ts'
import { type ListProps, OptionList } from './OptionList.tsx'

/** The shop's languages, each under its own name. */
export const LanguageList = ({ titleHidden, onChosen }: ListProps) => {
  const text = useText()
  const { language } = useShop().frame.visitor
  const { data, isError, isFetching, refetch } = useQuery(languagesQuery(useApi()))
  const options = data?.map(({ id, code, title }) => ({
    key: code,
    label: title,
    language: code,
    chosen: code === language,
    onChoose: () => {
      onChosen()
      if (code !== language) chooseLanguage(id)
    },
  }))
  const failure = { text: text('languages_load_failed'), retrying: isFetching, onRetry: () => void refetch() }
  return (
    <OptionList
      title={text('choices_language')}
      titleHidden={titleHidden}
      options={options}
      failure={isError ? failure : undefined}
    />
  )
}
