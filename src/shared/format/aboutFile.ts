/** «vacances.mp4 : Le fichier est vide»: which of several files a sentence is about. */
export const aboutFile = (name: string, sentence: string): string => `${name}\u00a0: ${sentence}`
