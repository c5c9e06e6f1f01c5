import type { Family } from '../finish.ts'

/** One even coat in the first colour. */
export const plain: Family = {
  name: 'plain',
  metal: 0,
  rough: 0.5,
  coat: 0.2,
  covers: 'all',
  paint: ({ canvas, box }, { colours: [colour = '#808080'] }) => {
    canvas.fillStyle = colour
    canvas.fillRect(box.left, box.top, box.width, box.height)
  },
}
