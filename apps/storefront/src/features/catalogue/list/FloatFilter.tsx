import { exteriorNames, wearBands } from '@pandrop/contract/exteriors'
import { WearRange } from '@pandrop/ui/WearRange'
import { useText } from '../../../hooks/useText.ts'
import { tagText } from '../../../tagText.ts'
import { readFloat, shownFloat } from './floatRange.ts'
import { RangeFields } from './RangeFields.tsx'
import { isCrossed } from './range.ts'
import type { ListControls } from './useListControls.ts'
import { useRangeEnd } from './useRangeEnd.ts'

const useFloatEnd = (list: ListControls, name: 'float_from' | 'float_till') =>
  useRangeEnd({
    value: list.search[name],
    save: (float) => list.changeNow({ [name]: float }),
    read: readFloat,
    write: shownFloat,
    generation: list.generation,
  })

/** The float pair with the wear rail as its slider. The slider types into the fields, so both wait alike. */
export const FloatFilter = ({ list }: { list: ListControls }) => {
  const text = useText()
  const from = useFloatEnd(list, 'float_from')
  const till = useFloatEnd(list, 'float_till')
  const say = (float: number) => {
    const band = wearBands.find(({ to }) => float < to)
    return text('lists_float_at', {
      float: shownFloat(float) || '0',
      exterior: tagText(text, exteriorNames[band?.code ?? 'BS']),
    })
  }
  const fromLabel = text('lists_float_from')
  const tillLabel = text('lists_float_till')
  return (
    <RangeFields
      title={text('lists_float')}
      from={{ end: from, label: fromLabel, placeholder: '0.00' }}
      till={{ end: till, label: tillLabel, placeholder: '1.00' }}
      crossed={isCrossed({ from: list.search.float_from, till: list.search.float_till })}
      invalidText={text('lists_float_invalid')}
      crossedText={text('lists_float_crossed')}
    >
      <div className="mt-3 px-2">
        <WearRange
          from={Math.min(from.typed ?? 0, till.typed ?? 1)}
          till={Math.max(from.typed ?? 0, till.typed ?? 1)}
          fromLabel={fromLabel}
          tillLabel={tillLabel}
          say={say}
          onMove={(limits) => {
            from.type(limits.from === 0 ? '' : shownFloat(limits.from))
            till.type(limits.till === 1 ? '' : shownFloat(limits.till))
          }}
        />
      </div>
    </RangeFields>
  )
}
