/**
 * Renders the mark: a tilted roof window, and the light that falls through it in the shape of «play». Uses `currentColor`. public/icon.svg
 * is the same drawing.
 */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M10.5 4.7H24a3 3 0 0 1 3 3v16.6a3 3 0 0 1-3 3H12"
        transform="rotate(8 16 16)"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path
        d="M2.8 9.6a1.8 1.8 0 0 1 2.7-1.56l14.2 8.2a1.8 1.8 0 0 1 0 3.12l-14.2 8.2A1.8 1.8 0 0 1 2.8 26Z"
        transform="translate(0 -1.7)"
        fill="currentColor"
      />
    </svg>
  )
}
