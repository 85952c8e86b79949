import { css, keyframes } from '@emotion/css'
import { color, duration, fontSize, radius, space, weight } from '../tokens.ts'

const slide = keyframes`
  from {
    transform: translateX(-110%);
  }

  to {
    transform: translateX(260%);
  }
`

export const progress = css`
  display: grid;
  gap: ${space[2]};
`

export const head = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${fontSize[14]};
`

export const label = css`
  font-weight: ${weight.medium};
`

export const value = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`

export const track = css`
  position: relative;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.pressed};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

export const bar = css`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${duration.slow} linear;

  .${progress}[data-tone='success'] & {
    background: ${color.success};
  }

  .${progress}[data-tone='danger'] & {
    background: ${color.danger};
  }

  &[data-indeterminate] {
    width: 40%;
    animation: ${slide} 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      width: 100%;
      animation: none;
      opacity: 0.5;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`
