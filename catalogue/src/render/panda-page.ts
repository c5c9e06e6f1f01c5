/*
 * Runs in the browser that draws: the one door through which the command asks for the panda.
 */
import { drawPanda, type PandaPose } from '@pandrop/artwork/panda'

const base64Of = async (blob: Blob): Promise<string> => {
  const reader = new FileReader()
  reader.readAsDataURL(blob)
  await new Promise((resolve) => reader.addEventListener('load', resolve))
  return String(reader.result).replace(/^[^,]*,/, '')
}

/** @returns the picture as a PNG in base64 */
const draw = async (pose: PandaPose, width: number, height: number): Promise<string> =>
  base64Of(await drawPanda(pose, width, height).convertToBlob({ type: 'image/png' }))

Object.assign(window, { drawPanda: draw })
