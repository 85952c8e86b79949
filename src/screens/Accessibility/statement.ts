/** What was tested, and how. Each entry has a test in the project: change both together. */
export const proofs: readonly string[] = [
  'Plus de cent états des écrans (vides, en chargement, en erreur, remplis, avec un menu ou une fenêtre ouverts, sur un écran étroit) passent l’outil axe-core sans aucun défaut, en clair et en sombre : règles WCAG 2.0, 2.1 et 2.2, niveaux A et AA, taille des cibles comprise.',
  'Une visite entière au clavier seul, dans un vrai navigateur : se connecter, chercher, regarder, aimer, commenter, remplir une playlist, mettre une vidéo en ligne. Le focus est visible à chaque arrêt, rien ne le retient, et il revient après chaque fenêtre.',
  'À 320 pixels de large, ce que donne un agrandissement de 400 %, aucun écran ne défile de côté ; rien ne se déplace pendant le chargement d’une page.',
  'Les contrastes des couleurs du site sont calculés : au moins 4,5 pour les textes et 3 pour les commandes, dans les deux thèmes.',
]

/** The accessibility features, and where they are. */
export const means: readonly string[] = [
  'Un lien «\u202fAller au contenu\u202f» au début de chaque page, un titre par page, des régions nommées.',
  'La touche «\u202f?\u202f» montre tous les raccourcis clavier. Ceux d’une seule touche se désactivent dans cette liste et dans les paramètres.',
  'Les résultats d’une action et les erreurs sont annoncés aux lecteurs d’écran ; chaque erreur d’un formulaire est dite sur son champ.',
  'Le thème clair ou sombre, les couleurs imposées et la réduction des animations suivent les réglages de votre système.',
  'Les sous-titres d’une vidéo se montrent par la touche «\u202fc\u202f» ou par le menu du lecteur ; la langue choisie est retenue.',
  'Tout ce qui se fait en glissant se fait aussi par des boutons et par les flèches du clavier.',
]

/** Known gaps. Remove an entry only when it is fixed. */
export const gaps: readonly string[] = [
  'Une vidéo n’a de sous-titres que si sa créatrice en a mis, ou si ce site les fait écrire par une machine (WCAG 1.2.2). Il n’y a ni audiodescription ni transcription\u00a0: seule la description d’une vidéo peut en tenir lieu (WCAG 1.2.3, 1.2.5).',
  'Aucun essai n’a été mené avec des personnes handicapées, ni complètement avec NVDA, JAWS, VoiceOver ou TalkBack.',
  'Les textes écrits dans une autre langue que le français, comme un commentaire en anglais, ne sont pas annoncés comme tels (WCAG 3.1.2).',
  'Le contenu des vidéos lui-même (flashs, contrastes des textes incrustés) n’est pas analysé.',
]
