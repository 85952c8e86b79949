import type { PlayerIntent } from './types.ts'

/** Seconds per press of an arrow (specification §9). */
export const seekStep = 10
/** Points out of 100 per press of an arrow. */
export const volumeStep = 5

/** `keys` as in `KeyboardEvent.key`, letters in lower case; the help sheet shows `shown` instead. */
type Shortcut = { keys: readonly string[]; shown?: readonly string[]; label: string; intentOf: (key: string) => PlayerIntent }

const always = (intent: PlayerIntent) => (): PlayerIntent => intent
const seek = (seconds: number) => always({ type: 'player.seek', to: { kind: 'by', seconds } })
const seekToShare = (share: number): PlayerIntent => ({ type: 'player.seek', to: { kind: 'share', share } })

/** The player's shortcuts, used by its key handler and by the help sheet. */
export const playerShortcuts: readonly Shortcut[] = [
  { keys: [' ', 'k'], shown: ['Espace', 'k'], label: 'Lire ou mettre en pause', intentOf: always({ type: 'player.togglePlay' }) },
  { keys: ['ArrowLeft', 'j'], shown: ['←', 'j'], label: 'Reculer de 10 secondes', intentOf: seek(-seekStep) },
  { keys: ['ArrowRight'], shown: ['→'], label: 'Avancer de 10 secondes', intentOf: seek(seekStep) },
  {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: ['0 à 9'],
    label: 'Aller à ce dixième de la vidéo',
    intentOf: (key) => seekToShare(Number(key) / 10),
  },
  { keys: ['Home'], shown: ['Début'], label: 'Aller au début, dans le lecteur', intentOf: always(seekToShare(0)) },
  { keys: ['End'], shown: ['Fin'], label: 'Aller à la fin, dans le lecteur', intentOf: always(seekToShare(1)) },
  {
    keys: [',', '.'],
    label: 'Image précédente ou suivante, en pause',
    intentOf: (key) => ({ type: 'player.stepFrame', frames: key === '.' ? 1 : -1 }),
  },
  { keys: ['<', '>'], label: 'Ralentir ou accélérer', intentOf: (key) => ({ type: 'speed.step', steps: key === '>' ? 1 : -1 }) },
  {
    keys: ['ArrowUp'],
    shown: ['↑'],
    label: 'Monter le son, dans le lecteur',
    intentOf: always({ type: 'sound.changeVolume', points: volumeStep }),
  },
  {
    keys: ['ArrowDown'],
    shown: ['↓'],
    label: 'Baisser le son, dans le lecteur',
    intentOf: always({ type: 'sound.changeVolume', points: -volumeStep }),
  },
  { keys: ['m'], label: 'Couper ou rétablir le son', intentOf: always({ type: 'sound.toggleMuted' }) },
  { keys: ['f'], label: 'Plein écran', intentOf: always({ type: 'presentation.toggleFullscreen' }) },
  { keys: ['t'], label: 'Mode cinéma', intentOf: always({ type: 'presentation.toggleTheatre' }) },
  { keys: ['c'], label: 'Afficher ou masquer les sous-titres', intentOf: always({ type: 'captions.toggle' }) },
  { keys: ['l'], label: 'Lire en boucle', intentOf: always({ type: 'loop.toggle' }) },
  { keys: ['i'], label: 'Revenir à la vidéo, depuis le lecteur réduit', intentOf: always({ type: 'mini.expand' }) },
  { keys: ['Escape'], shown: ['Échap'], label: 'Fermer le lecteur réduit, dans celui-ci', intentOf: always({ type: 'mini.close' }) },
]
