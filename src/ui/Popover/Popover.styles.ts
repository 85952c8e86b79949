import { css } from '@emotion/css'
import { color, decor, duration, ease, fontSize, layer, radius, shadow, space } from '../tokens.ts'

export const positioner = css`
  z-index: ${layer.overlay};
`

export const popup = css`
  display: flex;
  flex-direction: column;
  width: min(26rem, calc(100vw - ${space[4]}));
  max-height: min(36rem, var(--available-height));
  overflow: hidden;
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  outline-offset: -2px;
  transform-origin: var(--transform-origin);
  transition:
    transform ${duration.fast} ${ease.out},
    opacity ${duration.fast} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    transform: scale(0.97);
    opacity: 0;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 3.5rem;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${decor.line};
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const body = css`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]};
`

export const footer = css`
  display: grid;
  padding: ${space[2]};
  border-top: 1px solid ${decor.line};
`
