/** How the screen at hand was reached; the app keeps it up to date (scrollMemory.ts). `isReturn`: by the browser's arrows. */
export const arrival = { isReturn: false }
