/** The message when no other reason is known. It is a separate constant, so that browsers need not load all of them. */
export const conversionFailed = 'La vidéo n’a pas pu être convertie'

/** Why the conversion of a content's media failed: stable code → French reason shown to its creator. */
export const mediaFailures = {
  NOT_A_VIDEO: 'Le fichier ne contient pas de vidéo lisible',
  DAMAGED: 'Une partie du fichier est illisible',
  ENCRYPTED: 'La vidéo est protégée (DRM)',
  TRUNCATED: 'Le fichier est incomplet : l’envoi ou l’export a été coupé',
  TOO_MANY_PIXELS: 'La définition de la vidéo est trop grande',
  TOO_LONG: 'La conversion a dépassé le temps permis',
  NO_FFMPEG: 'La conversion attend que ffmpeg soit installé sur le serveur',
  CONVERSION_FAILED: conversionFailed,
} as const satisfies Record<string, string>

export type MediaFailureCode = keyof typeof mediaFailures
