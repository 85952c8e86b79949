import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShownToast, ToastSink, ToastTone } from './toasts.ts'
import styles from './Toasts.module.css'

type ToastData = { tone: ToastTone }

/** Who decides which toasts are in sight, and for how long. */
export type ToastSource = {
  /** @returns the way to let go */
  connect: (sink: ToastSink) => () => void
  /** The person has closed it. */
  close: (id: string) => void
  /** The pointer or the focus is on the toasts, or has left them. */
  attend: (isThere: boolean) => void
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** Draws the toasts of a source, which gives them their time; the focus stays where it is. */
export function ToastStack({ source }: { source: ToastSource }) {
  const [manager] = useState(() => Toast.createToastManager<ToastData>())
  // Connected after the first paint, so that the live region is there before what it has to announce.
  useEffect(
    () =>
      source.connect({
        show: (toast) => manager.add({ ...optionsOf(toast), onClose: () => source.close(toast.id) }),
        close: manager.close,
      }),
    [manager, source],
  )
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          className={styles.viewport}
          onPointerEnter={() => source.attend(true)}
          onFocus={() => source.attend(true)}
          onPointerLeave={({ currentTarget }) => source.attend(currentTarget.contains(document.activeElement))}
          onBlur={({ currentTarget }) => source.attend(currentTarget.matches(':hover'))}
        >
          <List onEmpty={source.attend} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** @param props.onEmpty nobody can be with toasts that are gone: browsers do not tell when an element leaves from under the pointer */
function List({ onEmpty }: { onEmpty: (isThere: false) => void }) {
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
    // The source has the clock.
    timeout: 0,
    data: { tone },
    // Said even when there is none: a renewed toast would keep the button that it had.
    actionProps: action && { children: action.label, onClick: action.onPress },
  }
}
