import { type ExteriorCode, exteriorNames } from '@pandrop/contract/exteriors'
import { drawSkin } from '@pandrop/contract/staff/routes/skins'
import type { CatalogueSkin } from '@pandrop/contract/staff/skins'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { IconBrush } from '@tabler/icons-react'
import { useCall } from '../../hooks/useCall.ts'
import { drawingTexts as texts } from '../../texts/skins.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { skinsChanged } from './skinQueries.ts'

/** What the shop draws of a skin by itself: how far that is, what failed, and once more. */
export const SkinDrawings = ({ skin: { id, drawings } }: { skin: CatalogueSkin }) => {
  const { possible, waiting, drawn, failed, lacking } = drawings
  const call = useCall(drawSkin, { failed: texts.notAsked, done: texts.asked, onDone: skinsChanged })
  if (lacking === 0 && drawn === 0) return null
  const isDrawing = waiting > 0
  return (
    <div className="mt-4 flex flex-col items-start gap-2 border-line border-t pt-4">
      <p aria-live="polite" className="type-meta text-bone-1">
        {isDrawing
          ? texts.drawing(drawn, drawn + waiting)
          : lacking === 0
            ? texts.drawn(drawn)
            : texts.lacking(lacking)}
      </p>
      {isDrawing && <ProgressTrack label={texts.progress} className="w-full" />}
      {failed.length > 0 && (
        <ul aria-label={texts.failures} className="flex flex-col gap-1 type-meta text-danger">
          {failed.map(({ exterior, problem }) => (
            <li key={exterior} className="wrap-anywhere">
              {texts.failed(exteriorNames[exterior as ExteriorCode], problem)}
            </li>
          ))}
        </ul>
      )}
      {!possible && lacking > 0 && <p className="type-meta text-bone-2">{texts.impossible}</p>}
      {possible && lacking > 0 && !isDrawing && (
        <StaffButton
          icon={<IconBrush aria-hidden="true" size={18} stroke={1.6} />}
          aria-disabled={call.running}
          onClick={() => void call.run({ params: { id }, body: {} })}
        >
          {failed.length > 0 ? texts.again : texts.draw}
        </StaffButton>
      )}
    </div>
  )
}
