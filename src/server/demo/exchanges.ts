/** What fans write under a creator’s videos, and what the creator answers. */
export type Exchange = { text: string; answer?: string }

/** By the creator’s username. */
export const exchanges: Readonly<Record<string, readonly Exchange[]>> = {
  atelier_fractal: [
    {
      text: 'Je l’ai montrée à mes élèves, silence complet dans la classe.',
      answer: 'C’est le plus beau compliment. Ils en sont où du programme ?',
    },
    { text: 'Combien de temps pour calculer tout cela ?', answer: 'Moins de trois secondes : la machine travaille, je regarde.' },
    { text: 'Enfin une explication claire.' },
    { text: 'Je cherche encore où cela se répète exactement…', answer: 'Nulle part, c’est tout le charme.' },
    { text: 'On peut l’avoir en fond d’écran ?' },
  ],
  grand_large: [
    { text: 'C’est pris d’où ?', answer: 'De la pointe, à marée haute. Il faut y être avant tout le monde.' },
    { text: 'Je mets le son et je ferme les yeux.' },
    { text: 'La lumière est superbe, merci pour le partage !' },
    { text: 'Quel bateau ?', answer: 'Un petit cotre de 1968, il a mon âge.' },
    { text: 'Cela sent le sel jusqu’ici.' },
  ],
  studio_lucarne: [
    { text: 'Mon écran a raté le test…', answer: 'Baissez la luminosité, puis recommencez : neuf fois sur dix, cela suffit.' },
    { text: 'Simple et hypnotique.' },
    { text: 'Vous partagez les réglages ?', answer: 'Oui, dans la prochaine vidéo.' },
    { text: 'Le genre de chose que l’on regarde trois fois.' },
    { text: 'Attention, cela donne un peu le tournis !' },
  ],
  ciel_ouvert: [
    { text: 'Visible aussi depuis le Sud ?', answer: 'Oui, plus bas sur l’horizon. Éloignez-vous des lampadaires.' },
    { text: 'Ma fille veut devenir astronome à cause de vous.', answer: 'Dites-lui que le club ouvre le mercredi.' },
    { text: 'Une pose de combien de temps ?', answer: 'Trente secondes, répétées toute la nuit.' },
    { text: 'Magnifique, comme toujours.' },
    { text: 'On se sent tout petit.' },
  ],
  derniere_rame: [
    { text: 'Je crois que je vois ma fenêtre.', answer: 'Alors bonsoir, voisine !' },
    { text: 'Le dernier métro, toute une époque.' },
    { text: 'À regarder la nuit, avec un thé.' },
    { text: 'Quelle ligne ?', answer: 'Aucune, et un peu toutes.' },
    { text: 'Le bruit des rails m’endort en trois minutes.', answer: 'C’est le but, bonne nuit.' },
  ],
  papier_decoupe: [
    { text: 'Quel papier utilisez-vous ?', answer: 'Du 160 grammes, teinté dans la masse.' },
    { text: 'Tout est fait à la main ?', answer: 'Tout, sauf la lumière.' },
    { text: 'Les ombres sont incroyables.' },
    { text: 'Un tutoriel, un jour ?', answer: 'Promis, dès que j’ai rangé la table.' },
    { text: 'Poétique, du début à la fin.' },
  ],
  ondes_courtes: [
    { text: 'Quelle est la fondamentale ?', answer: 'Un sol grave, un peu en dessous du diapason.' },
    { text: 'Au casque, c’est autre chose.' },
    { text: 'Je joue du violon et je n’avais jamais vu cela ainsi.', answer: 'C’est ce que fait votre corde, au ralenti.' },
    { text: 'Vivement la suite.' },
    { text: 'Mon chat a écouté jusqu’au bout.' },
  ],
  petit_jardin: [
    { text: 'De la douceur, merci.' },
    { text: 'Il s’appelle comment, le petit ?', answer: 'Mardi. Comme le jour où il est arrivé.' },
    { text: 'Mes enfants l’ont mise trois fois de suite.', answer: 'Les miens aussi.' },
    { text: 'Cela donne envie de planter quelque chose.' },
    { text: 'Parfait pour une pause.' },
  ],
}

/** What another fan adds below. */
export const remarks: readonly string[] = [
  'Je me posais la même question.',
  'Pareil ici !',
  'Merci pour la réponse.',
  'Tout à fait d’accord.',
]
