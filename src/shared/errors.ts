/**
 * Every error that Lucarne responds with: stable code → HTTP status → French message (specification §8).
 *
 * The REST API sends it as `{error: {code, message, fields?, requestId}}`; the gateway forwards the code as `extensions.code`. Codes are
 * part of the API's contract: rename none.
 */
export const errorCatalogue = {
  MALFORMED_REQUEST: { status: 400, message: 'La requête est mal formée' },
  UNAUTHENTICATED: { status: 401, message: 'Connectez-vous pour continuer' },
  SESSION_EXPIRED: { status: 401, message: 'Votre session a expiré, reconnectez-vous' },
  BAD_CREDENTIALS: { status: 401, message: 'E-mail ou mot de passe incorrect' },
  SIGN_IN_EXPIRED: { status: 401, message: 'Cette connexion a expiré ou a déjà servi, recommencez' },
  FORBIDDEN: { status: 403, message: 'Vous n’avez pas le droit de faire cela' },
  SIGN_IN_REFUSED: { status: 403, message: 'La connexion a été annulée' },
  EMAIL_UNVERIFIED: { status: 403, message: 'Le service de connexion n’a pas vérifié votre adresse e-mail' },
  REAUTHENTICATION_REQUIRED: { status: 403, message: 'Reconnectez-vous pour confirmer cette action' },
  NOT_FOUND: { status: 404, message: 'Cette ressource n’existe pas' },
  CONTENT_NOT_FOUND: { status: 404, message: 'Vidéo introuvable' },
  CHANNEL_NOT_FOUND: { status: 404, message: 'Créateur non trouvé' },
  USER_NOT_FOUND: { status: 404, message: 'Utilisateur introuvable' },
  COMMENT_NOT_FOUND: { status: 404, message: 'Commentaire introuvable' },
  REPORT_NOT_FOUND: { status: 404, message: 'Signalement introuvable' },
  PLAYLIST_NOT_FOUND: { status: 404, message: 'Playlist introuvable' },
  ROLE_NOT_FOUND: { status: 404, message: 'Rôle introuvable' },
  PROVIDER_NOT_CONFIGURED: { status: 404, message: 'Ce site ne propose pas cette connexion' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cette méthode n’est pas permise ici' },
  CONFLICT: { status: 409, message: 'Cette action entre en conflit avec l’état actuel' },
  EMAIL_TAKEN: { status: 409, message: 'Cette adresse e-mail est déjà utilisée' },
  ACCOUNT_EXISTS: { status: 409, message: 'Un compte existe déjà avec cette adresse e-mail : donnez son mot de passe pour le relier' },
  ACCOUNT_HAS_PROVIDER: { status: 409, message: 'Ce compte s’ouvre avec un autre service de connexion' },
  USERNAME_TAKEN: { status: 409, message: 'Ce nom d’utilisateur est déjà pris' },
  CHANNEL_EXISTS: { status: 409, message: 'Vous avez déjà une chaîne' },
  DEFAULT_PLAYLIST: { status: 409, message: 'Impossible de supprimer la playlist par défaut' },
  ROLE_IN_USE: { status: 409, message: 'Ce rôle est encore attribué' },
  REPORT_CLOSED: { status: 409, message: 'Ce signalement est déjà traité' },
  COMMENT_HIDDEN: { status: 409, message: 'Ce commentaire est masqué' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Le corps de la requête est trop volumineux' },
  VIDEO_TOO_LARGE: { status: 413, message: 'Le fichier vidéo ne peut pas dépasser 2GB' },
  THUMBNAIL_TOO_LARGE: { status: 413, message: 'L’image ne peut pas dépasser 10MB' },
  IMAGE_TOO_LARGE: { status: 413, message: 'L’image ne peut pas dépasser 5MB' },
  IMAGE_TOO_MANY_PIXELS: { status: 413, message: 'La définition de l’image est trop grande\u00a0: 50\u00a0millions de pixels au plus' },
  VIDEO_TOO_MANY_PIXELS: { status: 413, message: 'La définition de la vidéo est trop grande\u00a0: 35\u00a0millions de pixels au plus' },
  PRECONDITION_FAILED: { status: 412, message: 'Ce fichier a changé entre-temps' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'Cette partie du fichier n’existe pas' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Ce type de contenu n’est pas accepté' },
  UNSUPPORTED_VIDEO: { status: 415, message: 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV' },
  UNSUPPORTED_IMAGE: { status: 415, message: 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP' },
  OWN_CHANNEL: { status: 422, message: 'Vous ne pouvez pas vous abonner à votre propre chaîne' },
  FOLLOW_REQUIRED: { status: 422, message: 'Vous devez être abonné' },
  INVALID_INPUT: { status: 422, message: 'Veuillez corriger les erreurs dans le formulaire' },
  VIDEO_REQUIRED: { status: 422, message: 'Un fichier vidéo est requis' },
  IMAGE_REQUIRED: { status: 422, message: 'Un fichier image est requis' },
  EMPTY_FILE: { status: 422, message: 'Le fichier est vide' },
  TRUNCATED_VIDEO: { status: 422, message: 'Le fichier est incomplet : l’envoi ou l’export a été coupé' },
  NOT_A_VIDEO: { status: 422, message: 'Le fichier ne contient pas de vidéo lisible' },
  ENCRYPTED_VIDEO: { status: 422, message: 'La vidéo est protégée (DRM)' },
  VIDEO_TOO_LONG: { status: 422, message: 'La vidéo ne peut pas dépasser 24\u00a0heures' },
  UPLOAD_INTERRUPTED: { status: 400, message: 'L’envoi du fichier a été interrompu' },
  PLAYLIST_FULL: { status: 422, message: 'Une playlist ne peut pas contenir plus de 5\u202f000 vidéos' },
  TOO_MANY_PLAYLISTS: { status: 422, message: 'Vous ne pouvez pas avoir plus de 200 playlists' },
  VIEW_TOO_EARLY: { status: 422, message: 'La vidéo n’a pas encore été regardée assez longtemps' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Trop de tentatives, réessayez dans un instant' },
  QUERY_TOO_COMPLEX: { status: 400, message: 'La requête GraphQL est trop complexe' },
  INTERNAL: { status: 500, message: 'Une erreur inattendue est survenue' },
  API_UNAVAILABLE: { status: 502, message: 'Le service est momentanément indisponible' },
  PROVIDER_UNAVAILABLE: { status: 502, message: 'Le service de connexion ne répond pas, réessayez dans un instant' },
  SIGN_IN_FAILED: { status: 502, message: 'La réponse du service de connexion n’est pas valable, recommencez' },
  NOT_READY: { status: 503, message: 'Lucarne démarre, réessayez dans un instant' },
  TIMEOUT: { status: 504, message: 'Le serveur ne répond pas, réessayez dans un instant' },
  STORAGE_FULL: { status: 507, message: 'L’espace de stockage est plein, l’envoi est impossible' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** Error messages of a form, by field name, in French. */
export type FieldErrors = Readonly<Record<string, string>>

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value)
}

/** An error of the catalogue; anything else that is thrown is unexpected and shown as INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined

  /** @param fields messages by field name; `message` defaults to the catalogue's */
  constructor(code: ErrorCode, options: { fields?: FieldErrors; message?: string; cause?: unknown } = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** Fallback messages for a failed action of a page (specification §8). */
export const pageMessages = {
  loadData: 'Erreur lors du chargement des données',
  loadVideo: 'Erreur lors du chargement de la vidéo',
  search: 'Erreur lors de la recherche',
  loadDashboard: 'Erreur lors du chargement du tableau de bord',
  loadHistory: 'Erreur lors du chargement de l’historique',
  loadProfile: 'Erreur lors du chargement du profil',
  deleteHistory: 'Erreur lors de la suppression de l’historique',
  restoreHistory: 'Erreur lors de la mise à jour de l’historique',
  login: 'Erreur lors de la connexion',
  register: 'Erreur lors de l’inscription',
  like: 'Erreur lors de la mise à jour de la réaction',
  follow: 'Erreur lors de l’abonnement',
  unfollow: 'Erreur lors du désabonnement',
  setBell: 'Erreur lors de la modification des notifications',
  loadFollows: 'Erreur lors du chargement des abonnements',
  loadCreator: 'Erreur lors du chargement des données du créateur',
  share: 'Erreur lors du partage',
  report: 'Erreur lors du signalement',
  createChannel: 'Erreur lors de la création de la chaîne',
  upload: 'Erreur lors de l’upload de la vidéo',
  saveDraft: 'Erreur lors de la sauvegarde du brouillon',
  updateContent: 'Erreur lors de la mise à jour de la vidéo',
  deleteContent: 'Erreur lors de la suppression',
  loadComments: 'Erreur lors de la récupération des commentaires',
  addComment: 'Erreur lors de la création du commentaire',
  editComment: 'Erreur lors de la mise à jour du commentaire',
  deleteComment: 'Erreur lors de la suppression du commentaire',
  createPlaylist: 'Erreur lors de la création de la playlist',
  updatePlaylist: 'Erreur lors de la modification de la playlist',
  deletePlaylist: 'Erreur lors de la suppression de la playlist',
  addToPlaylist: 'Erreur lors de l’ajout à la playlist',
  removeFromPlaylist: 'Erreur lors de la suppression de la vidéo de la playlist',
  loadPlaylists: 'Erreur lors du chargement des playlists',
  notInterested: 'Erreur lors de la mise à jour des recommandations',
  play: 'La vidéo ne peut pas être lue',
  logout: 'Erreur lors de la déconnexion',
  updateAccount: 'Erreur lors de la mise à jour du compte',
  updateChannel: 'Erreur lors de la mise à jour de la chaîne',
  deleteAccount: 'Erreur lors de la suppression',
  closeSession: 'Erreur lors de la fermeture de la session',
  exportAccount: 'Erreur lors de l’export du compte',
  noAvatarUrl: 'Aucune URL d’avatar trouvée dans la réponse du serveur',
  oauth: 'Une erreur est survenue lors de l’authentification OAuth',
  noToken: 'Token non trouvé dans l’URL',
} as const
