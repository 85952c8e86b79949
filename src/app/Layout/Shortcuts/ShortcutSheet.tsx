import { useEffect, useRef } from 'react'
import { ShortcutSwitch } from '../../../components/ShortcutSwitch/ShortcutSwitch.tsx'
import { playerShortcuts } from '../../../machines/player/player/shortcuts.ts'
import { siteShortcuts } from '../../../shared/siteShortcuts.ts'
import { DialogSurface } from '../../../ui/Dialog/DialogSurface.tsx'
import { useFullscreenElement } from '../../../ui/overlay/useFullscreenElement.ts'
import * as styles from './ShortcutSheet.styles.ts'

type Row = { shown: readonly string[]; label: string }

const site: readonly Row[] = Object.values(siteShortcuts).map(({ key, label }) => ({ shown: [key], label }))
const player: readonly Row[] = playerShortcuts.map(({ keys, shown, label }) => ({ shown: shown ?? keys, label }))
/** The browser's own shortcuts, listed because people look for them here. */
const moving: readonly Row[] = [
  { shown: ['Tab'], label: 'Aller au lien, bouton ou champ suivant' },
  { shown: ['Maj + Tab'], label: 'Revenir au précédent' },
  { shown: ['Échap'], label: 'Fermer une fenêtre ou un menu' },
]

/** Renders all shortcuts, grouped by where they work, and the switch that disables single-key shortcuts. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // Focus starts at the top of the text. Dialogs focus their first field by default, which is at the end here.
  const top = useRef<HTMLDivElement>(null)
  const container = useFullscreenElement()
  useEffect(() => {
    const closeOnLeave = (): void => {
      if (!document.fullscreenElement) onClose()
    }
    document.addEventListener('fullscreenchange', closeOnLeave)
    return () => document.removeEventListener('fullscreenchange', closeOnLeave)
  }, [onClose])
  return (
    <DialogSurface open={isOpen} onClose={onClose} title="Raccourcis clavier" initialFocus={top} container={container}>
      <div ref={top} className={styles.sheet} tabIndex={-1}>
        <Group title="Sur toutes les pages" rows={site} />
        <Group title="Pendant une vidéo" rows={player} />
        <Group title="Se déplacer" rows={moving} />
        <ShortcutSwitch />
      </div>
    </DialogSurface>
  )
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map(({ shown, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {shown.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
