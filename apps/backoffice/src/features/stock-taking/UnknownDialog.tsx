import type { Answer } from '@pandrop/contract/call'
import { addFoundItems, takeFindingStep } from '@pandrop/contract/staff/routes/stock-taking'
import type { addFoundItems as addCall, StockFinding } from '@pandrop/contract/staff/stock-taking'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { showToast } from '@pandrop/ui/toasts'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { findingStateNames, findingTexts, answerTexts as texts } from '../../texts/stock-taking.ts'
import { copyText } from './findingColumns.tsx'
import { type DraftErrors, emptyDraft, type FoundDraft, lacksFloat, readDraft, referenceOf } from './foundDraft.ts'
import { findingsChanged } from './stockTakingQueries.ts'

interface UnknownDialogProps {
  /** all unknown and open */
  findings: readonly StockFinding[]
  /** something became of one of them */
  onDone: () => void
  onClose: () => void
}

type Results = Answer<typeof addCall>['results']

const oddPrices = ['price_below_cost', 'price_unusual']

/** Makes items of what lies there; a single copy can be ignored for good instead. */
export const UnknownDialog = ({ findings, onDone, onClose }: UnknownDialogProps) => {
  const [left, setLeft] = useState(findings)
  const [drafts, setDrafts] = useState<Readonly<Record<number, FoundDraft>>>({})
  const [results, setResults] = useState<Results>([])
  const [hidden, setHidden] = useState(true)
  const [sure, setSure] = useState(false)
  const [answer, setAnswer] = useState<'add' | 'ignore'>('add')
  const [reason, setReason] = useState('')
  const [missed, setMissed] = useState(false)
  const draftOf = ({ id }: StockFinding) => drafts[id] ?? emptyDraft
  const adding = useCall(addFoundItems, {
    failed: texts.addFailed,
    quiet: true,
    onDone: async ({ results: all }) => {
      const refused = all.filter(({ refusal }) => refusal !== null)
      const done = all.length - refused.length
      if (done > 0) showToast({ kind: 'success', text: texts.added(done, all.length) })
      setResults(refused)
      setLeft(left.filter(({ id }) => refused.some(({ finding }) => finding === id)))
      await findingsChanged()
      onDone()
      if (refused.length === 0) onClose()
    },
  })
  const ignoring = useCall(takeFindingStep, {
    failed: texts.failed,
    quiet: true,
    done: ({ finding: { state } }) => findingStateNames[state],
    onDone: async () => {
      await findingsChanged()
      onDone()
      onClose()
    },
  })
  const isIgnoring = answer === 'ignore'
  const isOdd = results.some(({ refusal }) => refusal !== null && oddPrices.includes(refusal.code))
  const submit = (): void => {
    setMissed(true)
    const [one] = left
    if (isIgnoring && one) {
      if (reason.trim() !== '') void ignoring.run({ params: { id: one.id }, body: { step: 'ignore', reason } })
      return
    }
    const items = left.flatMap((finding) => {
      const read = readDraft(finding, draftOf(finding))
      return 'item' in read ? [read.item] : []
    })
    if (items.length === left.length) void adding.run({ body: { items, hidden, sure } })
  }
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={texts.unknownTitle(left.length)}
      text={isIgnoring ? undefined : texts.unknownText}
      submitLabel={isIgnoring ? texts.ignoreSubmit : texts.addSubmit(left.length)}
      busy={adding.running || ignoring.running}
      failure={isIgnoring ? ignoring.failureText : adding.failureText}
      onSubmit={submit}
    >
      {findings.length === 1 && (
        <SelectField
          label={texts.answer}
          options={[
            { value: 'add', label: texts.add },
            { value: 'ignore', label: texts.ignore },
          ]}
          value={answer}
          onChange={({ target: { value } }) => {
            setAnswer(value === 'ignore' ? 'ignore' : 'add')
            setMissed(false)
          }}
        />
      )}
      {left.map((finding) => {
        const read = readDraft(finding, draftOf(finding))
        const refusal = results.find(({ finding: id }) => id === finding.id)?.refusal?.text
        return (
          <FoundFields
            key={finding.id}
            finding={finding}
            draft={draftOf(finding)}
            errors={missed && 'errors' in read ? read.errors : {}}
            refusal={refusal}
            isNamedAlone={isIgnoring}
            onChange={(draft) => setDrafts({ ...drafts, [finding.id]: draft })}
          />
        )
      })}
      {isIgnoring ? (
        <ReasonField
          value={reason}
          onChange={setReason}
          error={missed && reason.trim() === '' ? formTexts.reasonMissing : undefined}
        />
      ) : (
        <div>
          <CheckboxField label={texts.hide} checked={hidden} onChange={() => setHidden(!hidden)} />
          {isOdd && <CheckboxField label={texts.sure} checked={sure} onChange={() => setSure(!sure)} />}
        </div>
      )}
    </FormDialog>
  )
}

interface FoundFieldsProps {
  finding: StockFinding
  draft: FoundDraft
  errors: DraftErrors
  /** why it did not become an item */
  refusal: string | undefined
  /** what it is, and no field */
  isNamedAlone: boolean
  onChange: (draft: FoundDraft) => void
}

const FoundFields = ({ finding, draft, errors, refusal, isNamedAlone, onChange }: FoundFieldsProps) => {
  const { market_name: name, skins, account } = finding
  const reference = referenceOf(finding, draft.skin)
  const field = (key: keyof FoundDraft) => ({
    value: draft[key],
    error: errors[key],
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ ...draft, [key]: value }),
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-input bg-ink-2 p-3.5">
      <legend className="float-left w-full font-[560]">{name}</legend>
      <p className="clear-both type-meta text-bone-2">
        {[copyText(finding), account.label].filter(Boolean).join(' · ')}
      </p>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {!isNamedAlone && (
        <>
          {skins.length > 1 && (
            <SelectField
              label={texts.phase}
              placeholder={texts.phaseChoose}
              options={skins.map(({ id, phase }) => ({ value: id, label: phase || id }))}
              {...field('skin')}
            />
          )}
          {lacksFloat(finding) && (
            <div className="grid grid-cols-2 gap-3">
              <TextField label={findingTexts.float} inputMode="decimal" autoComplete="off" {...field('float')} />
              <TextField label={findingTexts.seed} inputMode="numeric" autoComplete="off" {...field('seed')} />
            </div>
          )}
          <div className="grid grid-cols-2 gap-3 compact:grid-cols-1">
            <AmountField
              label={texts.price}
              placeholder={reference === null ? undefined : showEuro(reference)}
              {...field('price')}
            />
            <AmountField label={texts.cost} hint={texts.costHint} {...field('cost')} />
          </div>
        </>
      )}
    </fieldset>
  )
}
