import { CheckCheck } from 'lucide-react'
import { useNotifications } from '../../machines/notification/notifications/useNotifications.ts'
import { Button } from '../../ui/Button/Button.tsx'

/** @param props.unread number of unread notifications */
export function ReadAllButton({ unread, variant }: { unread: number; variant: 'ghost' | 'secondary' }) {
  const { markAllRead, isReadingAll } = useNotifications()
  return (
    <Button
      variant={variant}
      size="small"
      icon={CheckCheck}
      busy={isReadingAll}
      disabledReason={unread === 0 && !isReadingAll ? 'Tout est lu' : undefined}
      onPress={markAllRead}
    >
      Tout marquer comme lu
    </Button>
  )
}
