import { searchStaffSkins } from '@pandrop/contract/staff/routes/items'
import { TextField } from '@pandrop/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface SkinFieldProps {
  /** what the customer called it */
  title: string
  /** its name once one is chosen */
  chosen: string | undefined
  error: string | undefined
  /** '' takes the choice back */
  onChoose: (skinId: string) => void
}

const lettersMin = 2

/** Asks which skin of the catalogue it is, beginning with the customer's own words. */
export const SkinField = ({ title, chosen, error, onChoose }: SkinFieldProps) => {
  const [typed, setTyped] = useState(title)
  const search = typed.trim()
  const found = useQuery({
    queryKey: ['skins', search],
    queryFn: async ({ signal }) => (await api.send(searchStaffSkins, { query: { search }, signal })).skins,
    enabled: search.length >= lettersMin && chosen === undefined,
    placeholderData: keepPreviousData,
  })
  if (chosen !== undefined)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <span className="block type-meta text-bone-2">{texts.skin}</span>
          <span className="font-[560]">{chosen}</span>
        </span>
        <StaffButton kind="tertiary" onClick={() => onChoose('')}>
          {texts.change}
        </StaffButton>
      </p>
    )
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={texts.searchSkin}
        hint={texts.skinHint}
        autoComplete="off"
        maxLength={80}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.data?.length === 0 && <p className="text-bone-2">{texts.noSkins}</p>}
      <ul aria-label={texts.skinsFound} className="flex flex-wrap gap-1.5">
        {found.data?.map(({ id, market_name: name, phase }) => (
          <li key={id}>
            <StaffButton onClick={() => onChoose(id)}>{phase === '' ? name : `${name} (${phase})`}</StaffButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
