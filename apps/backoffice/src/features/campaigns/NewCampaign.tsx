import { pricedAtOnceMax } from '@pandrop/contract/staff/campaigns'
import { addCampaignItems, createCampaign } from '@pandrop/contract/staff/routes/campaigns'
import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { showCount } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { campaignStateNames, campaignTexts, newCampaignTexts as texts } from '../../texts/campaigns.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CampaignFields } from './CampaignFields.tsx'
import { type Chosen, chosenOf, itemsBody, kindOf, newBody, nothingTyped, wrongFields } from './campaignForm.ts'
import { aheadQuery, campaignsChanged } from './campaignQueries.ts'
import { PreviewFacts, PreviewTable } from './PreviewPanel.tsx'
import { usePreview } from './usePreview.ts'

/** Plans a campaign for the items that were chosen in their list, or adds these to one. */
export const NewCampaign = () => {
  const [words] = useAddress()
  const chosen = useMemo(() => chosenOf(words), [words])
  if (chosen) return <PlanForm chosen={chosen} />
  const action = (
    <Link to={paths.items} className={buttonClass({ size: 40 })}>
      {campaignTexts.toItems}
    </Link>
  )
  return <EmptyState title={texts.nothing} text={texts.nothingText} action={action} />
}

const PlanForm = ({ chosen }: { chosen: Chosen }) => {
  const [typed, setTyped] = useState(nothingTyped)
  const [intoId, setIntoId] = useState('')
  const [tried, setTried] = useState(false)
  const [sentToken, setSentToken] = useState('')
  const ahead = useQuery(aheadQuery).data ?? []
  const into = ahead.find(({ id }) => String(id) === intoId) ?? null
  const kind = kindOf(typed, into)
  const previewed = usePreview(chosen, typed, into)
  const { list, token } = previewed
  const navigate = useNavigate()
  const leave = async ({ campaign }: { campaign: { id: number } }): Promise<void> => {
    await campaignsChanged()
    await navigate({ to: paths.campaign(campaign.id) })
  }
  const onFailure = ({ code }: { code: string }): void => {
    if (code === 'preview_stale') previewed.refetch()
  }
  const plan = useCall(createCampaign, {
    failed: texts.createFailed,
    quiet: true,
    onFailure,
    done: ({ campaign: { name } }) => (typed.from === '' ? texts.started(name) : texts.planned(name)),
    onDone: leave,
  })
  const add = useCall(addCampaignItems, {
    failed: texts.addFailed,
    quiet: true,
    onFailure,
    done: ({ added, known }) => texts.added(added, known),
    onDone: leave,
  })
  const call = into ? add : plan
  // Asked once more is what was refused, and nothing that was typed since.
  const isAskedAgain = call.failure?.code === 'campaign_below_cost' && sentToken === token
  const wrong = into ? new Set<string>() : wrongFields(typed)
  const onType = (change: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...change })
    if (call.failure) call.forget()
  }
  const onPrice = useCallback(
    (id: number, price: string) => setTyped((before) => ({ ...before, prices: { ...before.prices, [id]: price } })),
    [],
  )
  const canPrice = previewed.isWhole || !previewed.isAsked
  const items = itemsBody(chosen, kind, { rows: list.rows, prices: typed.prices })
  const send = (): void => {
    setTried(true)
    if (call.running || wrong.size > 0 || items === null || (kind === 'prices' && !previewed.isWhole)) return
    // Nothing begins on figures that nobody saw: what is typed is worked out first.
    if (token === undefined) return
    setSentToken(token)
    const seen = { token, ...(isAskedAgain && { below_cost: true }) }
    if (into) void add.run({ params: { id: into.id }, body: { items, ...seen } })
    else void plan.run({ body: { ...newBody(typed, items), ...seen } })
  }
  const options = ahead.map(({ id, name, state }) => ({
    value: String(id),
    label: texts.intoKnown(name, campaignStateNames[state]),
  }))
  const count = showCount(previewed.preview?.items ?? 0)
  const label = into ? texts.add : typed.from === '' ? texts.start : texts.submit
  const failure = call.failure?.code === 'preview_stale' ? `${call.failureText}. ${texts.seenAnew}` : call.failureText
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <Section title={texts.form}>
          <SubmitForm onSubmit={send} className="flex flex-col gap-4">
            {options.length > 0 && (
              <SelectField
                label={texts.into}
                options={[{ value: '', label: texts.intoNew }, ...options]}
                value={intoId}
                onChange={({ target }) => setIntoId(target.value)}
              />
            )}
            {!into && (
              <CampaignFields
                typed={typed}
                onType={onType}
                wrong={tried ? wrong : new Set()}
                errors={plan.fieldErrors}
                canPrice={canPrice}
              />
            )}
            {kind === 'prices' && previewed.isAsked && list.status === 'ready' && !previewed.isWhole && (
              <p className="text-warn">{texts.pricesOff(pricedAtOnceMax)}</p>
            )}
            <FormAlert text={Object.keys(call.fieldErrors).length > 0 ? undefined : failure} />
            <div>
              <StaffButton type="submit" kind="primary" loading={call.running || previewed.isWaiting}>
                {isAskedAgain ? texts.belowCostToo(label(count)) : label(count)}
              </StaffButton>
            </div>
          </SubmitForm>
        </Section>
        <PreviewFacts preview={previewed.preview} isAsked={previewed.isAsked} />
      </div>
      {previewed.isAsked && (
        <PreviewTable
          preview={previewed.preview}
          list={list}
          prices={kind === 'prices' ? typed.prices : null}
          onPrice={onPrice}
        />
      )}
    </>
  )
}
