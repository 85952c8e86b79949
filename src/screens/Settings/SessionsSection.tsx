import { LogOut, MonitorSmartphone } from 'lucide-react'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import type { SettingsSessionFragment } from '../../graphql/generated/graphql.ts'
import { useSessions } from '../../machines/session/sessions/useSessions.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'

/** Renders the user's sessions. The current device signs out with its own button. */
export function SessionsSection({ sessions }: { sessions: readonly SettingsSessionFragment[] }) {
  const flow = useSessions()
  const others = sessions.filter((session) => !session.isCurrent)
  const here = sessions.filter((session) => session.isCurrent)
  return (
    <section className={sectionStyles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions ouvertes</h2>
      <p className={sectionStyles.note}>Les appareils sur lesquels vous êtes connecté.</p>
      <ul className={list.sessions}>
        {[...here, ...others].map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className={list.session}>
            <MonitorSmartphone className={list.icon} size={20} aria-hidden="true" />
            <div className={list.facts}>
              <span className={list.device}>{device}</span>
              <span className={list.seen}>
                Dernière activité : <RelativeTime iso={lastSeenAt} />
              </span>
            </div>
            {isCurrent ? (
              <Badge tone="success">Cet appareil</Badge>
            ) : (
              <Button size="small" aria-label={`Fermer la session ${device}`} onPress={() => flow.close({ id, device })}>
                Fermer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button className={styles.start} icon={LogOut} onPress={flow.closeOthers}>
          Fermer toutes les autres sessions
        </Button>
      )}
      <ConfirmDialog
        open={flow.isAskingOne}
        title="Fermer cette session ?"
        message={`${flow.device} : il faudra s’y reconnecter.`}
        confirmLabel="Fermer la session"
        busyLabel="Fermeture..."
        busy={flow.isBusy}
        onConfirm={flow.confirm}
        onCancel={flow.cancel}
      />
      <ConfirmDialog
        open={flow.isAskingOthers}
        title="Fermer toutes les autres sessions ?"
        message="Vous restez connecté sur cet appareil ; il faudra vous reconnecter sur les autres."
        confirmLabel="Tout fermer"
        busyLabel="Fermeture..."
        busy={flow.isBusy}
        onConfirm={flow.confirm}
        onCancel={flow.cancel}
      />
    </section>
  )
}
