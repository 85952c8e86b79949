/**
 * The messages of the catalogue that the browser says without an answer of the server (the others come with it), under their codes. Apart
 * from the catalogue, so that the first page does not load all of it.
 */
export const UNAUTHENTICATED = 'Connectez-vous pour continuer'
export const SESSION_EXPIRED = 'Votre session a expiré, reconnectez-vous'
export const DEFAULT_PLAYLIST = 'Impossible de supprimer la playlist par défaut'
export const FOLLOW_REQUIRED = 'Vous devez être abonné'
export const INVALID_INPUT = 'Veuillez corriger les erreurs dans le formulaire'
export const INTERNAL = 'Une erreur inattendue est survenue'
export const API_UNAVAILABLE = 'Le service est momentanément indisponible'
export const TIMEOUT = 'Le serveur ne répond pas, réessayez dans un instant'
