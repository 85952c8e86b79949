/** Returns a sentence about one of several files: «vacances.mp4 : Le fichier est vide». */
export const aboutFile = (name: string, sentence: string): string => `${name}\u00a0: ${sentence}`
