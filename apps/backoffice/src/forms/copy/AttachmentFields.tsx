import {
  type Attachments,
  charmTyped,
  charmTypedMax,
  nameTagTypedMax,
  readCharm,
  readNameTag,
  readStickers,
  stickersTyped,
  stickersTypedMax,
} from '@pandrop/contract/attachments'
import { TextField } from '@pandrop/ui/TextField'
import { attachmentTexts as texts } from '../../texts/attachments.ts'

/** What is on a copy, letter by letter as it stands in the form; '' for nothing. */
export type AttachmentsDraft = Record<keyof Attachments, string>

/** What is on a copy, as its form shows it. */
export const attachmentsDraftOf = (attachments: Attachments | null): AttachmentsDraft => ({
  stickers: stickersTyped(attachments?.stickers ?? []),
  charm: charmTyped(attachments?.charm ?? null),
  name_tag: attachments?.name_tag ?? '',
})

type AttachmentErrors = Readonly<Partial<Record<string, string>>>

/** What is said beside the fields that cannot be meant. */
export const attachmentErrors = ({ stickers, charm, name_tag: tag }: AttachmentsDraft): AttachmentErrors => ({
  ...(readStickers(stickers) === undefined && { stickers: texts.stickersInvalid }),
  ...(readCharm(charm) === undefined && { charm: texts.charmInvalid }),
  ...(readNameTag(tag) === undefined && { name_tag: texts.nameTagInvalid }),
})

interface AttachmentFieldsProps {
  values: AttachmentsDraft
  errors: AttachmentErrors
  onType: (field: keyof Attachments, typed: string) => void
  disabled?: boolean | undefined
}

/** Stickers, charm and name tag of a copy. */
export const AttachmentFields = ({ values, errors, onType, disabled }: AttachmentFieldsProps) => {
  const field = (name: keyof Attachments) => ({
    value: values[name],
    error: errors[name],
    disabled,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  })
  return (
    <div className="grid grid-cols-[2fr_1fr_1fr] items-start gap-3 compact:grid-cols-1">
      <TextField label={texts.stickers} hint={texts.stickersHint} maxLength={stickersTypedMax} {...field('stickers')} />
      <TextField label={texts.charm} hint={texts.charmHint} maxLength={charmTypedMax} {...field('charm')} />
      <TextField label={texts.nameTag} maxLength={nameTagTypedMax} {...field('name_tag')} />
    </div>
  )
}
