import type { SkinImage } from '@pandrop/ui/SkinPicture'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { eyeSizes } from './heroPictures.ts'

/** The panda blinks when nobody has done anything for so long (docs/behaviour/look.md#blink). */
const idleMilliseconds = 9000

/** Down, and up again. */
const lidMilliseconds = 90

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

const lessMotion = '(prefers-reduced-motion: reduce)'

const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true

const isLookedAt = (face: Element): boolean => {
  const { top, bottom } = face.getBoundingClientRect()
  return !document.hidden && top < window.innerHeight && bottom > 0
}

/** Resolves once the picture can be drawn without a gap; false where it cannot. */
const isReady = ({ avif, src }: SkinImage): Promise<boolean> => {
  const picture = new Image()
  picture.sizes = eyeSizes
  if (avif) picture.srcset = avif
  else picture.src = src
  return picture.decode().then(
    () => true,
    () => false,
  )
}

const turnLids = async (eyes: readonly Element[], way: 'close' | 'open'): Promise<void> => {
  const [from, to] = way === 'close' ? [1, 0.06] : [0.06, 1]
  const frames = [{ transform: `scaleY(${from})` }, { transform: `scaleY(${to})` }]
  await Promise.all(eyes.map((eye) => eye.animate(frames, { duration: lidMilliseconds }).finished))
}

interface Blinks {
  /** how often it has blinked: the turn of what stands in the eyes */
  turn: number
  paused: boolean
  setPaused: (paused: boolean) => void
}

/**
 * Blinks while the page is looked at and nobody does anything, and has other skins then; never under a pointer or the
 * focus, with less motion or data saved.
 * @param imagesAt the pictures in the eyes at a turn; undefined: nothing changes, and nobody blinks
 */
export const useBlinks = (
  face: RefObject<Element | null>,
  imagesAt: ((turn: number) => readonly SkinImage[]) | undefined,
): Blinks => {
  const [turn, setTurn] = useState(0)
  const [paused, setPaused] = useState(false)
  const areReady = useEffectEvent(async (at: number) => {
    const ready = await Promise.all((imagesAt?.(at) ?? []).map(isReady))
    return !ready.includes(false)
  })
  const stands = imagesAt === undefined
  useEffect(() => {
    const element = face.current
    if (!element || paused || stands) return
    const ended = new AbortController()
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      if (!ended.signal.aborted) timer = window.setTimeout(() => void blink(), idleMilliseconds)
    }
    const isBusy = () =>
      ended.signal.aborted ||
      !isLookedAt(element) ||
      element.querySelector('[data-eye]:is(:hover, :focus-within)') !== null ||
      window.matchMedia(lessMotion).matches ||
      savesData()
    const blink = async () => {
      const next = turn + 1
      if (isBusy()) return wait()
      const ready = await areReady(next)
      if (isBusy() || !ready) return wait()
      const eyes = [...element.querySelectorAll('[data-eye]')]
      await turnLids(eyes, 'close')
      // What the pointer came upon meanwhile stays.
      if (isBusy()) wait()
      else flushSync(() => setTurn(next))
      await turnLids(eyes, 'open')
    }
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true, signal: ended.signal })
    wait()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [face, paused, turn, stands])
  return { turn, paused, setPaused }
}
