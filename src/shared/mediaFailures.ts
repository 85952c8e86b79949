/** Why the worker gave up on a content's media: stable code → French reason shown to its creator. */
export const mediaFailures = {
  NOT_A_VIDEO: 'Le fichier ne contient pas de vidéo lisible',
  TRUNCATED: 'Le fichier est incomplet : l’envoi ou l’export a été coupé',
  TOO_MANY_PIXELS: 'La définition de la vidéo est trop grande',
  TOO_LONG: 'La conversion a dépassé le temps permis',
  NO_FFMPEG: 'La conversion attend que ffmpeg soit installé sur le serveur',
  CONVERSION_FAILED: 'La vidéo n’a pas pu être convertie',
} as const satisfies Record<string, string>

export type MediaFailureCode = keyof typeof mediaFailures
