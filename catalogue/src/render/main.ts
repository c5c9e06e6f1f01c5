// npm run artwork: draws what is missing, or a contact sheet of what somebody is working on.
import { parseArgs } from 'node:util'
import type { Exterior } from '@pandrop/artwork/finish'
import { drawSheet, type SheetEntry } from './look.ts'

const { values } = parseArgs({
  options: {
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    look: { type: 'string', multiple: true, default: [] },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'sheet.png' },
  },
})

/** "AK-47", unpainted, or "AK-47 / fade / #6a35c9 #ffd54a / FT". */
const readLook = (caption: string): SheetEntry => {
  const [weapon = '', family, colours = '', exterior = 'FN'] = caption.split('/').map((part) => part.trim())
  const recipe = family ? { family, colours: colours.split(/\s+/).filter(Boolean) } : undefined
  return { caption, order: { weapon, recipe, exterior: exterior as Exterior } }
}

await drawSheet(values.look.map(readLook), {
  chromium: values.chromium,
  out: values.out,
  columns: Number(values.columns),
})
