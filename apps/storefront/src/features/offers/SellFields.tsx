import { charmTypedMax, nameTagTypedMax, stickersTypedMax } from '@pandrop/contract/attachments'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { SellableSkin } from '@pandrop/contract/offers'
import type { Text } from '@pandrop/dictionaries/translate'
import { StepMark } from '@pandrop/ui/StepMark'
import { TextField } from '@pandrop/ui/TextField'
import { IconChevronDown } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { FieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useText } from '../../hooks/useText.ts'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { qualityText, variantText } from './offerParts.ts'
import { SellQuote } from './SellQuote.tsx'
import { SkinField } from './SkinField.tsx'
import type { SellFormHandle } from './useSellForm.ts'

/** As the sell form shows them, best first. */
const qualities: readonly OfferQuality[] = [
  'factory_new',
  'minimal_wear',
  'field_tested',
  'well_worn',
  'battle_scarred',
  'not_painted',
]

interface SellFieldsProps {
  id: string
  form: SellFormHandle
  nameInput: Ref<HTMLInputElement>
}

const qualityChoices = (text: Text, skin: SellableSkin | null) =>
  qualities.map((quality) => ({
    value: quality,
    label: qualityText(text, { quality }),
    off: skin !== null && !skin.qualities.includes(quality),
  }))

const variantChoices = (text: Text, { variants }: SellableSkin) =>
  variants.map((variant) => ({ value: variant, label: variantText(text, variant) }))

interface QualityProps extends Pick<SellFieldsProps, 'form'> {
  field: FieldProps
}

const Quality = ({ form, field: { error, ...radio } }: QualityProps) => {
  const text = useText()
  const choices = qualityChoices(text, form.skin)
  return (
    <ChoiceGrid
      label={text('sell_quality')}
      choices={choices}
      value={form.quality}
      radio={radio}
      hint={choices.some(({ off }) => off) ? text('sell_quality_off') : undefined}
      error={error}
    />
  )
}

/** Asked only where the skin comes in several. */
const Variant = ({ form: { skin, variant, setVariant } }: Pick<SellFieldsProps, 'form'>) => {
  const text = useText()
  if (!skin || skin.variants.length < 2) return null
  return (
    <ChoiceGrid
      label={text('sell_variant')}
      choices={variantChoices(text, skin)}
      value={variant}
      radio={{ name: 'variant', onChange: ({ target }) => setVariant(target.value as OfferVariant) }}
    />
  )
}

/** What somebody has and what they want for it, then what we would roughly pay and what happens next. */
export const SellFields = ({ id, form, nameInput }: SellFieldsProps) => {
  const text = useText()
  const { field, skin, quality, variant } = form
  // In the order of the screen, all of them here: the first one that is wrong gets the focus.
  const [title, price, exterior, link] = [field('title'), field('price'), field('quality'), field('item_url')]
  const attached = [field('stickers'), field('charm'), field('name_tag')] as const
  return (
    <SubmitForm id={id} onSubmit={() => form.submit()} className="flex flex-col gap-4">
      <SkinField form={form} field={title} inputRef={nameInput} />
      <TextField
        {...price}
        onBlur={(event) => {
          void price.onBlur(event)
          form.tidyPrice()
        }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        label={text('sell_price')}
        after="EUR €"
      />
      <Quality form={form} field={exterior} />
      <Variant form={form} />
      <TextField
        {...link}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        label={text('sell_link')}
        placeholder={text('sell_link_placeholder')}
      />
      <Attached fields={attached} />
      {skin && quality && <SellQuote {...form.wish} skinId={skin.skin_id} quality={quality} variant={variant} />}
      <Steps />
    </SubmitForm>
  )
}

type AttachedFields = readonly [stickers: FieldProps, charm: FieldProps, nameTag: FieldProps]

/** What is on the copy, for those who have something there: most have not, so it is folded up at first. */
const Attached = ({ fields: [stickers, charm, nameTag] }: { fields: AttachedFields }) => {
  const text = useText()
  const isWrong = [stickers, charm, nameTag].some(({ error }) => error)
  return (
    <details open={isWrong || undefined} className="group/attached rounded-card bg-ink-0 px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-bone-1">
        <span className="flex-1">{text('sell_attachments')}</span>
        <IconChevronDown
          aria-hidden="true"
          size={18}
          stroke={1.6}
          className="flex-none text-bone-2 transition-transform group-open/attached:rotate-180"
        />
      </summary>
      <p className="mb-3 type-meta text-bone-2">{text('sell_attachments_hint')}</p>
      <div className="flex flex-col gap-4 pb-3">
        <TextField
          {...stickers}
          autoComplete="off"
          maxLength={stickersTypedMax}
          label={text('sell_stickers')}
          hint={text('sell_stickers_hint')}
        />
        <TextField
          {...charm}
          autoComplete="off"
          maxLength={charmTypedMax}
          label={text('sell_charm')}
          hint={text('sell_charm_hint')}
        />
        <TextField {...nameTag} autoComplete="off" maxLength={nameTagTypedMax} label={text('sell_name_tag')} />
      </div>
    </details>
  )
}

const Steps = () => {
  const text = useText()
  const steps = [text('sell_step_review'), text('sell_step_decide'), text('sell_step_payout')]
  return (
    <ol aria-label={text('sell_steps')} className="flex flex-col gap-2.5 rounded-card bg-ink-0 px-4 py-3.5">
      {steps.map((step, place) => (
        <li key={step} className="flex items-center gap-3 text-[13.5px]/[18px] text-bone-1">
          <StepMark number={place + 1} />
          {step}
        </li>
      ))}
    </ol>
  )
}
