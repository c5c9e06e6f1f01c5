import { isReserved } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { useState } from 'react'
import { itemTexts as texts, withdrawalCauseNames } from '../../texts/item-forms.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { ItemStepDialog } from './ItemStepDialog.tsx'

type Step = StaffItem['steps'][number]['name']

/** What can be done with an item now, and why nothing can where nothing can. */
export const ItemActions = ({ item }: { item: StaffItem }) => {
  const [asking, setAsking] = useState<Step | 'correct' | null>(null)
  const close = () => setAsking(null)
  const possible = item.steps.filter((step) => step.possible)
  return (
    <Section title={texts.steps}>
      {possible.length > 0 ? (
        <ActionBar label={texts.steps}>
          {possible.map(({ name }) => (
            <StaffButton key={name} kind={name === 'withdraw' ? 'danger' : 'secondary'} onClick={() => setAsking(name)}>
              {texts.stepNames[name]}
            </StaffButton>
          ))}
          {item.can_be_corrected && (
            <StaffButton kind="tertiary" onClick={() => setAsking('correct')}>
              {texts.correct}
            </StaffButton>
          )}
        </ActionBar>
      ) : (
        <p className="text-bone-1">{whyNothing(item)}</p>
      )}
      {asking === 'correct' && <CorrectDialog item={item} onClose={close} />}
      {asking && asking !== 'correct' && <ItemStepDialog step={asking} item={item} onClose={close} />}
    </Section>
  )
}

const whyNothing = ({ state, withdrawn_because: cause }: StaffItem): string => {
  if (isReserved(state)) return texts.reserved
  return cause ? texts.withdrawn(withdrawalCauseNames[cause].toLowerCase()) : texts.sold
}
