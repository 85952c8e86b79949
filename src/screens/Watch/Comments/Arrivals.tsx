import { ArrowUp } from 'lucide-react'
import { formatQuantity } from '../../../shared/format/count.ts'
import { Button } from '../../../ui/Button/Button.tsx'

type ArrivalsProps = { count: number; one: string; many: string; onShow: () => void; className?: string | undefined }

/** Renders «3 nouveaux commentaires», announced to screen readers when they arrive. A press shows them. */
export function Arrivals({ count, one, many, onShow, className }: ArrivalsProps) {
  return (
    <div className={className} role="status">
      {count > 0 && (
        <Button variant="primary" size="small" icon={ArrowUp} onPress={onShow}>
          {formatQuantity(count, one, many)}
        </Button>
      )}
    </div>
  )
}
