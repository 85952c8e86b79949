/** The action of a key in the player (specification §9). `share` of the whole length, 0 to 0.9. */
export type PlayerAct =
  | { type: 'togglePaused' }
  | { type: 'toggleMuted' }
  | { type: 'toggleFullscreen' }
  | { type: 'toggleCaptions' }
  | { type: 'toggleLoop' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekTo'; share: number }
  | { type: 'volumeBy'; points: number }

/** Seconds per press of an arrow (specification §9). */
export const seekStep = 10
/** Points out of 100 per press of an arrow. */
export const volumeStep = 5

/** `keys` as in `KeyboardEvent.key`, letters in lower case; the help sheet shows `shown` instead. */
type Shortcut<Act> = { keys: readonly string[]; shown?: readonly string[]; label: string; actOf: (key: string) => Act }

const always =
  <Act>(act: Act) =>
  (): Act =>
    act

/** The player's shortcuts, used by its key handler and by the help sheet. */
export const playerShortcuts: readonly Shortcut<PlayerAct>[] = [
  { keys: [' ', 'k'], shown: ['Espace', 'k'], label: 'Lire ou mettre en pause', actOf: always({ type: 'togglePaused' }) },
  { keys: ['ArrowLeft'], shown: ['←'], label: 'Reculer de 10 secondes', actOf: always({ type: 'seekBy', seconds: -seekStep }) },
  { keys: ['ArrowRight'], shown: ['→'], label: 'Avancer de 10 secondes', actOf: always({ type: 'seekBy', seconds: seekStep }) },
  {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: ['0 à 9'],
    label: 'Aller à ce dixième de la vidéo',
    actOf: (key) => ({ type: 'seekTo', share: Number(key) / 10 }),
  },
  { keys: ['ArrowUp'], shown: ['↑'], label: 'Monter le son, dans le lecteur', actOf: always({ type: 'volumeBy', points: volumeStep }) },
  { keys: ['ArrowDown'], shown: ['↓'], label: 'Baisser le son, dans le lecteur', actOf: always({ type: 'volumeBy', points: -volumeStep }) },
  { keys: ['m'], label: 'Couper ou rétablir le son', actOf: always({ type: 'toggleMuted' }) },
  { keys: ['f'], label: 'Plein écran', actOf: always({ type: 'toggleFullscreen' }) },
  { keys: ['c'], label: 'Afficher ou masquer les sous-titres', actOf: always({ type: 'toggleCaptions' }) },
  { keys: ['l'], label: 'Lire en boucle', actOf: always({ type: 'toggleLoop' }) },
]
