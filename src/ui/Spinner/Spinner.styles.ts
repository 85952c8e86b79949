import { css, keyframes } from '@emotion/css'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

export const spinner = css`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;

  /* The animation stops; the label beside it says what is loading. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
    border-color: currentColor;
  }
`
