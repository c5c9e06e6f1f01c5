import { heroFloatPriceMin } from '@pandrop/contract/limits'
import { classNames } from '@pandrop/ui/classNames'
import { useHasOwnMark } from '@pandrop/ui/Mark'
import {
  IconArrowRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRosetteDiscountCheckFilled,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { type EyeFace, HeroEye } from './HeroEye.tsx'
import { useBlinks } from './useBlinks.ts'
import { useDrift } from './useDrift.ts'

export interface HeroProps {
  /** items for sale; undefined where the shop could not say */
  stock: number | undefined
  /** what takes turns in each eye; an eye without anything has the shop's own drawing */
  left: readonly EyeFace[]
  right: readonly EyeFace[]
}

/** What lies across an eye at a turn. */
const inTurn = (faces: readonly EyeFace[], turn: number): EyeFace | undefined => faces[turn % faces.length]

/** The panda's face: headline as forehead, two patches with a weapon each as eyes, the button as nose. */
export const Hero = ({ stock, left, right }: HeroProps) => {
  const text = useText()
  const { format } = usePrices()
  const face = useRef<HTMLElement>(null)
  useDrift(face)
  const turns = Math.max(left.length, right.length)
  const imagesAt = (turn: number) => [left, right].flatMap((faces) => inTurn(faces, turn)?.image ?? [])
  const { turn, paused, setPaused } = useBlinks(face, turns > 1 ? imagesAt : undefined)
  const [drop, best] = [inTurn(left, turn), inTurn(right, turn)]
  // A shop with a mark of its own has no panda.
  const hasOwnMark = useHasOwnMark()
  return (
    <section ref={face} data-surface="bone" className="way-in page relative pt-[26px] desktop:pt-[49px]">
      {!hasOwnMark && <Ears />}
      <div
        className="relative grid grid-cols-2 gap-x-3 rounded-[32px] bg-linear-to-b from-bone-0 to-bone-deep px-3.5 pb-15
          text-ink-0 sm:rounded-[48px] sm:px-8 sm:pb-18 desktop:h-[656px] desktop:grid-cols-[auto_1fr_auto]
          desktop:grid-rows-[auto_1fr]
          desktop:rounded-[64px] desktop:px-[clamp(40px,12.5vw-120px,60px)]"
      >
        <Headline text={text('home_headline')} />
        <HeroEye side="left" face={drop} reason={text('home_eye_new', { quality: drop?.qualityWord ?? '' })} />
        <div
          className="col-span-full row-start-3 flex flex-col items-center pt-6 text-center desktop:col-span-1
            desktop:col-start-2 desktop:row-start-2 desktop:self-center desktop:pt-0 desktop:pb-6"
        >
          <p className="text-[18px]/[25px] font-[520] tracking-[-.01em] desktop:text-[20px]/[27px]">
            <span className="block">{text('home_hero_first_line')}</span>
            <span className="block">{text('home_hero_second_line')}</span>
          </p>
          <a
            href={paths.products()}
            className="mt-4 inline-flex min-h-15 w-full max-w-60 items-center justify-center gap-2.5 rounded-[30px]
              bg-ink-0
              px-7 text-[16px]/5 font-[640] text-bone-0 transition-colors hover:bg-ink-3 desktop:mt-7 desktop:min-h-16
              desktop:w-auto"
          >
            {text('home_browse')}
            <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />
          </a>
          <div className="mt-4 flex h-5 items-center gap-1.5 text-[13px]/5 font-[520] text-bone-grey desktop:mt-5">
            {stock !== undefined && (
              <>
                <IconRosetteDiscountCheckFilled aria-hidden="true" size={17} />
                <p>{text('home_in_stock', { count: stock })}</p>
              </>
            )}
            {turns > 1 && <PauseButton paused={paused} onPause={setPaused} />}
          </div>
        </div>
        <HeroEye side="right" face={best} reason={text('home_eye_float', { price: format(heroFloatPriceMin) })} />
      </div>
    </section>
  )
}

/** What changes by itself can be stopped (WCAG 2.2.2); with less motion nothing does. */
const PauseButton = ({ paused, onPause }: { paused: boolean; onPause: (paused: boolean) => void }) => {
  const text = useText()
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <button
      type="button"
      aria-label={text(paused ? 'home_eyes_play' : 'home_eyes_pause')}
      onClick={() => onPause(!paused)}
      className="-my-1 grid size-7 flex-none place-items-center rounded-full transition-colors hover:bg-ink-0/10
        motion-reduce:hidden"
    >
      <Icon aria-hidden="true" size={13} />
    </button>
  )
}

/** As wide as the face for a short name; a longer one is set smaller, and breaks where nothing else helps. */
const sizeOf = (headline: string): string => {
  const longestWord = Math.max(...headline.split(/\s/).map((word) => word.length))
  if (headline.length <= 9) return 'compact:text-[min(66px,18.4vw)]'
  if (headline.length <= 18 && longestWord <= 12) return 'text-[.62em] leading-[1.1] compact:text-[min(42px,11vw)]'
  return 'text-[.4em] leading-[1.1] compact:text-[min(30px,7.6vw)]'
}

const Headline = ({ text }: { text: string }) => (
  <h1 className="col-span-full pt-6 pb-3.5 text-center type-hero desktop:pt-7 desktop:pb-8">
    <span className={classNames('block tracking-[-.05em] text-balance wrap-anywhere', sizeOf(text))}>{text}</span>
  </h1>
)

const Ears = () => (
  <span aria-hidden="true" className="page pointer-events-none absolute inset-x-0 top-2.5 block desktop:top-[11px]">
    <span
      className="flex justify-between px-[7%] *:size-20 *:rounded-full *:bg-[#2b302d] desktop:px-[6.2%]
        desktop:*:size-44"
    >
      <span />
      <span />
    </span>
  </span>
)
