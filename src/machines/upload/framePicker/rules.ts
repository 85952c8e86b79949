/** Where in the video the offered pictures are: away from black beginnings and ends. */
const shares = [1 / 6, 1 / 2, 5 / 6]

/** Returns the seconds of the pictures that are offered at once. */
export const offeredSeconds = (duration: number): readonly number[] => shares.map((share) => Math.round(duration * share * 10) / 10)
