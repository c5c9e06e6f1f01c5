import { orderQuery } from '@pandrop/api-client/customer-queries'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'

const shownMax = 5

const betweenMilliseconds = 70

/**
 * What was just paid, one after the other falling into its place (docs/behaviour/pages.md#success-page). The row keeps
 * its room while it is read; where that fails the page says all it must without it.
 */
export const BoughtItems = ({ orderId }: { orderId: number }) => {
  const text = useText()
  const { verified } = useSession()
  const { data: order } = useQuery({ ...orderQuery(useApi(), orderId), enabled: verified })
  const lines = order?.lines ?? []
  const more = lines.length - shownMax
  return (
    <ul aria-label={text('payment_success_items')} className="mb-4 flex h-16 items-center justify-center">
      {lines.slice(0, shownMax).map((line, place) => (
        <li
          key={line.item_id}
          className="falls -mx-1.5 w-22 min-w-0"
          style={{ animationDelay: `${place * betweenMilliseconds}ms` }}
        >
          <a href={paths.item({ id: line.item_id })} title={line.title} className="block rounded-card">
            <SkinPicture
              image={skinImage(line.img_url)}
              quality={line.item_quality}
              alt={line.title}
              size="thumb"
              priority
            />
          </a>
        </li>
      ))}
      {more > 0 && <li className="ml-3 text-bone-1 tabular-nums">{`+${more}`}</li>}
    </ul>
  )
}
