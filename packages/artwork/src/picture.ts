import {
  Color,
  DataTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  RGBAFormat,
  Scene,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { type Atlas, atlasOf, type Coat } from './atlas.ts'
import { type Pose, pose } from './camera.ts'
import { type Body, type Cover, geometryOf } from './geometry.ts'
import { materials } from './materials.ts'
import type { Weapon } from './model.ts'
import { type Relief, reliefOf } from './relief.ts'
import { studioEnvironment, studioLights, studioRenderer } from './studio.ts'

/** Soft contact shadow: how far its edge is blurred and how far it lies below, as shares of the picture. */
export const shadow = { blur: 0.016, drop: 0.03, opacity: 0.5 }

interface Sculpture {
  weapon: Weapon
  relief: Relief
  bodies: Body[]
}

/** One picture of an atlas, as surfaces are covered with. */
export const textureOf = (
  atlas: Pick<Atlas, 'columns' | 'rows'>,
  data: Uint8ClampedArray<ArrayBuffer>,
  isColour: boolean,
): Texture => {
  const texture = new DataTexture(new Uint8Array(data.buffer), atlas.columns, atlas.rows, RGBAFormat)
  texture.flipY = true
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = 8
  if (isColour) texture.colorSpace = SRGBColorSpace
  texture.needsUpdate = true
  return texture
}

const plainMaterial = (body: Body): Material => {
  const look = materials[body.part.material]
  const [red, green, blue] = look.colour
  const color = new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace)
  return new MeshPhysicalMaterial({ color, metalness: look.metal, roughness: look.rough, clearcoat: look.coat })
}

/** What the atlas covers: with its normals on faces, and without them on edges and what is round. */
export interface Covering {
  carved: MeshPhysicalMaterial
  round: MeshPhysicalMaterial
}

/** Materials for three textures of an atlas. */
export const coveringOf = (textures: { colour: Texture; surface: Texture; normal: Texture }): Covering => {
  const covering = {
    map: textures.colour,
    roughnessMap: textures.surface,
    metalnessMap: textures.surface,
    clearcoatMap: textures.surface,
    roughness: 1,
    metalness: 1,
    clearcoat: 1,
    clearcoatRoughness: 0.16,
  }
  const carved = new MeshPhysicalMaterial({ ...covering, normalMap: textures.normal })
  carved.normalScale.set(0.9, 0.9)
  return { carved, round: new MeshPhysicalMaterial(covering) }
}

/** A weapon as it stands before a camera; `dispose` gives back its materials, not its geometry and textures. */
export interface Model {
  group: Group
  dispose: () => void
}

/** Puts the bodies of a weapon together. */
export const modelOf = (bodies: readonly Body[], { carved, round }: Covering): Model => {
  const bore = new MeshBasicMaterial({ color: 0x050505 })
  const glass = new MeshPhysicalMaterial({
    color: 0x2a1150,
    metalness: 1,
    roughness: 0.06,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  })
  const own: Material[] = []
  const materialOf: Record<Cover, (body: Body) => Material | Material[]> = {
    carved: () => [carved, round],
    round: () => round,
    bore: () => bore,
    glass: () => glass,
    plain: (body) => {
      const material = plainMaterial(body)
      own.push(material)
      return material
    },
  }
  const group = new Group()
  for (const body of bodies) {
    const mesh = new Mesh(body.geometry, materialOf[body.cover](body))
    mesh.castShadow = body.cover !== 'bore'
    mesh.receiveShadow = body.cover !== 'bore'
    group.add(mesh)
  }
  const dispose = () => {
    for (const material of [carved, round, bore, glass, ...own]) material.dispose()
  }
  return { group, dispose }
}

/** Draws pictures of weapons. One studio draws many: its light and its shaders are made once. */
export class Studio {
  readonly #canvas: OffscreenCanvas
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #sculptures = new Map<Weapon, Sculpture>()

  readonly #columnsMax: number | undefined

  /**
   * @param width pixels of its pictures; they are drawn larger than they are shown
   * @param columnsMax of the atlas, where it need not be as fine as for a picture of 900
   */
  constructor(width: number, height: number, columnsMax?: number) {
    this.#columnsMax = columnsMax
    this.#canvas = new OffscreenCanvas(width, height)
    this.#renderer = studioRenderer(this.#canvas)
    this.#scene.environment = studioEnvironment(this.#renderer)
    this.#scene.add(...studioLights())
  }

  /** Shape and relief of a weapon, which do not depend on its finish. The last few are kept. */
  #sculpture(weapon: Weapon): Sculpture {
    const known = this.#sculptures.get(weapon)
    if (known) return known
    const relief = reliefOf(weapon, this.#columnsMax)
    const made: Sculpture = { weapon, relief, bodies: geometryOf(weapon, relief) }
    const [oldest] = this.#sculptures.keys()
    if (this.#sculptures.size >= 2 && oldest !== undefined) {
      for (const { geometry } of this.#sculptures.get(oldest)?.bodies ?? []) geometry.dispose()
      this.#sculptures.delete(oldest)
    }
    this.#sculptures.set(weapon, made)
    return made
  }

  /**
   * Draws a weapon in its coat, with the shadow that it casts on the card below.
   * @returns the picture on a transparent ground
   */
  draw(weapon: Weapon, coat: Coat, wanted?: Pose): OffscreenCanvas {
    const { relief, bodies } = this.#sculpture(weapon)
    const atlas = atlasOf(weapon, relief, coat)
    const textures = {
      colour: textureOf(atlas, atlas.colour, true),
      surface: textureOf(atlas, atlas.surface, false),
      normal: textureOf(atlas, atlas.normal, false),
    }
    const model = modelOf(bodies, coveringOf(textures))
    const { root, camera } = pose(model.group, weapon, this.#canvas.width / this.#canvas.height, wanted)
    this.#scene.add(root)
    this.#renderer.render(this.#scene, camera)
    this.#scene.remove(root)
    const picture = this.#withShadow()
    for (const texture of Object.values(textures)) texture.dispose()
    model.dispose()
    return picture
  }

  #withShadow(): OffscreenCanvas {
    const { width, height } = this.#canvas
    const picture = new OffscreenCanvas(width, height)
    const context = picture.getContext('2d')
    if (!context) throw new Error('this browser has no 2-D canvas')
    context.globalAlpha = shadow.opacity
    context.filter = `brightness(0) blur(${width * shadow.blur}px)`
    context.drawImage(this.#canvas, 0, height * shadow.drop)
    context.globalAlpha = 1
    context.filter = 'none'
    context.drawImage(this.#canvas, 0, 0)
    return picture
  }
}
