import { buttonClass } from '@pandrop/ui/Button'
import { Mark, useHasOwnMark } from '@pandrop/ui/Mark'
import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { pictureUrl } from '../../pictures.ts'

/** The panda with the weapon case, and the way into the shop. */
export const Banner = () => {
  const text = useText()
  const hasOwnMark = useHasOwnMark()
  return (
    <section
      aria-labelledby="banner"
      className="raised relative overflow-hidden rounded-[28px] px-6 pt-9 sm:rounded-[40px] sm:px-12 wide:flex
        wide:items-center wide:justify-between wide:gap-8 wide:py-0 desktop:px-18"
    >
      <div className="wide:py-14">
        <h2
          id="banner"
          className="max-w-[13.5em] type-h1 text-[29px]/[31px] font-[700] text-balance wide:text-[40px]/[42px]
            desktop:text-[47px]/[49px]"
        >
          {text('home_banner_title')}
        </h2>
        <p className="mt-5 text-[16px]/6 text-bone-1 desktop:text-[17px]/[26px]">{text('home_banner_text')}</p>
        <a href={paths.products()} className={buttonClass({ size: 56, className: 'mt-8' })}>
          {text('home_banner_action')}
          <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />
        </a>
      </div>
      <div
        className="relative mx-auto mt-7 aspect-[460/438] w-full max-w-[330px] flex-none wide:mx-0 wide:mt-0
          wide:w-[40%] wide:max-w-[460px]"
      >
        {hasOwnMark ? (
          <Mark size={220} className="absolute inset-0 m-auto" />
        ) : (
          <Panda alt={text('home_banner_picture')} />
        )}
      </div>
    </section>
  )
}

const Panda = ({ alt }: { alt: string }) => (
  <>
    <span
      aria-hidden="true"
      className="absolute inset-x-0 top-[8%] bottom-[5.5%] drop-shape bg-linear-to-b from-[#f1ede6] to-[#dad6c9]"
    />
    <img
      src={pictureUrl('home/panda.webp')}
      srcSet={`${pictureUrl('home/panda-480.webp')} 480w, ${pictureUrl('home/panda.webp')} 1000w`}
      sizes="(width <= 768px) 330px, 460px"
      alt={alt}
      width={1000}
      height={1000}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="absolute inset-x-0 bottom-[1%] mx-auto h-full w-auto max-w-none object-contain"
    />
  </>
)
