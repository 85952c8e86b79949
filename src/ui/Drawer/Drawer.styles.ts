import { css } from '@emotion/css'
import { color, decor, duration, ease, fontSize, gutter, layer, shadow, size, space } from '../tokens.ts'

export const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${decor.scrim};
  transition: opacity ${duration.slow} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

export const drawer = css`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(18rem, calc(100vw - ${space[12]}));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  background: ${color.background};
  box-shadow: ${shadow.float};
  outline-offset: -2px;
  transition: transform ${duration.slow} ${ease.out};

  &[data-side='right'] {
    inset: 0 0 0 auto;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(-100%);
  }

  &[data-side='right'][data-starting-style],
  &[data-side='right'][data-ending-style] {
    transform: translateX(100%);
  }

  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }
`

export const head = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.topbar};
  padding: 0 ${space[2]} 0 ${gutter};
`

export const title = css`
  font-size: ${fontSize[18]};
`
