import { exteriorNames } from '@pandrop/contract/exteriors'
import { offerVariants } from '@pandrop/contract/lifecycle/offer'
import type { StaffSkin } from '@pandrop/contract/staff/items'
import { searchStaffSkins } from '@pandrop/contract/staff/routes/items'
import { SelectField } from '@pandrop/ui/SelectField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { TextField } from '@pandrop/ui/TextField'
import type { Ref } from 'react'
import { api } from '../../api.ts'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import { copyTexts as texts } from '../../texts/item-forms.ts'
import { variantTexts } from '../../texts/offers.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { FindField } from '../FindField.tsx'
import { type CopyDraft, kindOf, type ReadCopy, variantsOf } from './copyDraft.ts'
import type { useStaffSkin } from './copyQueries.ts'

interface CopyFieldsProps {
  draft: CopyDraft
  /** what somebody called it: searched for at once while no skin is chosen */
  called?: string
  onType: (change: Partial<CopyDraft>) => void
  /** of the draft's skin */
  reading: ReturnType<typeof useStaffSkin>
  read: ReadCopy
  errors: Readonly<Partial<Record<string, string>>>
  skinField?: Ref<HTMLInputElement>
  floatField?: Ref<HTMLInputElement>
}

/** Which copy it is: its skin, and of a painted one float and seed. The exterior follows the float. */
export const CopyFields = (props: CopyFieldsProps) => {
  const { draft, called, onType, reading, read, errors, skinField, floatField } = props
  const skin = reading.data?.skin
  if (draft.skin_id === '')
    return (
      <SkinField
        called={called}
        inputRef={skinField}
        error={errors.skin_id}
        onChoose={(id) => onType({ skin_id: id })}
      />
    )
  if (!skin)
    return reading.error ? (
      <LoadFailed title={texts.skinFailed} {...reading} />
    ) : (
      <div role="status" aria-label={texts.skinLoading}>
        <Skeleton className="h-28 rounded-input" />
      </div>
    )
  return (
    <div className="flex flex-col gap-3">
      <ChosenSkin skin={skin} onClear={() => onType({ skin_id: '', float: '', paint_seed: '' })} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,168px),1fr))] items-start gap-3">
        <SelectField
          label={texts.variant}
          options={variantsOf(skin).map((value) => ({ value, label: variantTexts[value] }))}
          value={draft.variant}
          error={errors.variant}
          onChange={({ target }) => onType({ variant: offerVariants.find((one) => one === target.value) ?? 'normal' })}
        />
        {skin.wear ? (
          <>
            <TextField
              ref={floatField}
              label={texts.float}
              hint={texts.floatOf(skin.wear.min, skin.wear.max)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={draft.float}
              error={errors.float}
              onChange={({ target }) => onType({ float: target.value })}
            />
            <TextField
              label={texts.seed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={draft.paint_seed}
              error={errors.paint_seed}
              onChange={({ target }) => onType({ paint_seed: target.value })}
            />
          </>
        ) : (
          <p className="self-center text-bone-2">{texts.notPainted}</p>
        )}
      </div>
      <KindFacts skin={skin} draft={draft} read={read} error={errors.exterior} />
    </div>
  )
}

interface SkinFieldProps {
  onChoose: (skinId: string) => void
  /** what it is searched for by to begin with */
  called?: string | undefined
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A skin of the catalogue, found while its name is typed. */
const SkinField = ({ onChoose, ...rest }: SkinFieldProps) => (
  <FindField
    label={texts.skin}
    hint={texts.skinHint}
    nothing={texts.noSkin}
    listLabel={texts.skins}
    searchKey={['items', 'skins']}
    search={async (search, signal) => (await api.send(searchStaffSkins, { query: { search }, signal })).skins}
    keyOf={({ id }) => id}
    onChoose={({ id }) => onChoose(id)}
    draw={({ img, rarity, market_name: name, phase }) => (
      <>
        <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="w-16 flex-none" />
        <span className="min-w-0">
          <span className="block truncate font-[600]">{name}</span>
          <span className="block truncate type-meta text-bone-1">{[phase, rarity].filter(Boolean).join(', ')}</span>
        </span>
      </>
    )}
    {...rest}
  />
)

const ChosenSkin = ({ skin, onClear }: { skin: StaffSkin; onClear: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-ink-2 px-3 py-2">
    <SkinPicture
      image={skinImage(skin.img)}
      quality={skin.rarity}
      size="thumb"
      className="w-24 flex-none compact:w-16"
    />
    <span className="min-w-0 flex-1">
      <span className="block font-[600] break-words">{skin.market_name}</span>
      <span className="block type-meta text-bone-1">
        {[skin.phase, skin.type, skin.rarity].filter(Boolean).join(', ')}
      </span>
    </span>
    <StaffButton kind="tertiary" onClick={onClear}>
      {texts.otherSkin}
    </StaffButton>
  </div>
)

interface KindFactsProps {
  skin: StaffSkin
  draft: CopyDraft
  read: ReadCopy
  error: string | undefined
}

/** What follows from what was typed: exterior, its reference, and what stands beside it on the shelf. */
const KindFacts = ({ skin, draft, read: { exterior }, error }: KindFactsProps) => {
  const kind = kindOf(skin, exterior, draft.variant)
  const facts = [
    [texts.exterior, exterior ? exteriorNames[exterior] : texts.exteriorUnknown],
    ...(exterior ? [[texts.reference, kind ? showEuro(kind.reference_price) : texts.noReference]] : []),
    ...(kind
      ? [[texts.inStock, kind.cheapest ? texts.inStockFrom(kind.in_stock, showEuro(kind.cheapest)) : texts.none]]
      : []),
  ] as const
  return (
    <>
      <dl aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="flex items-baseline gap-2">
            <dt className="type-meta text-bone-2">{term}</dt>
            <dd className="font-[640]">{value}</dd>
          </div>
        ))}
      </dl>
      {error && <p className="text-danger">{error}</p>}
    </>
  )
}
