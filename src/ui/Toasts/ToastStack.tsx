import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFullscreenElement } from '../overlay/useFullscreenElement.ts'
import type { ShownToast, ToastSink, ToastTone } from './toasts.ts'
import * as styles from './Toasts.styles.ts'

type ToastData = { tone: ToastTone }

/** The owner of the toasts: decides which are shown, and for how long. */
export type ToastSource = {
  /** @returns disconnects */
  connect: (sink: ToastSink) => () => void
  /** Called when the user closes a toast. */
  close: (id: string) => void
  /** Called when the pointer or the focus enters or leaves the toasts. */
  setInteracting: (isInteracting: boolean) => void
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** Renders a source's toasts; the source controls their timing. The focus does not move. */
export function ToastStack({ source }: { source: ToastSource }) {
  const [manager] = useState(() => Toast.createToastManager<ToastData>())
  // Connects after the first paint, so that the live region exists before its first announcement.
  useEffect(
    () =>
      source.connect({
        show: (toast) => manager.add({ ...optionsOf(toast), onClose: () => source.close(toast.id) }),
        close: manager.close,
      }),
    [manager, source],
  )
  const container = useFullscreenElement()
  useEffect(() => {
    // The toasts are rendered anew in another element, and browsers fire no leave event.
    const leave = (): void => source.setInteracting(false)
    document.addEventListener('fullscreenchange', leave)
    return () => document.removeEventListener('fullscreenchange', leave)
  }, [source])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal container={container ?? undefined}>
        <Toast.Viewport
          className={styles.viewport}
          onPointerEnter={() => source.setInteracting(true)}
          onFocus={() => source.setInteracting(true)}
          onPointerLeave={({ currentTarget }) => source.setInteracting(currentTarget.contains(document.activeElement))}
          onBlur={({ currentTarget }) => source.setInteracting(currentTarget.matches(':hover'))}
        >
          <List onEmpty={source.setInteracting} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** @param props.onEmpty called when no toast is left: browsers fire no leave event when an element under the pointer is removed */
function List({ onEmpty }: { onEmpty: (isInteracting: false) => void }) {
  const { toasts } = Toast.useToastManager<ToastData>()
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty(false)
  }, [isEmpty, onEmpty])
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info'
    const Icon = icons[tone]
    return (
      <Toast.Root key={toast.id} className={styles.toast} toast={toast} swipeDirection={['down', 'left']}>
        <Toast.Content className={styles.content}>
          <Icon className={styles.icon} data-tone={tone} size={20} aria-hidden="true" />
          <div className={styles.texts}>
            <Toast.Title className={styles.title} render={<p />} />
            <Toast.Description className={styles.description} />
          </div>
          <Toast.Action className={styles.action} />
          <Toast.Close className={styles.close} aria-label="Fermer">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

function optionsOf({ id, title, description, tone = 'info', action }: ShownToast) {
  return {
    id,
    title,
    ...(description !== undefined && { description }),
    priority: tone === 'error' ? ('high' as const) : ('low' as const),
    // The source has the timer.
    timeout: 0,
    data: { tone },
    // Also set when undefined: a renewed toast would keep its previous button.
    actionProps: action && { children: action.label, onClick: action.onPress },
  }
}
