import { type ExteriorCode, exteriorNames } from '@pandrop/contract/exteriors'
import { removeSkinPicture, uploadSkinPicture } from '@pandrop/contract/staff/routes/skins'
import { type CatalogueSkin, skinPictureBytesMax, type UploadedPicture } from '@pandrop/contract/staff/skins'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { TextField } from '@pandrop/ui/TextField'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { showDay } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { skinImage } from '../../pictures.ts'
import { skinTexts, pictureTexts as texts } from '../../texts/skins.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { SkinDrawings } from './SkinDrawings.tsx'
import { PictureMark } from './skinMarks.tsx'
import { skinsChanged } from './skinQueries.ts'

interface SkinProps {
  skin: CatalogueSkin
}

const nameOf = (exterior: string | null): string =>
  exterior === null ? texts.wholeSkin : exteriorNames[exterior as ExteriorCode]

/** What a skin shows, and pictures of one's own that stand above the drawn ones. */
export const SkinPictures = ({ skin }: SkinProps) => {
  const [isUploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<UploadedPicture | null>(null)
  return (
    <Section title={skinTexts.picture} aside={<PictureMark picture={skin.picture} />}>
      <SkinPicture image={skinImage(skin.img_big)} quality={skin.rarity} className="mx-auto w-full max-w-72" />
      {skin.uploaded.length > 0 && (
        <ul aria-label={texts.uploaded} className="mt-4 flex flex-col gap-2">
          {skin.uploaded.map((picture) => (
            <li key={picture.img} className="flex items-center gap-3">
              <SkinPicture
                image={skinImage(picture.img)}
                quality={skin.rarity}
                size="thumb"
                className="w-16 flex-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-[600]">{nameOf(picture.exterior)}</span>
                <span className="block truncate type-meta text-bone-2">
                  {texts.by(picture.by, showDay(picture.at))}
                </span>
              </span>
              <StaffButton
                kind="tertiary"
                aria-label={texts.removeName(nameOf(picture.exterior))}
                onClick={() => setRemoving(picture)}
              >
                {texts.remove}
              </StaffButton>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 mb-3 type-meta text-bone-2">{texts.hint}</p>
      <StaffButton icon={<IconUpload aria-hidden="true" size={18} stroke={1.6} />} onClick={() => setUploading(true)}>
        {texts.upload}
      </StaffButton>
      <SkinDrawings skin={skin} />
      {isUploading && <UploadDialog skin={skin} onClose={() => setUploading(false)} />}
      {removing && <RemoveDialog skin={skin} picture={removing} onClose={() => setRemoving(null)} />}
    </Section>
  )
}

const exteriorsOf = ({ kinds }: CatalogueSkin) => [
  { value: 'all', label: texts.wholeSkin },
  ...[...new Set(kinds.map(({ exterior }) => exterior))].map((exterior) => ({
    value: exterior,
    label: texts.onlyExterior(nameOf(exterior)),
  })),
]

const UploadDialog = ({ skin, onClose }: SkinProps & { onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null)
  const [exterior, setExterior] = useState('all')
  const [isMine, setMine] = useState(false)
  const [tried, setTried] = useState(false)
  const call = useCall(uploadSkinPicture, {
    failed: texts.failed,
    quiet: true,
    done: texts.sent,
    onDone: async () => {
      await skinsChanged()
      onClose()
    },
  })
  const isTooLarge = file !== null && file.size > skinPictureBytesMax
  const send = (): void => {
    setTried(true)
    if (file === null || isTooLarge || !isMine) return
    void call.run({ params: { id: skin.id, exterior: exterior as 'all' }, query: { rights: 'mine' }, file })
  }
  const fileError = isTooLarge ? texts.fileTooLarge : tried && file === null ? texts.fileMissing : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.dialogTitle([skin.market_name, skin.phase].filter(Boolean).join(' '))}
      text={texts.dialogText}
      submitLabel={texts.send}
      busy={call.running}
      failure={call.failureText}
      onSubmit={send}
    >
      <TextField
        type="file"
        accept="image/png,image/webp,image/avif"
        label={texts.file}
        error={fileError}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <SelectField
        label={texts.shows}
        options={exteriorsOf(skin)}
        value={exterior}
        onChange={({ target }) => setExterior(target.value)}
      />
      <CheckboxField
        label={texts.rights}
        checked={isMine}
        error={tried && !isMine ? texts.rightsMissing : undefined}
        onChange={({ target }) => setMine(target.checked)}
      />
    </FormDialog>
  )
}

interface RemoveDialogProps extends SkinProps {
  picture: UploadedPicture
  onClose: () => void
}

const RemoveDialog = ({ skin, picture, onClose }: RemoveDialogProps) => {
  const call = useCall(removeSkinPicture, {
    failed: texts.removeFailed,
    quiet: true,
    done: texts.removed,
    onDone: async () => {
      await skinsChanged()
      onClose()
    },
  })
  const exterior = picture.exterior as 'FN' | null
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.removeTitle(nameOf(picture.exterior))}
      text={texts.removeText}
      submitLabel={texts.remove}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id: skin.id }, body: { exterior } })}
    />
  )
}
