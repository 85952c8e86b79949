import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toastQueue, type ShownToast, type ToastTone } from './toasts.ts'
import styles from './Toasts.module.css'

type ToastData = { tone: ToastTone }

/** Milliseconds in sight: long enough to read, longer when there is something to do or to understand. */
const plainTimeout = 5000
const longTimeout = 9000

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** What Toasts draws, in a chunk of its own. */
export function ToastStack() {
  const [manager] = useState(() => Toast.createToastManager<ToastData>())
  // Connected after the first paint, so that the live region is there before what it has to announce.
  useEffect(() => toastQueue.connect({ show: (toast) => manager.add(optionsOf(toast)), close: manager.close }), [manager])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  const { toasts } = Toast.useToastManager<ToastData>()
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

function optionsOf({ id, title, description, tone = 'info', action, timeoutMs }: ShownToast) {
  return {
    id,
    title,
    ...(description !== undefined && { description }),
    priority: tone === 'error' ? ('high' as const) : ('low' as const),
    timeout: timeoutMs ?? (tone === 'error' || action ? longTimeout : plainTimeout),
    data: { tone },
    // Said even when there is none: a renewed toast would keep the button that it had.
    actionProps: action && { children: action.label, onClick: action.onPress },
  }
}
