import { css, keyframes } from '@emotion/css'
import { color, controlHeight, radius } from '../tokens.ts'
import { skeletonWidths } from './widths.ts'

const breathe = keyframes`
  to {
    opacity: 0.5;
  }
`

const widths = skeletonWidths.map((width) => `&[data-width='${width}'] { --skeleton-width: ${width}; }`).join('\n')

export const skeleton = css`
  display: block;
  border-radius: ${radius.small};
  background: ${color.raised};
  animation: ${breathe} 1.4s ease-in-out infinite alternate;

  ${widths}

  &[data-shape='text'] {
    height: 0.75em;
    margin-block: 0.375em;
    width: var(--skeleton-width, 100%);
  }

  &[data-shape='thumbnail'] {
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.card};
  }

  &[data-shape='circle'] {
    flex: none;
    align-self: start;
    width: var(--skeleton-width, 2.25rem);
    aspect-ratio: 1;
    border-radius: 50%;
  }

  &[data-shape='block'] {
    width: var(--skeleton-width, 100%);
    min-height: ${controlHeight.medium};
    border-radius: ${radius.control};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`
