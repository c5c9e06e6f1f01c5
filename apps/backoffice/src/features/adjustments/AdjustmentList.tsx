import { adjustmentStates } from '@pandrop/contract/staff/adjustments'
import { useAddress } from '../../hooks/useAddress.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { adjustmentStateNames, adjustmentTexts } from '../../texts/adjustments.ts'
import { AdjustmentTable } from './AdjustmentTable.tsx'

// What waits is what one comes for, so it is the list without a word in the address.
const options = adjustmentStates.map((state) => ({
  value: state === 'proposed' ? '' : state,
  label: adjustmentStateNames[state],
}))

/** All adjustments by state, those that wait first. */
export const AdjustmentList = () => {
  const [{ state: word = '' }, change] = useAddress()
  const state = adjustmentStates.find((known) => known === word) ?? 'proposed'
  return (
    <AdjustmentTable
      state={state}
      filters={
        <FilterTabs
          label={adjustmentTexts.filter}
          options={options}
          value={state === 'proposed' ? '' : state}
          onChange={(next) => change({ state: next })}
        />
      }
    />
  )
}
