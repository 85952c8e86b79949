/** How the current screen was reached; updated by the app (scrollMemory.ts). `isReturn`: with the browser's back or forward button. */
export const arrival = { isReturn: false }
