import { css } from '@emotion/css'
import { layer, radius, size } from '../../ui/tokens.ts'

export const frame = css`
  position: relative;
  isolation: isolate;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  background: #000;

  /* A page that is narrower has the player in its whole width anyway. */
  @media (width >= 1024px) {
    &:has([data-theatre]) {
      aspect-ratio: auto;
      height: min(56.25vw, 100dvh - ${size.topbar} - 6rem);
      border-radius: 0;
    }
  }

  /* Above what is read; the frame keeps its place in the page. */
  &:has([data-mini]) {
    z-index: ${layer.bar};
    overflow: visible;
    isolation: auto;
  }
`

export const poster = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  pointer-events: none;

  .${frame}:has([data-picture]) > & {
    visibility: hidden;
  }
`
