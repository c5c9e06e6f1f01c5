/*
 * Runs in a browser without a window: holds the live view of a weapon against its still picture.
 */
import { wearableAtlasOf } from '@pandrop/artwork/atlas'
import { type Exterior, type Recipe, unpainted } from '@pandrop/artwork/finish'
import { families } from '@pandrop/artwork/finishes'
import { Studio } from '@pandrop/artwork/picture'
import { reliefOf } from '@pandrop/artwork/relief'
import { Stage } from '@pandrop/artwork/stage'
import { weapons } from '@pandrop/artwork/weapons'
import { wearReadingOf } from '@pandrop/artwork/wear'

/** What both of them show. */
export interface ComparedLook {
  /** as the catalogue writes it */
  weapon: string
  /** undefined: no finish */
  recipe?: Recipe
  exterior: Exterior
  /** in the middle of that exterior */
  float: number
}

const size = { width: 300, height: 200 }

/** Coarse, because only likeness is asked for. */
const columnsMax = 480

const studio = new Studio(size.width, size.height, columnsMax)

const pixelsOf = (canvas: OffscreenCanvas): Uint8ClampedArray => {
  const copy = new OffscreenCanvas(size.width, size.height).getContext('2d')
  if (!copy) throw new Error('this browser has no 2-D canvas')
  copy.drawImage(canvas, 0, 0)
  return copy.getImageData(0, 0, size.width, size.height).data
}

/**
 * @returns how far both are apart on average where there is a weapon, of 255; and after a turn, which is another look
 */
const compareStage = ({ weapon: model, recipe = unpainted, exterior, float }: ComparedLook) => {
  const weapon = weapons.get(model)
  const family = families.get(recipe.family)
  if (!weapon || !family) throw new Error(`nobody has drawn ${model} in ${recipe.family}`)
  const still = pixelsOf(studio.draw(weapon, { family, recipe, exterior }))
  const canvas = new OffscreenCanvas(size.width, size.height)
  const stage = new Stage(canvas, weapon, { ...size, picture: { left: 0, top: 0, ...size } })
  stage.wear(wearReadingOf(float))
  stage.cover(wearableAtlasOf(weapon, reliefOf(weapon, columnsMax), { family, recipe }))
  const held = { yaw: 0, pitch: 0, zoom: 1, onMark: 0 }
  stage.draw(held)
  const live = pixelsOf(canvas)
  stage.draw({ ...held, yaw: 1 })
  const turned = pixelsOf(canvas)
  stage.close()
  const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
    let sum = 0
    let count = 0
    for (let at = 0; at < one.length; at += 4) {
      if ((still[at + 3] as number) < 250) continue
      for (let channel = 0; channel < 3; channel += 1) {
        sum += Math.abs((one[at + channel] as number) - (other[at + channel] as number))
        count += 1
      }
    }
    return sum / count
  }
  return { live: apart(still, live), turned: apart(live, turned) }
}

export type CompareStage = typeof compareStage

Object.assign(window, { compareStage })
