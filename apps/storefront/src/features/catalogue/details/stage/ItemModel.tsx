import type { Item, ItemDetails } from '@pandrop/contract/item'
import { Button } from '@pandrop/ui/Button'
import { wholeFloat } from '@pandrop/ui/wear'
import { IconEye, IconNumber123, IconRotate360 } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type PointerEvent as Pointer, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../hooks/useApi.ts'
import { useText } from '../../../../hooks/useText.ts'
import { largePictureQuery } from '../largePicture.ts'
import type { ShownCopy } from './copy.ts'
import { canStage, type Detail, type OpenStage, openStage } from './openStage.ts'
import { useStageKeys, useStagePointer } from './stageInput.ts'
import { useTiltedLight } from './tiltedLight.ts'
import { useWearTry } from './wearTry.ts'

/** Somebody who only passes by with the pointer asks for nothing, milliseconds. */
const hoverMin = 160

const copyOf = (item: Item): ShownCopy => ({
  weapon: item.weapon,
  finish: item.finish,
  phase: item.phase,
  type: item.type,
  rarity: item.quality,
  float: item.float ?? 0,
  ...(item.paint_seed !== null && { paintSeed: item.paint_seed }),
  ...((item.variant === 'stattrak' || item.variant === 'souvenir') && { mark: item.variant }),
})

/** Where the still picture lies within the panel, in pixels of the canvas. */
const viewOf = (panel: HTMLElement, density: number) => {
  const around = panel.getBoundingClientRect()
  const picture = panel.querySelector('img')?.getBoundingClientRect() ?? around
  return {
    width: Math.round(around.width * density),
    height: Math.round(around.height * density),
    picture: {
      left: (picture.left - around.left) * density,
      top: (picture.top - around.top) * density,
      width: picture.width * density,
      height: picture.height * density,
    },
  }
}

/** Denser than this nobody sees, and every frame costs more. */
const densityMax = 2

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

type Phase = 'still' | 'asked' | 'on' | 'failed'

/** A dense screen shows the still picture at half its pixels: it is drawn large for whoever comes to it next. */
const useLargeWhereDense = (item: ItemDetails): void => {
  const api = useApi()
  const queryClient = useQueryClient()
  useEffect(() => {
    const wanted = item.img_url_full === null && window.devicePixelRatio >= densityMax
    if (wanted) void queryClient.prefetchQuery(largePictureQuery(api, item))
  }, [api, queryClient, item])
}

interface ItemModelProps {
  item: ItemDetails
  /** whether the weapon stands there in place of its picture */
  onStaged: (staged: boolean) => void
}

/**
 * The copy itself, in the hand of whoever looks at it: begins in the pose and light of the still picture, which it
 * dissolves from (docs/behaviour/look.md#stage). It comes by hover, touch or key, and draws beside the page.
 */
export const ItemModel = ({ item, onStaged }: ItemModelProps) => {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const stage = useRef<OpenStage>(undefined)
  // What it looks like never changes; its price and state may, while it stands there.
  const [copy] = useState(() => copyOf(item))
  const [phase, setPhase] = useState<Phase>('still')
  const [hasCounter, setHasCounter] = useState(false)
  const [detail, setDetail] = useState<Detail>('coarse')
  const [look, setLook] = useState<'whole' | 'inspect' | 'counter'>('whole')
  const tried = useWearTry()
  const isOpen = phase === 'asked' || phase === 'on'
  useLargeWhereDense(item)

  useEffect(() => {
    const panel = layer.current?.parentElement?.closest<HTMLElement>('[data-stage]')
    if (!isOpen || !canvas.current || !panel) return
    const density = Math.min(densityMax, window.devicePixelRatio)
    const opened = openStage({
      canvas: canvas.current,
      copy,
      view: viewOf(panel, density),
      isStill: wantsStillness(),
      onDrawn: (drawn) => {
        setHasCounter(drawn.hasCounter)
        setDetail(drawn.detail)
        setPhase('on')
        onStaged(true)
      },
      onFailed: () => {
        setPhase('failed')
        onStaged(false)
      },
    })
    stage.current = opened
    const watch = new ResizeObserver(() => opened.resize(viewOf(panel, density)))
    watch.observe(panel)
    return () => {
      watch.disconnect()
      stage.current = undefined
      opened.close()
      onStaged(false)
    }
  }, [isOpen, copy, onStaged])

  useEffect(() => stage.current?.wear(tried ?? copy.float), [tried, copy])

  const ask = () => setPhase((now) => (now === 'still' ? (canStage() ? 'asked' : 'failed') : now))
  // Who only passes by is not told what their browser cannot do.
  const askQuietly = () => setPhase((now) => (now === 'still' && canStage() ? 'asked' : now))
  const show = (wanted: typeof look) => {
    const next = look === wanted ? 'whole' : wanted
    setLook(next)
    stage.current?.aim(aims[next])
  }
  useTiltedLight(stage, phase === 'on' && !wantsStillness())
  const hover = useHover(askQuietly)
  const pointer = useStagePointer(stage, () => setLook('whole'))
  const onKeyDown = useStageKeys(stage, () => show('whole'))
  return (
    <>
      <div
        ref={layer}
        role="application"
        aria-label={text('stage_label', { title: item.title })}
        aria-describedby="stage-keys"
        aria-hidden={phase !== 'on'}
        tabIndex={phase === 'on' ? 0 : -1}
        data-on={phase === 'on' ? detail : undefined}
        className="absolute inset-0 touch-pan-y rounded-stage opacity-0 transition-opacity duration-300
          data-on:cursor-grab data-on:opacity-100 data-on:active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onDoubleClick={() => show(hasCounter && look === 'inspect' ? 'counter' : 'inspect')}
        {...hover}
        {...(phase === 'on' ? pointer : {})}
      >
        {isOpen && <canvas ref={canvas} className="size-full" />}
      </div>
      <p id="stage-keys" className="sr-only">
        {phase === 'on' && text('stage_keys')}
      </p>
      <div className="absolute top-3 left-3 flex flex-wrap gap-2 sm:top-4 sm:left-4">
        {phase === 'on' ? (
          <>
            <Button
              size={40}
              kind="secondary"
              aria-pressed={look === 'inspect'}
              icon={<IconEye aria-hidden="true" size={18} stroke={1.6} />}
              onClick={() => show('inspect')}
            >
              {text('stage_inspect')}
            </Button>
            {hasCounter && (
              <Button
                size={40}
                kind="secondary"
                aria-pressed={look === 'counter'}
                icon={<IconNumber123 aria-hidden="true" size={18} stroke={1.6} />}
                onClick={() => show('counter')}
              >
                {text('stage_counter')}
              </Button>
            )}
          </>
        ) : (
          <Button
            size={40}
            kind="secondary"
            loading={phase === 'asked'}
            icon={<IconRotate360 aria-hidden="true" size={18} stroke={1.6} />}
            onClick={ask}
          >
            {text('stage_turn')}
          </Button>
        )}
      </div>
      <p role="status" className="absolute inset-x-4 bottom-14 type-meta text-bone-2 sm:inset-x-6">
        {phase === 'failed' && text('stage_failed')}
      </p>
      {phase === 'on' && (
        <p
          className="pointer-events-none absolute bottom-4 left-4 max-w-[60%] type-meta text-bone-2 sm:bottom-6
            sm:left-6"
        >
          {item.float === null
            ? text('stage_drawn_plain')
            : text('stage_drawn', { float: wholeFloat(item.float), seed: String(item.paint_seed ?? '') })}
        </p>
      )}
    </>
  )
}

const aims = {
  whole: { yaw: 0, pitch: 0, zoom: 1, onMark: 0 },
  // Square to the viewer, as in the game.
  inspect: { yaw: 0.38, pitch: -0.1, zoom: 1.3, onMark: 0 },
  counter: { yaw: 0.3, pitch: -0.12, zoom: 4.2, onMark: 1 },
}

/** A pointer that stays a moment asks; one that passes by does not, nor who saves data or wants stillness. */
const useHover = (ask: () => void) => {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const wait = ({ pointerType }: Pointer) => {
    if (savesData() || wantsStillness()) return
    if (pointerType !== 'mouse') return ask()
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(ask, hoverMin)
  }
  return {
    onPointerEnter: wait,
    onPointerDown: wait,
    onPointerLeave: () => window.clearTimeout(timer.current),
  }
}
