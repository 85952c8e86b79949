import type { Look } from './drawing/portraits.ts'

/** `since`: days before today when the channel was created. */
export type DemoCreator = {
  username: string
  firstname: string
  lastname: string
  channel: string
  description: string
  verified: boolean
  since: number
  look: Look
}

/** The first one can sign in. */
export const demoCreators: readonly DemoCreator[] = [
  {
    username: 'atelier_fractal',
    firstname: 'Camille',
    lastname: 'Morel',
    channel: 'L’atelier fractal',
    description: 'Les mathématiques que l’on regarde : fractales, automates et autres jardins de nombres.',
    verified: true,
    since: 640,
    look: { sign: 'fractal', from: '#2a1f5c', to: '#c43f1f', ink: '#fbf1da' },
  },
  {
    username: 'grand_large',
    firstname: 'Yann',
    lastname: 'Le Goff',
    channel: 'Grand large',
    description: 'La mer, la lumière et le temps qu’il fait, filmés lentement depuis la côte.',
    verified: true,
    since: 512,
    look: { sign: 'sail', from: '#0e4470', to: '#5fb7c9', ink: '#ffffff' },
  },
  {
    username: 'studio_lucarne',
    firstname: 'Inès',
    lastname: 'Benali',
    channel: 'Studio Lucarne',
    description: 'Dans les coulisses de l’image : mires, couleurs, sons et petites expériences.',
    verified: false,
    since: 420,
    look: { sign: 'window', from: '#c43f1f', to: '#ffb45c', ink: '#fffaf2' },
  },
  {
    username: 'ciel_ouvert',
    firstname: 'Théo',
    lastname: 'Marchand',
    channel: 'Ciel ouvert',
    description: 'L’astronomie à l’œil nu, puis un peu plus loin. Sorties chaque nouvelle lune, quand il ne pleut pas.',
    verified: true,
    since: 388,
    look: { sign: 'planet', from: '#0b1030', to: '#5a3a8f', ink: '#ffe0a3' },
  },
  {
    username: 'derniere_rame',
    firstname: 'Aïcha',
    lastname: 'Diallo',
    channel: 'Dernière rame',
    description: 'Les villes la nuit, les trains au petit matin, et ce que l’on voit quand on ne dort pas.',
    verified: false,
    since: 301,
    look: { sign: 'train', from: '#16203f', to: '#3f6f8f', ink: '#ffd27a' },
  },
  {
    username: 'papier_decoupe',
    firstname: 'Margaux',
    lastname: 'Fournier',
    channel: 'Papier découpé',
    description: 'Des paysages en papier, une lampe, et beaucoup de colle. Un film d’une vingtaine de secondes par semaine.',
    verified: false,
    since: 233,
    look: { sign: 'mountains', from: '#f0a35c', to: '#a9617c', ink: '#fff6e6' },
  },
  {
    username: 'ondes_courtes',
    firstname: 'Bastien',
    lastname: 'Roussel',
    channel: 'Ondes courtes',
    description: 'Voir le son : cordes, spectres et figures d’oscilloscope. À écouter doucement.',
    verified: false,
    since: 190,
    look: { sign: 'waves', from: '#1f6b45', to: '#6fd3a0', ink: '#fbfaf7' },
  },
  {
    username: 'petit_jardin',
    firstname: 'Lucie',
    lastname: 'Garnier',
    channel: 'Le petit jardin',
    description: 'Un balcon, un aquarium, une fenêtre sur la rue : la vie quotidienne à hauteur de fleur.',
    verified: false,
    since: 150,
    look: { sign: 'leaf', from: '#4f8a4c', to: '#c9d98a', ink: '#fffdf2' },
  },
]

/** The accounts that watch, like and comment in the demonstration; none of them can sign in. */
// oxfmt-ignore
export const demoFans: readonly string[] = [
  'adele_r', 'bastien', 'chloe_v', 'driss', 'elise_m', 'farid', 'gaelle', 'hugo_p', 'isabelle', 'jules_t', 'karima', 'leo_b',
  'manon', 'nassim', 'oceane', 'paul_e', 'quentin', 'rose_d', 'samir', 'theo_l', 'ulysse', 'victor', 'wassila', 'xavier',
  'yasmine', 'zoe_k', 'amelie', 'benoit', 'clemence', 'dounia', 'etienne', 'fanny', 'gabin', 'helene', 'ines_k', 'jonas',
  'kenza', 'louise', 'malo', 'nora_s', 'olivier', 'perrine', 'rayan', 'sidonie', 'tom_g', 'valentine', 'younes', 'zelie',
]
