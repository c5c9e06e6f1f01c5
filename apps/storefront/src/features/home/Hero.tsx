import { classNames } from '@pandrop/ui/classNames'
import { useHasOwnMark } from '@pandrop/ui/Mark'
import { IconArrowRight, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { pictureUrl } from '../../pictures.ts'
import { useDrift } from './useDrift.ts'

const pictures = { left: 'home/hero-l', right: 'home/hero-r' } as const

type Side = keyof typeof pictures

// What an eye takes of the window, a little more than the patch that it lies across.
const sizes = '(width < 1280px) 48vw, 564px'

const avifOf = (side: Side) => {
  const picture = (width: string) => pictureUrl(`${pictures[side]}${width}.avif`)
  return { srcSet: `${picture('-360')} 360w, ${picture('-480')} 480w, ${picture('')} 1000w`, sizes, type: 'image/avif' }
}

const webpOf = (side: Side) => {
  const picture = (width: string) => pictureUrl(`${pictures[side]}${width}.webp`)
  return { src: picture(''), srcSet: `${picture('-480')} 480w, ${picture('')} 1000w`, sizes }
}

/** The left weapon, as its element asks for it; the page preloads it. */
export const heroPicture = { src: pictureUrl(`${pictures.left}-480.avif`), ...avifOf('left') }

/** An eye patch with the weapon that lies across it. */
const Eye = ({ side }: { side: Side }) => (
  <div
    className={classNames(
      'relative aspect-[478/404] w-full self-center bg-[radial-gradient(circle_at_55%_42%,#1f2422,#0b0d0c_72%)]',
      'sm:w-[88%] desktop:w-[min(478px,37.5vw-62px)]',
      side === 'left' ? 'drop-shape justify-self-start' : 'drop-shape-mirror justify-self-end',
    )}
  >
    <span
      data-drift=""
      className={classNames(
        'absolute top-1/2 block w-[118%] transition-transform duration-200 ease-settle',
        side === 'left' ? 'right-[-8%]' : 'left-[-8%]',
      )}
    >
      <picture className="contents">
        <source {...avifOf(side)} />
        <img
          {...webpOf(side)}
          alt=""
          width={1000}
          height={750}
          fetchPriority="high"
          decoding="sync"
          draggable={false}
          className="h-auto w-full -translate-y-1/2 drop-shadow-[0_18px_18px_rgb(11_13_12/35%)]"
        />
      </picture>
    </span>
  </div>
)

interface HeroProps {
  /** items for sale; undefined where the shop could not say */
  stock: number | undefined
}

/** The panda's face: headline as forehead, two patches with a weapon each as eyes, the button as nose. */
export const Hero = ({ stock }: HeroProps) => {
  const text = useText()
  const face = useDrift<HTMLElement>()
  // A shop with a mark of its own has no panda.
  const hasOwnMark = useHasOwnMark()
  return (
    <section ref={face} data-surface="bone" className="page relative pt-[26px] desktop:pt-[49px]">
      {!hasOwnMark && <Ears />}
      <div
        className="relative grid grid-cols-2 gap-x-3 rounded-[32px] bg-linear-to-b from-bone-0 to-bone-deep px-3.5 pb-15
          text-ink-0 sm:rounded-[48px] sm:px-8 sm:pb-18 desktop:h-[656px] desktop:grid-cols-[auto_1fr_auto]
          desktop:grid-rows-[auto_1fr]
          desktop:rounded-[64px] desktop:px-[clamp(40px,12.5vw-120px,60px)]"
      >
        <Headline text={text('home_headline')} />
        <Eye side="left" />
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
          <p className="mt-4 flex h-5 items-center gap-1.5 text-[13px]/5 font-[520] text-bone-grey desktop:mt-5">
            {stock !== undefined && (
              <>
                <IconRosetteDiscountCheckFilled aria-hidden="true" size={17} />
                {text('home_in_stock', { count: stock })}
              </>
            )}
          </p>
        </div>
        <Eye side="right" />
      </div>
    </section>
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
