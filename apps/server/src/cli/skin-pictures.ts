import { readFile, stat } from 'node:fs/promises'
import { exteriorNames, isExterior } from '@pandrop/contract/exteriors'
import { skinPictureBytesMax } from '@pandrop/contract/staff/skins'
import { removeSkinPicture, uploadSkinPicture } from '../domains/catalogue/skins/skin-pictures.ts'
import { chooseStorage } from '../ports/storage/choose-storage.ts'
import type { Command } from './command.ts'
import { by, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

// Nobody reads on the command line why a decoder did not like a file.
const log = { debug: () => {} }

/** `skins picture`: shows a picture of one's own, or the drawn one again. */
export const skinsPicture: Command = {
  name: 'skins picture',
  does: 'shows a PNG, WebP or AVIF file as the picture of a skin, or its drawn one again (--remove)',
  usage:
    `skins picture <skin> [--exterior ${Object.keys(exteriorNames).join('|')}] ` +
    '(--file picture.png --rights-are-mine | --remove)',
  run: async (context) => {
    const options = { exterior: text, file: text, 'rights-are-mine': flag, remove: flag }
    const typed = readTyped(context.args, options)
    const { exterior, file, remove = false, 'rights-are-mine': isMine = false } = typed?.values ?? {}
    const [skinId, ...more] = typed?.positionals ?? []
    const isMisread = skinId === undefined || more.length > 0 || (exterior !== undefined && !isExterior(exterior))
    if (isMisread || remove === (file !== undefined) || (file !== undefined && !isMine))
      return sayUsage(context, skinsPicture)
    const named = { skinId, exterior: exterior === undefined ? null : exterior }
    if (file === undefined) {
      const removed = await removeSkinPicture(context, named)
      if (!removed.ok) return sayRefusal(context, removed)
      context.print(`${skinId}: the drawn picture is shown again.`)
      return 0
    }
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) {
      context.print(`${file} is no file.`)
      return refusedExitCode
    }
    if (found.size > skinPictureBytesMax) return sayRefusal(context, { ok: false, refusal: 'picture_too_large' })
    const storage = chooseStorage(context.env)
    const bytes = await readFile(file)
    const shown = await uploadSkinPicture({ ...context, storage, log }, { ...named, bytes, by })
    if (!shown.ok) return sayRefusal(context, shown)
    context.print(`${skinId}${exterior ? `, ${exterior}` : ''}: the picture is shown.`)
    return 0
  },
}
