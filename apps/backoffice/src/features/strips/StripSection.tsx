import { pinsMax, type Strip } from '@pandrop/contract/limits'
import { listStaffItems } from '@pandrop/contract/staff/routes/items'
import { pinItem, unpinItems } from '@pandrop/contract/staff/routes/strips'
import type { StripItem } from '@pandrop/contract/staff/strips'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { showEuro } from '../../format.ts'
import { FindField } from '../../forms/FindField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { skinImage } from '../../pictures.ts'
import { stripTexts as texts } from '../../texts/strips.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ItemLine } from './ItemLine.tsx'
import { PinnedList } from './PinnedList.tsx'
import { type StripShown, showStrips } from './stripQueries.ts'

const foundMax = 8

/** What the strip promises of its items. */
const promised: Record<Strip, { sale?: 'true'; new?: 'true' }> = {
  sale: { sale: 'true' },
  new: { new: 'true' },
  deals: {},
}

/** One strip: a search for what is to be pinned, the pins in their order, and what follows them. */
export const StripSection = ({ shown: { strip, pins, rest } }: { shown: StripShown }) => {
  const [round, setRound] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (round > 0) field.current?.focus()
  }, [round])
  const pin = useCall(pinItem, { failed: texts.pinFailed, onDone: showStrips })
  const unpin = useCall(unpinItems, { failed: texts.unpinFailed, onDone: showStrips })
  const name = texts.names[strip]
  const isFull = pins.length >= pinsMax
  const add = async (item: number): Promise<void> => {
    const answer = await pin.run({ body: { strip, item } })
    // The words are done with: an empty field takes the focus for the next one.
    if (answer !== null) setRound(round + 1)
  }
  return (
    <Section
      title={name}
      aside={
        <span className="type-meta text-bone-2">
          {pins.length === 0 ? texts.automatic : texts.pinned(pins.length, pinsMax)}
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        {isFull ? (
          <p className="text-bone-2">{texts.full(pinsMax)}</p>
        ) : (
          <FindField
            key={round}
            inputRef={field}
            label={texts.search}
            hint={texts.searchHint[strip]}
            nothing={texts.nothing}
            listLabel={texts.found}
            searchKey={['strips', 'items', strip]}
            search={async (search, signal) => {
              const query = { tab: 'on_sale' as const, search, limit: foundMax, ...promised[strip] }
              const { rows } = await api.send(listStaffItems, { query, signal })
              return rows.filter(({ id }) => !pins.some((pinned) => pinned.id === id))
            }}
            keyOf={({ id }) => id}
            onChoose={({ id }) => void add(id)}
            draw={({ rarity, ...item }) => <ItemLine item={{ ...item, quality: rarity }} />}
          />
        )}
        {pins.length === 0 ? (
          <p className="text-bone-2">{texts.empty[strip]}</p>
        ) : (
          <PinnedList strip={strip} pins={pins} />
        )}
        {pins.length > 0 && (
          <StaffButton
            kind="tertiary"
            className="self-start"
            loading={unpin.running}
            onClick={() => void unpin.run({ body: { strip, items: pins.map(({ id }) => id) } })}
          >
            {texts.unpinAll}
          </StaffButton>
        )}
        <Rest strip={strip} items={rest} />
      </div>
    </Section>
  )
}

/** What customers see after the pins. */
const Rest = ({ strip, items }: { strip: Strip; items: readonly StripItem[] }) => {
  if (strip === 'deals') return <p className="text-bone-2">{texts.drawn}</p>
  if (items.length === 0) return <p className="text-bone-2">{texts.nothingElse}</p>
  return (
    <div>
      <h3 className="mb-2 type-meta text-bone-2">{texts.rest}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
        {items.map((item) => (
          <li key={item.id} className="min-w-0 rounded-badge bg-ink-2 p-1.5 text-center">
            <SkinPicture image={skinImage(item.img)} quality={item.quality} size="thumb" alt={item.title} />
            <span className="type-meta text-bone-1">{showEuro(item.price)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
