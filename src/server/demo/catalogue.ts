import type { Cue } from '../../shared/caption/cue.ts'

/** The demonstration's creators and clips. ffmpeg's own sources generate the pictures and the sounds. */
export type DemoCreator = { username: string; firstname: string; lastname: string; channel: string; description: string; verified: boolean }

export type DemoClip = {
  creator: number
  title: string
  description: string
  hashtags: readonly string[]
  /** days before today when it was published */
  age: number
  /** 0–1: the share of the viewers who watch on a given day */
  popularity: number
  /** seconds */
  length: number
  /** lavfi graph of the picture, without size-dependent parts */
  picture: string
  /** lavfi graph of the sound */
  sound: string
  isDownloadable?: true
  /** of its sounds, in French */
  captions?: readonly Cue[]
}

export const demoCreators: readonly DemoCreator[] = [
  {
    username: 'atelier_fractal',
    firstname: 'Camille',
    lastname: 'Morel',
    channel: 'L’atelier fractal',
    description: 'Les mathématiques que l’on regarde : fractales, automates et autres jardins de nombres.',
    verified: true,
  },
  {
    username: 'grand_large',
    firstname: 'Yann',
    lastname: 'Le Goff',
    channel: 'Grand large',
    description: 'La mer, la lumière et le temps qu’il fait, filmés lentement depuis la côte.',
    verified: false,
  },
  {
    username: 'studio_lucarne',
    firstname: 'Inès',
    lastname: 'Benali',
    channel: 'Studio Lucarne',
    description: 'Dans les coulisses de l’image : mires, couleurs, sons et petites expériences.',
    verified: false,
  },
]

const tone = (frequency: number, wobble: number): string =>
  `aevalsrc='0.10*sin(2*PI*${frequency}*t)*(0.6+0.4*sin(2*PI*${wobble}*t))+0.06*sin(2*PI*${frequency * 1.5}*t)|0.10*sin(2*PI*${frequency}*t)+0.05*sin(2*PI*${frequency * 2}*t)*(0.5+0.5*sin(2*PI*${wobble * 1.3}*t))':s=48000`
const sea = 'anoisesrc=color=brown:amplitude=0.4:sample_rate=48000,tremolo=f=0.15:d=0.8'

/** A small picture computed pixel by pixel, then enlarged: `geq` at full size would take minutes. */
const painted = (red: string, green: string, blue: string): string =>
  `nullsrc=size=160x90:rate=25,format=gbrp,geq=r='${red}':g='${green}':b='${blue}',scale=1280:720:flags=bicubic,setsar=1`

export const demoClips: readonly DemoClip[] = [
  {
    creator: 0,
    title: 'Plongée dans l’ensemble de Mandelbrot',
    description:
      'Un seul point, agrandi sans fin : à chaque échelle, le même motif recommence autrement.\n\n0:00 L’ensemble entier\n0:04 La vallée\n0:09 Les spirales',
    hashtags: ['fractale', 'mathématiques', 'zoom'],
    age: 2,
    popularity: 0.62,
    length: 16,
    picture: 'mandelbrot=size=1280x720:rate=25:start_scale=2.6:end_scale=0.02:end_pts=400:maxiter=400,hue=h=200',
    sound: tone(110, 0.3),
    isDownloadable: true,
    captions: [
      { startMs: 0, endMs: 4000, text: '♪ Une note grave, qui ondule ♪' },
      { startMs: 4000, endMs: 9000, text: '♪ La note revient, <i>plus sombre</i> ♪' },
      { startMs: 9000, endMs: 16_000, text: '♪ Elle tourne avec les spirales ♪' },
    ],
  },
  {
    creator: 1,
    title: 'Coucher de soleil sur la baie',
    description: 'Douze secondes d’orange et de rose. Le ciel a fait tout le travail.',
    hashtags: ['mer', 'lumière', 'soir'],
    age: 1,
    popularity: 0.5,
    length: 12,
    picture: painted(
      'if(lt(Y,55),clip(60+195*pow(Y/55,1.3)+60*lt(hypot(X-80,Y-(38+T*0.8)),11),0,255),clip(190-3*(Y-55)+40*sin(Y*1.7+T*3+sin(X/6)),0,255))',
      'if(lt(Y,55),clip(20+130*pow(Y/55,1.6)+110*lt(hypot(X-80,Y-(38+T*0.8)),11),0,255),clip(95-2*(Y-55)+30*sin(Y*1.7+T*3+sin(X/6)),0,255))',
      'if(lt(Y,55),85-Y/6,clip(75-(Y-55)*0.6,0,255))',
    ),
    sound: sea,
  },
  {
    creator: 0,
    title: 'Le jeu de la vie, dix mille cellules',
    description: 'Deux règles, aucune main : la population naît, s’agite et s’éteint toute seule.',
    hashtags: ['automate', 'mathématiques', 'vie'],
    age: 6,
    popularity: 0.35,
    length: 14,
    picture:
      'life=size=320x180:rate=25:mold=12:ratio=0.22:seed=7:life_color=0xf2efe9:death_color=0xc43f1f:mold_color=0x24262b,scale=1280:720:flags=neighbor,setsar=1',
    sound: tone(147, 0.8),
  },
  {
    creator: 2,
    title: 'Régler son écran avec une mire',
    description: 'Noirs, blancs, dégradés et mouvement : ce qu’une mire dit de votre écran en quinze secondes.',
    hashtags: ['tutoriel', 'couleur', 'écran'],
    age: 9,
    popularity: 0.28,
    length: 15,
    picture: 'testsrc2=size=1280x720:rate=25',
    sound: tone(220, 1),
  },
  {
    creator: 1,
    title: 'Nage en eau claire',
    description: 'La lumière qui danse au fond, vue d’un mètre sous la surface.',
    hashtags: ['mer', 'été', 'lumière'],
    age: 4,
    popularity: 0.45,
    length: 14,
    picture: painted(
      'clip(34+20*sin(X/9+T*1.6)+14*sin(Y/7-T),0,255)',
      'clip(128+42*sin(X/11+Y/9+T*1.4)+26*sin(Y/5-T*1.1),0,255)',
      'clip(172+48*sin(Y/8+T*1.2+sin(X/14+T)),0,255)',
    ),
    sound: sea,
  },
  {
    creator: 0,
    title: 'La règle 110, ligne après ligne',
    description: 'Un automate à une dimension, assez simple pour tenir sur un ticket et capable de tout calculer.',
    hashtags: ['automate', 'mathématiques'],
    age: 15,
    popularity: 0.18,
    length: 12,
    picture:
      'cellauto=size=320x180:rate=25:rule=110:random_seed=3,format=rgb24,scale=1280:720:flags=neighbor,setsar=1,lutrgb=r=val*0.86+20:g=val*0.62+26:b=val*0.30+52',
    sound: tone(165, 0.5),
  },
  {
    creator: 1,
    title: 'Aurore d’hiver',
    description: 'Une nuit à moins vingt, un rideau vert, et plus personne ne parle.',
    hashtags: ['nuit', 'lumière', 'hiver'],
    age: 11,
    popularity: 0.4,
    length: 16,
    picture: painted(
      '20+40*exp(-pow((Y-30-14*sin(X/21+T*0.7))/16,2))',
      '18+185*exp(-pow((Y-38-16*sin(X/23+T*0.8)-6*sin(X/7-T))/15,2))',
      '48+110*exp(-pow((Y-52-12*sin(X/17-T*0.6))/20,2))',
    ),
    sound: tone(98, 0.15),
  },
  {
    creator: 0,
    title: 'Le tapis de Sierpiński',
    description: 'Enlever le centre, recommencer sur chaque morceau, ne jamais s’arrêter.',
    hashtags: ['fractale', 'géométrie'],
    age: 22,
    popularity: 0.15,
    length: 12,
    picture: 'sierpinski=size=1280x720:rate=25:type=carpet:seed=5,format=rgb24,lutrgb=r=val*0.35+18:g=val*0.68+40:b=val*0.62+52',
    sound: tone(131, 0.4),
  },
  {
    creator: 2,
    title: 'Un plasma, comme en 1992',
    description: 'Quatre sinus additionnés : l’effet qui faisait tourner les têtes sur les premiers ordinateurs.',
    hashtags: ['rétro', 'couleur', 'code'],
    age: 7,
    popularity: 0.33,
    length: 14,
    picture: painted('128+127*sin(X/13+T*2)*sin(Y/17+T)', '128+127*sin((X+Y)/19-T*1.5)', '128+127*sin(hypot(X-80,Y-45)/8-T*2.2)'),
    sound: tone(196, 2),
  },
  {
    creator: 2,
    title: 'Le phare et la brume',
    description: 'Un faisceau tourne, le brouillard fait le reste. Essai de lumière en trois lignes.',
    hashtags: ['nuit', 'lumière', 'code'],
    age: 13,
    popularity: 0.22,
    length: 12,
    picture: painted(
      '16+220*pow(max(0,cos(atan2(Y-45,X-80)-T*1.6)),24)',
      '20+190*pow(max(0,cos(atan2(Y-45,X-80)-T*1.6)),24)',
      '34+130*pow(max(0,cos(atan2(Y-45,X-80)-T*1.6)),20)',
    ),
    sound: sea,
  },
  {
    creator: 1,
    title: 'Matin calme',
    description: 'Avant le vent, avant les bateaux.',
    hashtags: ['mer', 'matin'],
    age: 27,
    popularity: 0.2,
    length: 12,
    picture: painted(
      'if(lt(Y,48),150+105*Y/48,clip(200-2.2*(Y-48)+8*sin(Y*2.2-T*1.3+X/22),0,255))',
      'if(lt(Y,48),170+62*Y/48,clip(205-2*(Y-48)+8*sin(Y*2.2-T*1.3+X/22),0,255))',
      'if(lt(Y,48),205+10*Y/48,clip(212-1.4*(Y-48)+8*sin(Y*2.2-T*1.3+X/22),0,255))',
    ),
    sound: sea,
  },
  {
    creator: 0,
    title: 'Triangles dans les triangles',
    description: 'Le jeu du chaos : un dé, trois sommets, et la figure apparaît d’elle-même.',
    hashtags: ['fractale', 'géométrie', 'hasard'],
    age: 18,
    popularity: 0.25,
    length: 13,
    picture: 'sierpinski=size=1280x720:rate=25:type=triangle:seed=11,format=rgb24,lutrgb=r=val*0.72+46:g=val*0.40+18:b=val*0.78+50',
    sound: tone(123, 0.6),
  },
]

/** The accounts that watch, like and comment in the demonstration; none of them can sign in. */
export const demoFans: readonly string[] = [
  'adele_r',
  'bastien',
  'chloe_v',
  'driss',
  'elise_m',
  'farid',
  'gaelle',
  'hugo_p',
  'isabelle',
  'jules_t',
  'karima',
  'leo_b',
  'manon',
  'nassim',
  'oceane',
  'paul_e',
  'quentin',
  'rose_d',
  'samir',
  'theo_l',
  'ulysse',
  'victor',
  'wassila',
  'xavier',
  'yasmine',
  'zoe_k',
  'amelie',
  'benoit',
]

export const demoComments: readonly string[] = [
  'Je pourrais regarder ça des heures.',
  'La lumière est superbe, merci pour le partage !',
  'Enfin une explication claire.',
  'Quelle musique ? Elle va très bien avec l’image.',
  'Je l’ai montrée à mes élèves, silence complet dans la classe.',
  'Vivement la suite.',
  'On peut l’avoir en fond d’écran ?',
  'Déjà la troisième fois que je la revois.',
  'Très beau travail, bravo.',
  'Simple et hypnotique.',
]
