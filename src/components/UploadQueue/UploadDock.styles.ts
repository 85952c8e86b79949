import { css } from '@emotion/css'
import { color, decor, fontSize, layer, radius, shadow, size, space } from '../../ui/tokens.ts'

export const dock = css`
  /* Above the small player. */
  --below: calc(${space[4]} + var(--notice-height, 0px) + var(--recording-height, 0px) + var(--mini-height, 0px));

  position: fixed;
  z-index: ${layer.bar};
  inset: auto ${space[4]} var(--below) auto;
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100% - 2 * ${space[4]}));
  max-height: min(420px, 50vh, 100dvh - ${size.topbar} - var(--below) - ${space[4]});
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};

  & > h2 {
    font-size: ${fontSize[16]};
  }
`

export const items = css`
  overflow: auto;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${decor.line};
  list-style: none;

  &[hidden] {
    display: none;
  }
`

export const open = css`
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
`

export const published = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};

  & > a {
    flex: 1;
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const note = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  white-space: nowrap;
`
