import { type Language, languages } from '@pandrop/contract/languages'
import { listMailTemplates, previewMail, sendSampleMail } from '@pandrop/contract/staff/routes/mail-templates'
import { classNames } from '@pandrop/ui/classNames'
import { SelectField } from '@pandrop/ui/SelectField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { languageName } from '../../languageName.ts'
import { paths } from '../../paths.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { mailTemplateTexts as texts } from '../../texts/mail-templates.ts'
import { pageNames } from '../../texts/shell.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface Which {
  template: string
  language: Language
}

const listQuery = queryOptions({
  queryKey: ['mail-templates'],
  queryFn: async ({ signal }) => (await api.send(listMailTemplates, { signal })).templates,
})

const previewQuery = (which: Which) =>
  queryOptions({
    queryKey: ['mail-templates', 'preview', which],
    queryFn: ({ signal }) => api.send(previewMail, { query: which, signal }),
    placeholderData: keepPreviousData,
  })

/** Every mail that customers are sent, as they would see it; which one stands in the address. */
export const MailTemplates = () => {
  const [words, changeAddress] = useAddress()
  const { data: templates, isError, error, isFetching, refetch } = useQuery(listQuery)
  if (!templates && isError)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  const [first] = templates ?? []
  if (!templates || !first) return <Skeleton className="h-[760px] rounded-large" />
  const { template } = templates.find((one) => one.template === words.mail) ?? first
  const language = languages.find((code) => code === words.language) ?? 'en'
  return (
    <Section title={pageNames.mailTemplates} titleHidden>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_176px]">
        <SelectField
          label={texts.template}
          options={templates
            .toSorted((one, other) => one.subject.localeCompare(other.subject, 'en'))
            .map(({ template: value, subject: label }) => ({ value, label }))}
          value={template}
          onChange={({ target }) => changeAddress({ mail: target.value })}
        />
        <SelectField
          label={texts.language}
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          value={language}
          onChange={({ target }) => changeAddress({ language: target.value === 'en' ? undefined : target.value })}
        />
      </div>
      <Preview template={template} language={language} />
    </Section>
  )
}

const shapes = ['desktop', 'phone', 'text'] as const

const options = shapes.map((value) => ({ value: value === 'desktop' ? '' : value, label: texts[value] }))

const Preview = (which: Which) => {
  const [words, changeAddress] = useAddress()
  const { data, isError, error, isFetching, refetch } = useQuery(previewQuery(which))
  if (!data && isError)
    return <LoadFailed title={texts.previewFailed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <Skeleton className="mt-4 h-[640px] rounded-large" />
  const { from_name: name, from_address: address, subject, html, text } = data
  return (
    <>
      <Facts
        className="mt-4"
        facts={[
          { term: texts.from, value: `${name} <${address}>` },
          { term: texts.subject, value: subject },
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={texts.widths}
          options={options}
          value={words.as ?? ''}
          onChange={(as) => changeAddress({ as })}
        />
        <Steps {...which} />
      </div>
      <p className="mt-2 text-bone-2">{texts.sample}</p>
      {words.as === 'text' ? (
        <pre className="mt-3 rounded-large bg-ink-0 p-4 type-mono text-[12.5px]/5 break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        // Without any right: no script, no form, no way out.
        <iframe
          title={texts.frame(subject)}
          sandbox=""
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          className={classNames(
            'mx-auto mt-3 block h-[760px] w-full rounded-large bg-ink-0',
            words.as === 'phone' && 'max-w-[390px]',
          )}
        />
      )}
    </>
  )
}

const Steps = ({ template, language }: Which) => {
  const isAdministrator = useStaff()?.role === 'administrator'
  const call = useCall(sendSampleMail, { failed: texts.sendFailed, done: ({ to }) => texts.sent(to) })
  const search = { search: `mail_${template}_`, ...(language !== 'en' && { language }) }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link
        to={paths.languages}
        search={search as never}
        className="inline-flex h-10 items-center rounded-button px-3 font-[560] text-bone-1 hover:bg-ink-2"
      >
        {texts.change}
      </Link>
      {isAdministrator && (
        <StaffButton loading={call.running} onClick={() => void call.run({ body: { template, language } })}>
          {texts.send}
        </StaffButton>
      )}
    </div>
  )
}
