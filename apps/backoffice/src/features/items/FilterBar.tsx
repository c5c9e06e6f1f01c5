import { exteriorNames } from '@pandrop/contract/exteriors'
import { itemClasses, itemTypes } from '@pandrop/contract/item'
import { stockGaps } from '@pandrop/contract/staff/items'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField, type SelectOption } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountsQuery } from '../../forms/copy/copyQueries.ts'
import { stockGapNames, itemFilterTexts as texts } from '../../texts/items.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { barFilters, filtersOn, type ItemFilters } from './itemFilters.ts'
import { runningCampaignsQuery, weaponsQuery } from './itemQueries.ts'

type BarFilter = (typeof barFilters)[number]

interface FilterBarProps {
  filters: ItemFilters
  onChange: (change: Partial<Record<BarFilter, string | undefined>>) => void
}

const dayChoices = [30, 60, 90]
const marginChoices = [0, 5]

const same = (words: readonly string[]): SelectOption[] => words.map((word) => ({ value: word, label: word }))

/** What a list of items is narrowed by; each choice counts at once and stands in the address. */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const weapons = useQuery(weaponsQuery).data ?? []
  const accounts = useQuery(accountsQuery).data ?? []
  const campaigns = useQuery(runningCampaignsQuery).data ?? []
  const choose = (name: BarFilter, label: string, any: string, options: readonly SelectOption[]) => (
    <SelectField
      key={name}
      label={label}
      labelHidden
      options={[{ value: '', label: any }, ...options]}
      value={String(filters[name] ?? '')}
      onChange={({ target }) =>
        // A weapon of another type would leave nothing to be found.
        onChange({ [name]: target.value, ...(name === 'type' && { weapon: undefined }) })
      }
    />
  )
  const ofType = weapons.filter(({ type }) => filters.type === undefined || type === filters.type)
  return (
    <div className="px-4 pt-1 pb-3">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,148px),1fr))] gap-2">
        {choose('type', texts.type, texts.anyType, same(itemTypes))}
        {choose('weapon', texts.weapon, texts.anyWeapon, same(ofType.map(({ name }) => name)))}
        {choose('exterior', texts.exterior, texts.anyExterior, exteriors)}
        {choose('item_class', texts.itemClass, texts.anyClass, same(itemClasses))}
        <PriceFilter
          label={texts.priceFrom}
          value={String(filters.price_from ?? '')}
          onChange={(price) => onChange({ price_from: price })}
        />
        <PriceFilter
          label={texts.priceTill}
          value={String(filters.price_till ?? '')}
          onChange={(price) => onChange({ price_till: price })}
        />
        {choose('days_min', texts.days, texts.anyDays, days)}
        {choose('margin_below', texts.margin, texts.anyMargin, margins)}
        {choose('lacks', texts.lacks, texts.lacksNothing, gaps)}
        {choose(
          'account',
          texts.account,
          texts.anyAccount,
          accounts.map(({ id, label }) => ({ value: String(id), label })),
        )}
        {choose(
          'campaign',
          texts.campaign,
          texts.anyCampaign,
          campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        <div className="col-span-full flex flex-wrap items-center gap-x-4">
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="sr-only">{texts.marks}</legend>
            {(['sale', 'new', 'in_campaign'] as const).map((name) => (
              <CheckboxField
                key={name}
                label={texts[name]}
                checked={filters[name] !== undefined}
                onChange={({ target }) => onChange({ [name]: target.checked ? 'true' : undefined })}
              />
            ))}
          </fieldset>
          {filtersOn(filters) > 0 && (
            <StaffButton kind="tertiary" onClick={() => onChange(nothing)}>
              {texts.clear}
            </StaffButton>
          )}
        </div>
      </div>
    </div>
  )
}

const nothing = Object.fromEntries(barFilters.map((name) => [name, undefined]))

const exteriors = Object.entries(exteriorNames).map(([value, label]) => ({ value, label }))

const days = dayChoices.map((day) => ({ value: String(day), label: texts.moreDays(day) }))

const margins = marginChoices.map((percent) => ({ value: String(percent), label: texts.marginBelow(percent) }))

const gaps = stockGaps.map((gap) => ({ value: gap, label: stockGapNames[gap] }))

interface PriceFilterProps {
  label: string
  value: string
  onChange: (price: string | undefined) => void
}

/** A bound of the price: counts once it is left or sent, not with every digit. */
const PriceFilter = ({ label, value, onChange }: PriceFilterProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const send = (): void => {
    const price = typed.trim().replace(',', '.')
    if (price !== value) onChange(price || undefined)
  }
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  )
}
