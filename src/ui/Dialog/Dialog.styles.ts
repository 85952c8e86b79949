import { css } from '@emotion/css'
import { color, decor, duration, ease, fontSize, layer, radius, shadow, space } from '../tokens.ts'

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

/** A bottom sheet on a phone. */
export const popup = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${space[8]});
  border-radius: ${radius.dialog} ${radius.dialog} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  outline-offset: -2px;
  transition:
    transform ${duration.slow} ${ease.out},
    opacity ${duration.slow} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }

  @media (width >= 640px) {
    inset: 0;
    width: min(32rem, calc(100vw - ${space[8]}));
    height: fit-content;
    max-height: min(48rem, calc(100dvh - ${space[12]}));
    margin: auto;
    border-radius: ${radius.dialog};

    &[data-size='small'] {
      width: min(26rem, calc(100vw - ${space[8]}));
    }

    &[data-size='large'] {
      width: min(48rem, calc(100vw - ${space[8]}));
    }

    &[data-starting-style],
    &[data-ending-style] {
      transform: scale(0.97);
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const form = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
`

export const head = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[5]} ${space[3]};

  @media (width >= 640px) {
    padding: ${space[6]} ${space[6]} ${space[3]};
  }
`

export const titles = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

export const title = css`
  font-size: ${fontSize[22]};
`

export const description = css`
  color: ${color.muted};
`

export const close = css`
  margin: -0.25rem -0.375rem 0 0;
`

export const body = css`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[5]} ${space[5]};

  @media (width >= 640px) {
    padding: ${space[1]} ${space[6]} ${space[6]};
  }
`

export const footer = css`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]} calc(${space[5]} + env(safe-area-inset-bottom));

  @media (width >= 640px) {
    flex-direction: row;
    justify-content: flex-end;
    padding: ${space[3]} ${space[6]} ${space[6]};
  }
`
