import { mix, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** How many lines from the lowest to the highest place; every fourth is broad. */
const levels = 30

/** A hiker's map: lines of equal height. Ground, lines, and what high ground is tinted with. */
export const topo: Family = {
  name: 'topo',
  metal: 0.1,
  rough: 0.46,
  coat: 0.4,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [ground, line] = coloursOf(colours, ['#22302c', '#d9e2c4'])
    const [, , high] = coloursOf(colours, ['#22302c', '#d9e2c4', colours[0] ?? '#3d5a4c'])
    const fine = 0.0088 / scale
    const heightAt = (x: number, y: number) => layeredNoise(x * fine, y * fine, seed, 2) * levels
    paintPixels((x, y) => {
      const height = heightAt(x, y)
      const slope = Math.hypot(heightAt(x + 1, y) - height, heightAt(x, y + 1) - height) + 0.004
      const level = Math.round(height)
      const width = level % 4 ? 1.5 : 3
      const millimetres = Math.abs(height - level) / slope
      const land = mix(ground, high, smooth(0.4, 0.7, height / levels))
      return mix(land, line, smooth(width + 0.5, width - 0.5, millimetres))
    })
  },
}
