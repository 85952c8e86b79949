import { atFirstUse } from '../../shared/atFirstUse.ts'
import type { UploadStep } from '../../machines/upload/upload/selectors.ts'
import { formatTimeLeft } from '../../shared/format/timeLeft.ts'
import { formatBytes } from '../../shared/format/bytes.ts'

export const stepTexts: Record<UploadStep, string> = {
  none: 'Mise en ligne',
  interrupted: 'Envoi interrompu',
  queued: 'En attente de son tour',
  creatingContent: 'Création de la vidéo',
  uploadingVideo: 'Envoi de la vidéo',
  uploadingThumbnail: 'Envoi de la miniature',
  finishing: 'Vérification de la vidéo',
  waitingToRetry: 'Envoi interrompu, nouvel essai dans un instant',
  offline: 'Connexion perdue : l’envoi reprendra à son retour',
  paused: 'Envoi en pause',
  failed: 'Mise en ligne interrompue',
  cancelling: 'Annulation de la mise en ligne',
  published: 'Vidéo publiée',
}

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }))

/**
 * Returns how far a sending is: «42 %», and once it is known «42 % · 3,2 Mo/s · reste 3 min».
 * @param speed bytes per second; 0 while it is unknown
 */
export function rateText({ progress, speed, secondsLeft }: { progress: number; speed: number; secondsLeft: number | null }): string {
  const share = percent().format(progress / 100)
  if (speed <= 0 || secondsLeft === null) return share
  return `${share} · ${formatBytes(speed)}/s · ${formatTimeLeft(secondsLeft)}`
}
