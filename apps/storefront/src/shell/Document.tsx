import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useText } from '../hooks/useText.ts'
import { Late } from '../late.tsx'
import { useShop } from '../shop.ts'
import { Consent } from './Consent.tsx'
import { footerPart } from './footerPart.ts'
import { Header } from './Header.tsx'
import { LoadingLine } from './LoadingLine.tsx'
import { Toasts } from './Toasts.tsx'
import { TopUpProvider } from './TopUpProvider.tsx'
import { useVisit } from './useVisit.ts'

const nothing = {}

/** Everything from html to html: the frame that stays while pages change. */
export const Document = () => {
  const text = useText()
  const { frame } = useShop()
  const main = useVisit()
  return (
    <html lang={frame.visitor.language}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {text('skip_to_content')}
        </a>
        <Consent />
        <LoadingLine />
        <TopUpProvider>
          <div className="flex min-h-dvh flex-col">
            <Header />
            <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
              <Outlet />
            </main>
            <Late part={footerPart} props={nothing} />
          </div>
        </TopUpProvider>
        <Toasts />
        <Scripts />
      </body>
    </html>
  )
}
