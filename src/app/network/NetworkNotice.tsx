import { CloudOff, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNetwork } from '../../machines/network/useNetwork.ts'
import { pageMessages } from '../../shared/errors.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { Edge } from '../createApp.ts'
import styles from './NetworkNotice.module.css'
import { networkFlow } from './networkFlow.ts'

const notices = {
  offline: { icon: WifiOff, text: 'Vous êtes hors ligne' },
  unreachable: { icon: CloudOff, text: 'Le service ne répond pas, nouvel essai dans un instant…' },
  back: { icon: Wifi, text: 'De retour en ligne' },
}

/**
 * Says when the server is out of reach, and when it is back; it lies over the page, which does not move. And when what the page shows
 * could not be asked for again.
 */
export function NetworkNotice({ edge }: { edge: Edge }) {
  const [flow] = useState(() => networkFlow(edge))
  const status = useNetwork(flow)
  useEffect(() => {
    const ears = [edge.reachability.on('lost', () => tellLost(edge)), edge.reachability.on('restored', () => toasts.close('lost'))]
    return () => ears.forEach((stop) => stop())
  }, [edge])
  const notice = status === 'online' ? null : notices[status]
  return (
    // There before its text, else nobody hears it.
    <div className={styles.place} role="status" aria-label="Connexion">
      {notice && (
        <p className={styles.notice} data-status={status}>
          <notice.icon size={18} aria-hidden="true" />
          {notice.text}
        </p>
      )}
    </div>
  )
}

function tellLost({ reachability }: Edge): void {
  toasts.show({
    title: pageMessages.loadData,
    description: 'Ce qui est affiché n’a pas été mis à jour.',
    tone: 'error',
    action: { label: 'Réessayer', onPress: reachability.restored },
    id: 'lost',
  })
}
