import { campaignNameMax, pricedAtOnceMax } from '@pandrop/contract/staff/campaigns'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { TextField } from '@pandrop/ui/TextField'
import { shopZone } from '../../shopTime.ts'
import { campaignTexts, newCampaignTexts as texts } from '../../texts/campaigns.ts'
import type { TypedCampaign } from './campaignForm.ts'

interface FieldsProps {
  typed: TypedCampaign
  onType: (change: Partial<TypedCampaign>) => void
  /** fields that were tried and cannot be meant */
  wrong: ReadonlySet<string>
  /** what the server says of fields, by their names on the wire */
  errors: Readonly<Record<string, string | undefined>>
  /** each item can have a price of its own */
  canPrice: boolean
}

const kinds = [
  { value: 'percent', label: texts.kindPercent },
  { value: 'prices', label: texts.kindPrices },
] as const

/** Name, times and what a new campaign takes off. */
export const CampaignFields = ({ typed, onType, wrong, errors, canPrice }: FieldsProps) => (
  <>
    <TextField
      label={campaignTexts.name}
      hint={texts.nameHint}
      maxLength={campaignNameMax}
      autoComplete="off"
      value={typed.name}
      error={errors.name ?? (wrong.has('name') ? texts.nameMissing : undefined)}
      onChange={({ target }) => onType({ name: target.value })}
    />
    <div className="grid grid-cols-2 items-start gap-3 compact:grid-cols-1">
      <TextField
        type="datetime-local"
        label={campaignTexts.from}
        hint={texts.fromHint(shopZone())}
        value={typed.from}
        error={errors.from}
        onChange={({ target }) => onType({ from: target.value })}
      />
      <TextField
        type="datetime-local"
        label={campaignTexts.until}
        hint={texts.untilHint(shopZone())}
        value={typed.until}
        error={errors.until ?? (wrong.has('until') ? texts.untilMissing : undefined)}
        onChange={({ target }) => onType({ until: target.value })}
      />
    </div>
    {canPrice ? (
      <SegmentedSwitch
        label={texts.kind}
        options={kinds}
        value={typed.kind}
        onChange={(kind) => onType({ kind })}
        className="self-start"
      />
    ) : (
      typed.kind === 'prices' && <p className="text-warn">{texts.pricesOff(pricedAtOnceMax)}</p>
    )}
    {typed.kind === 'percent' && (
      <TextField
        label={texts.percentField}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.percent}
        error={errors.percent ?? (wrong.has('percent') ? texts.percentInvalid : undefined)}
        after={<span aria-hidden="true">{texts.percentUnit}</span>}
        onChange={({ target }) => onType({ percent: target.value })}
      />
    )}
  </>
)
