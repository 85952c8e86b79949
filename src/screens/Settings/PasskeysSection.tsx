import { Fingerprint, Plus } from 'lucide-react'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import type { SettingsPasskeyFragment } from '../../graphql/generated/graphql.ts'
import type { useSecondFactor } from '../../machines/user/secondFactor/useSecondFactor.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

type PasskeysSectionProps = {
  flow: Pick<ReturnType<typeof useSecondFactor>, 'hasPasskeys' | 'open'>
  passkeys: readonly SettingsPasskeyFragment[]
  /** the name of a new one, until the person gives another */
  device: string
}

/** Renders the passkeys of the account. */
export function PasskeysSection({ flow, passkeys, device }: PasskeysSectionProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Clés d’accès</h2>
      <p className={sectionStyles.note}>
        Votre téléphone ou votre ordinateur ouvre votre compte quand il vous reconnaît, par votre doigt, votre visage ou son code : sans mot
        de passe.
      </p>
      {passkeys.length > 0 && (
        <ul className={list.sessions}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={list.session}>
              <Fingerprint className={list.icon} size={20} aria-hidden="true" />
              <div className={list.facts}>
                <span className={list.device}>{name}</span>
                <span className={list.seen}>
                  {lastUsedAt === null ? 'Jamais utilisée, ajoutée ' : 'Dernière utilisation : '}
                  <RelativeTime iso={lastUsedAt ?? createdAt} />
                </span>
              </div>
              <Button size="small" aria-label={`Retirer la clé ${name}`} onPress={() => flow.open('removePasskey', { id, name })}>
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      )}
      {flow.hasPasskeys ? (
        <Button className={styles.start} icon={Plus} onPress={() => flow.open('addPasskey', { id: '', name: device })}>
          Ajouter une clé d’accès
        </Button>
      ) : (
        <p className={sectionStyles.note}>Ce navigateur ne permet pas d’en ajouter ici.</p>
      )}
    </section>
  )
}
