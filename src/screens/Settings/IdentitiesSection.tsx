import { Link2 } from 'lucide-react'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import type { SettingsIdentityFragment } from '../../graphql/generated/graphql.ts'
import type { useSecondFactor } from '../../machines/user/secondFactor/useSecondFactor.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

type IdentitiesSectionProps = { flow: Pick<ReturnType<typeof useSecondFactor>, 'open'>; identities: readonly SettingsIdentityFragment[] }

/** Renders the accounts at other services that open this one. */
export function IdentitiesSection({ flow, identities }: IdentitiesSectionProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="identities-title">
      <h2 id="identities-title">Services de connexion</h2>
      <p className={sectionStyles.note}>Ces comptes d’autres services ouvrent le vôtre.</p>
      <ul className={list.sessions}>
        {identities.map(({ id, provider, email, lastUsedAt }) => (
          <li key={id} className={list.session}>
            <Link2 className={list.icon} size={20} aria-hidden="true" />
            <div className={list.facts}>
              <span className={list.device}>
                {provider}, {email}
              </span>
              <span className={list.seen}>
                Dernière utilisation : <RelativeTime iso={lastUsedAt} />
              </span>
            </div>
            <Button
              size="small"
              aria-label={`Détacher ${provider}, ${email}`}
              onPress={() => flow.open('unlinkIdentity', { id, name: `${provider}, ${email}` })}
            >
              Détacher
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
